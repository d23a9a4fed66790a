import en from './en/claimFile.json';
import fr from './fr/claimFile.json';
import type { ClaimColumn } from '../../domain/claimTable';
import type { Language } from './sentence';

const HEADINGS: Readonly<Record<Language, Readonly<Record<ClaimColumn, string>>>> = { en, fr };

/** The heading of a column of claimed entries, as the template writes it. */
export const claimHeading = (language: Language, column: ClaimColumn): string => HEADINGS[language][column];
