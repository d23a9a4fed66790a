import { parseImporterNumber } from '../../../domain/importerNumber';
import { isPlainData } from '../../../domain/plainData';
import { contractWords } from './productWords';

/** What may stand in unsent work as it is: a number, a date, an id, a choice that the contract names, a country. */
const isChoice = (text: string): boolean =>
  text === '' || isPlainData(text) || contractWords().has(text) || /^[A-Z]{2}$/.test(text);

/**
 * A text of unsent work with a stand-in where somebody typed it. Texts that are made of choices and importer numbers keep their form.
 * @param standIn the stand-in of a typed text or an importer number
 */
export function typedReplaced(text: string, standIn: (text: string) => string): string {
  if (isChoice(text)) return text;
  const parts = text.split(' ');
  const isImporter = (part: string): boolean => parseImporterNumber(part).ok;
  if (parts.every((part) => isChoice(part) || isImporter(part)))
    return parts.map((part) => (isChoice(part) ? part : standIn(part))).join(' ');
  return standIn(text);
}
