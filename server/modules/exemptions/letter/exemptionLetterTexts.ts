import en from '../../../texts/en/exemptionLetter.json';
import fr from '../../../texts/fr/exemptionLetter.json';
import type { Language } from '../../../../contract/texts/sentence';
import type { ExemptionKind } from '../../../../domain/exemption';

/** The texts of certificates and denial letters, with places for values. */
export interface ExemptionLetterTexts {
  readonly certificateTitle: string;
  readonly denialTitle: string;
  readonly subject: readonly string[];
  readonly certificate: readonly string[];
  readonly byKind: Readonly<Record<ExemptionKind, string>>;
  readonly keep: string;
  readonly denial: readonly string[];
  readonly questions: string;
  readonly appeal: string;
  readonly page: string;
}

export const EXEMPTION_LETTER_TEXTS: Readonly<Record<Language, ExemptionLetterTexts>> = { en, fr };
