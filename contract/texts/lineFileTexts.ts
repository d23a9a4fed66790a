import type { LineColumn, LineFileFault } from '../../domain/reportLineFile';
import { fill, type Language } from './sentence';

const FAULTS: Readonly<Record<Language, Readonly<Record<LineFileFault['kind'], string>>>> = {
  en: {
    missing: 'This cell is empty. Enter a value.',
    'not-a-date': 'This isn’t a date. Enter it like 2026-03-31 or 03/31/2026.',
    'impossible-date': 'This date doesn’t exist. Check it.',
    'spreadsheet-serial': 'The spreadsheet changed the date to a number. Format the column as dates.',
    'not-a-quantity':
      'This isn’t a quantity. Enter a number with up to three decimals and no commas, like 1234.5.',
    'not-a-kind': 'Use shipped, imported, exported or organic.',
    'not-a-country': 'Use a two-letter country code, like CA.',
    'too-long': 'This is longer than 120 characters. Shorten it.',
  },
  fr: {
    missing: 'Cette cellule est vide. Saisissez une valeur.',
    'not-a-date': 'Ce n’est pas une date. Écrivez-la comme 2026-03-31 ou 03/31/2026.',
    'impossible-date': 'Cette date n’existe pas. Vérifiez-la.',
    'spreadsheet-serial': 'Le tableur a changé la date en nombre. Mettez la colonne au format date.',
    'not-a-quantity':
      'Ce n’est pas une quantité. Saisissez un nombre d’au plus trois décimales, sans séparateur de milliers, comme 1234.5.',
    'not-a-kind': 'Utilisez expédié, importé, exporté ou biologique.',
    'not-a-country': 'Utilisez un code de pays à deux lettres, comme CA.',
    'too-long': 'Ce texte dépasse 120 caractères. Raccourcissez-le.',
  },
};

/** Why a cell of a file of report lines could not be read. */
export const lineFaultText = (language: Language, kind: LineFileFault['kind']): string =>
  fill(FAULTS[language][kind], {});

/** The heading of a column, as the template writes it. */
export const lineHeading = (language: Language, column: LineColumn): string => HEADINGS[language][column];

const HEADINGS: Readonly<Record<Language, Readonly<Record<LineColumn, string>>>> = {
  en: { date: 'Date', kind: 'Type', description: 'Description', quantity: 'Quantity', country: 'Country' },
  fr: { date: 'Date', kind: 'Type', description: 'Description', quantity: 'Quantité', country: 'Pays' },
};
