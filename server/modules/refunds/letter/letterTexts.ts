import en from '../../../texts/en/refundLetter.json';
import fr from '../../../texts/fr/refundLetter.json';
import type { Language } from '../../../../contract/texts/sentence';

/** The words of a decision's letter, beside the sentences that are the board's own. */
export interface LetterTexts {
  readonly approvedTitle: string;
  readonly rejectedTitle: string;
  readonly date: string;
  readonly claim: string;
  readonly year: string;
  readonly importerNumber: string;
  readonly reason: string;
  readonly columns: readonly string[];
  readonly total: string;
  readonly page: string;
}

export const LETTER_TEXTS: Readonly<Record<Language, LetterTexts>> = { en, fr };
