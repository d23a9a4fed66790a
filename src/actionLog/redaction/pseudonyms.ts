import { parseImporterNumber } from '../../../domain/importerNumber';
import { isRecordNumber } from '../../../domain/plainData';
import { textHash } from '../stateHash';
import { productWords, WORD } from './productWords';
import { standInToken } from './standInToken';

export const BLANK = '[secret]';

const VOWELS = 'aeiou';
const CONSONANTS = 'bdfgklmnprstv';
const SUFFIX = 'ABCDEFGHJKLMNPQRSTUVWXY0123456789';
const FILE_ENDING = /\.(pdf|csv|xlsx|png|jpe?g)$/i;
/** What ends a sentence or a bracket is not the address's. */
const MAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]*[^\s@<>"',;:().!?…\]}»]/g;
/** Tags, times, and the numbers of the product's own records, such as RF-2026-000045. */
const LEFT_ALONE = /(<[^>]*>|\b[A-Z]{1,3}-\d{4}-[\w-]+|\b\d{4}-\d{2}-\d{2}T[\d:.]+Z)/;
/** Five digits or more, also in groups. */
const LONG_NUMBER = /\d(?:[\s-]?\d){4,}/g;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const IMPORTER = /\b(?:\d{2}-\d{7}(?:[0-9A-Z]{2})?|\d{3}-\d{2}-\d{4}|\d{6}-\d{5})\b/g;

export interface Pseudonyms {
  /** The stand-in of a personal value: an email address stays one, an importer number a valid one, words and digits keep their places. */
  readonly personal: (value: string) => string;
  /** A sentence of the product with stand-ins for all words that are not its own. Tags are left as they are. */
  readonly sentence: (text: string) => string;
  /** A sentence that may repeat what was typed: long numbers get stand-ins as well, however their digits are grouped. */
  readonly said: (text: string) => string;
  /** What somebody wrote freely, with stand-ins for email addresses and importer numbers, whoever's they are. */
  readonly free: (text: string) => string;
  /** A secret blanked; of a token the claims by which the application knows whom it serves stay, under a stand-in. */
  readonly secret: (value: string) => string;
}

/**
 * Stand-ins that are the same for the same value wherever it occurs.
 * @param salt random and kept out of every file: without it nobody can try values out
 */
export function createPseudonyms(salt: string): Pseudonyms {
  const words = new Map<string, string>();

  function personal(value: string): string {
    // Payments and searches name records by their numbers, which tell of nobody.
    if (isRecordNumber(value)) return value;
    const importer = parseImporterNumber(value);
    if (importer.ok) return importerNumber(value, importer.value.number);
    const [ending] = FILE_ENDING.exec(value) ?? [''];
    const text = value.slice(0, value.length - ending.length);
    return withoutMails(text, word) + ending;
  }

  function sentence(text: string): string {
    const own = productWords();
    const unlessOwn = (found: string): string =>
      own.has(found.toLowerCase()) || /^\d+$/.test(found) ? found : word(found);
    return text
      .split(LEFT_ALONE)
      .map((part, index) =>
        index % 2 === 1 ? part : withoutMails(part.replace(IMPORTER, personal), unlessOwn),
      )
      .join('');
  }

  function said(text: string): string {
    const withoutNumbers = text
      .split(LEFT_ALONE)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replace(LONG_NUMBER, (found) => (DATE.test(found) ? found : found.replace(WORD, word))),
      );
    return sentence(withoutNumbers.join(''));
  }

  const free = (text: string): string => withoutMails(text.replace(IMPORTER, personal), (found) => found);

  function withoutMails(text: string, change: (found: string) => string): string {
    let from = 0;
    let result = '';
    for (const { 0: found, index } of text.matchAll(MAIL)) {
      result += text.slice(from, index).replace(WORD, change) + mail(found);
      from = index + found.length;
    }
    return result + text.slice(from).replace(WORD, change);
  }

  function mail(address: string): string {
    const at = address.lastIndexOf('@');
    const domain = address.slice(at + 1).replace(/\.[^.]*$/, '');
    return `${address.slice(0, at).replace(WORD, word)}@${domain.replace(WORD, word)}.example`;
  }

  function word(found: string): string {
    const key = found.toLowerCase();
    const letters = words.get(key) ?? madeUp(key);
    words.set(key, letters);
    const model = Array.from(found);
    return Array.from(letters, (letter, index) =>
      isUpper(model[index] ?? '') ? letter.toUpperCase() : letter,
    ).join('');
  }

  /** As many letters and digits as the word has, in the same places; never the word itself. */
  function madeUp(key: string): string {
    for (let attempt = 0; ; attempt += 1) {
      const random = stream(`${salt}\n${key}\n${attempt}`);
      const begin = random(2);
      const result = Array.from(key, (character, index) => {
        if (/\p{N}/u.test(character)) return String(random(10));
        const letters = (index + begin) % 2 === 0 ? CONSONANTS : VOWELS;
        return letters[random(letters.length)] ?? 'a';
      }).join('');
      if (result !== key || attempt > 20) return result;
    }
  }

  /** Spelled with the same hyphens and blanks as the value. */
  function importerNumber(value: string, number: string): string {
    const random = stream(`${salt}\nimporter\n${number}`);
    const characters = Array.from(number.replace(/-/g, ''), (character, index) =>
      index > 8 && character !== '' && number.length > 10 && /^\d{2}-\d{7}/.test(number)
        ? (SUFFIX[random(SUFFIX.length)] ?? '0')
        : String(random(10)),
    );
    return value.replace(/[0-9A-Za-z]/g, () => characters.shift() ?? '0');
  }

  return { personal, sentence, said, free, secret: (value) => standInToken(value, personal) ?? BLANK };
}

const isUpper = (character: string): boolean => character !== character.toLowerCase();

/** Numbers below a limit that follow from a text alone. */
function stream(seed: string): (limit: number) => number {
  let state = Number.parseInt(textHash(seed).slice(6), 16);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
