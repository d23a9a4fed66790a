import type { Language } from '../../../../contract/texts/sentence';
import en from '../../../texts/en/refundInvitation.json';
import fr from '../../../texts/fr/refundInvitation.json';

/** The letter to an importer without an account that can claim, by language. */
export const INVITATION_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
