import type { LineColumn, LineFileFault } from '../../domain/reportLineFile';
import { fill, type Language } from './sentence';

const FAULTS: Readonly<Record<Language, Readonly<Record<LineFileFault['kind'], string>>>> = {
  en: {
    missing: 'Nothing stands here.',
    'not-a-date': 'This is not a date. Write it as 2026-03-31 or 03/31/2026.',
    'impossible-date': 'There is no such day.',
    'spreadsheet-serial': 'The spreadsheet has turned the date into a number. Format the column as dates.',
    'not-a-quantity':
      'This is not a quantity with at most three decimals. Write it as 1234.5 without other signs.',
    'not-a-kind': 'This is none of shipped, imported, exported and organic.',
    'not-a-country': 'A country is written with its two letters, such as CA.',
    'too-long': 'This is longer than 120 characters.',
  },
  fr: {
    missing: 'Il n’y a rien ici.',
    'not-a-date': 'Ce n’est pas une date. Écrivez-la comme 2026-03-31 ou 03/31/2026.',
    'impossible-date': 'Ce jour n’existe pas.',
    'spreadsheet-serial': 'Le tableur a changé la date en nombre. Mettez la colonne au format date.',
    'not-a-quantity':
      'Ce n’est pas une quantité à trois décimales au plus. Écrivez-la comme 1234.5, sans autre signe.',
    'not-a-kind': 'Ce n’est ni expédié, ni importé, ni exporté, ni biologique.',
    'not-a-country': 'Un pays s’écrit avec ses deux lettres, comme CA.',
    'too-long': 'C’est plus long que 120 caractères.',
  },
};

/** Why a cell of a file of report lines could not be read. */
export const lineFaultText = (language: Language, kind: LineFileFault['kind']): string =>
  fill(FAULTS[language][kind], {});

/** The heading of a column, as the template writes it. */
export const lineHeading = (language: Language, column: LineColumn): string => HEADINGS[language][column];

const HEADINGS: Readonly<Record<Language, Readonly<Record<LineColumn, string>>>> = {
  en: { date: 'Date', kind: 'Kind', description: 'Description', quantity: 'Quantity', country: 'Country' },
  fr: { date: 'Date', kind: 'Nature', description: 'Description', quantity: 'Quantité', country: 'Pays' },
};
