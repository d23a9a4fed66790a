import { parseEntryNumber } from '../../../domain/entryNumber';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { isPlainData } from '../../../domain/plainData';
import { contractWords } from './productWords';

/** What may stand in unsent work as it is: a number, a date, an id, an entry, a choice that the contract names, a country. */
const isChoice = (text: string): boolean =>
  text === '' ||
  isPlainData(text) ||
  contractWords().has(text) ||
  /^[A-Z]{2}$/.test(text) ||
  // As forms hold it, without hyphens; of digits alone it could be anybody's number.
  (/[A-Z]/.test(text) && parseEntryNumber(text).ok);

/** Fewer digits than a phone number has, however they are grouped. */
const MOST_DIGITS_IN_GROUPS = 6;

/**
 * A text of unsent work with a stand-in where somebody typed it. Texts that are made of choices and importer numbers keep their form.
 * @param standIn the stand-in of a typed text or an importer number
 */
export function typedReplaced(text: string, standIn: (text: string) => string): string {
  if (isChoice(text)) return text;
  const parts = text.split(' ');
  const isImporter = (part: string): boolean => parseImporterNumber(part).ok;
  const grouped = parts.filter((part) => /^\d+$/.test(part)).join('').length;
  if (grouped <= MOST_DIGITS_IN_GROUPS && parts.every((part) => isChoice(part) || isImporter(part)))
    return parts.map((part) => (isChoice(part) ? part : standIn(part))).join(' ');
  return standIn(text);
}
