import type { ClaimColumn } from '../../domain/claimTable';
import type { Language } from './sentence';

const HEADINGS: Readonly<Record<Language, Readonly<Record<ClaimColumn, string>>>> = {
  en: { entry: 'Entry number', line: 'Line', amount: 'Amount', entryDate: 'Entry date' },
  fr: {
    entry: 'Numéro de déclaration',
    line: 'Ligne',
    amount: 'Montant',
    entryDate: 'Date de déclaration',
  },
};

/** The heading of a column of claimed entries, as the template writes it. */
export const claimHeading = (language: Language, column: ClaimColumn): string => HEADINGS[language][column];
