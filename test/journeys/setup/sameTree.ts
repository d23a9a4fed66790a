/** What stood otherwise in a replay than on the screen, and what the replay says it cannot know. */
export interface TreeComparison {
  readonly differences: readonly string[];
  /** Fields whose text the replay marks as unknown, by their lines. */
  readonly unknown: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MARK = /•+/g;
const IMPORTER = /\b(?:\d{2}-\d{7}(?:[0-9A-Z]{2})?|\d{3}-\d{2}-\d{4}|\d{6}-\d{5})\b/g;
/** Stand-ins are made of consonants and vowels in turn. */
const STAND_IN = /^(?=.*[a-z])[bdfgklmnprstv\d]?(?:[aeiou\d][bdfgklmnprstv\d])*[aeiou\d]?$/;
/** Names of files are people’s. */
const FILE = /[\w-]+\.(?:pdf|csv|xlsx|png|jpe?g)\b/g;
const PHONE = /\+\d[\d ]{6,}\d|\b\d{3}-\d{3}-\d{4}\b/g;

/**
 * Compares the accessibility tree of a screen with the one of its replay, line by line. A name may have given way to its stand-in: the
 * same word to the same stand-in in the whole log, of as many letters. Amounts, dates, numbers, and the words of the product must be
 * the same. A text that was never in an action is shown as dots of its length.
 * @param standIns those met so far in this log
 */
export function compareTrees(
  original: string,
  replayed: string,
  standIns: Map<string, string>,
): TreeComparison {
  const unknown: string[] = [];
  const isSame = (line: string, other: string): boolean =>
    line === other ||
    isTextOfDots(line, other) ||
    isUnknownFile(line, other) ||
    isUnknownFrame(line, other) ||
    isStandIn(line, other, standIns);
  const { found, pairs } = lineDifferences(original.split('\n'), replayed.split('\n'), isSame);
  const differences = [...found];
  for (const [line, other] of pairs)
    if (isSame(line, other)) learn(line, other, standIns);
    else differences.push(`- ${line}`, `+ ${other}`);
  for (const line of replayed.split('\n'))
    if ((line.includes('•') || line.endsWith('- status: Loading…')) && !original.includes(line))
      unknown.push(line.trim());
  return { differences, unknown };
}

/** What a file holds is in no log: the place of its pages says that they are still to come. */
const isUnknownFile = (line: string, other: string): boolean =>
  line.trim().startsWith('- paragraph: This browser can’t show a PDF on the page.') &&
  other.trim() === '- status: Loading…';

/** The fields of another origin, such as the card provider's, are in no log. */
const isUnknownFrame = (line: string, other: string): boolean =>
  line.trim() === '- iframe' && other.trim() === '- paragraph: •••';

/** The value of a field stands as so many dots. */
function isTextOfDots(line: string, other: string): boolean {
  const from = other.search(MARK);
  if (from === -1) return false;
  const dots = /^•+/.exec(other.slice(from))?.[0] ?? '';
  return (
    line.length === other.length &&
    line.slice(0, from) === other.slice(0, from) &&
    line.slice(from + dots.length) === other.slice(from + dots.length)
  );
}

/** Numbers of people, each with a stand-in of its form. */
const masked = (text: string): string =>
  text
    .replace(IMPORTER, 'IMPORTER')
    .replace(PHONE, (found) => found.replace(/\d/g, '0'))
    .replace(FILE, 'FILE');

function isStandIn(line: string, other: string, standIns: ReadonlyMap<string, string>): boolean {
  const [from, to] = [masked(line), masked(other)];
  // What stands between words is the same; an email address ends otherwise.
  if (from.replace(WORD, '') !== to.replace(WORD, '')) return false;
  const words = from.match(WORD) ?? [];
  const found = to.match(WORD) ?? [];
  const isOther = (index: number): boolean => words[index] !== found[index] && !isNumber(words[index]);
  return words.every((word, index) =>
    isNumber(word)
      ? word === found[index] ||
        // A house or a postal code, beside the name of a street or a place.
        (word.length === found[index]?.length && (isOther(index - 1) || isOther(index + 1)))
      : mayStandFor(word, found[index] ?? '', standIns),
  );
}

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);

function mayStandFor(word: string, found: string, standIns: ReadonlyMap<string, string>): boolean {
  if (word === found) return true;
  const key = word.toLowerCase();
  const stand = found.toLowerCase();
  if (word.length !== found.length || !STAND_IN.test(stand)) return false;
  const known = standIns.get(key);
  return known === undefined || known === stand;
}

/** The lines that only one of two texts has, by their longest common sequence. */
function lineDifferences(
  before: readonly string[],
  after: readonly string[],
  isSame: (line: string, other: string) => boolean,
): { readonly found: readonly string[]; readonly pairs: readonly (readonly [string, string])[] } {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const same = new Map<number, boolean>();
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isCommon = Math.abs(i - j) < 400 && isSame(before[i] ?? '', after[j] ?? '');
      same.set(i * width + j, isCommon);
      common[i * width + j] = isCommon
        ? (common[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
    }
  const found: string[] = [];
  const pairs: [string, string][] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && same.get(i * width + j) === true) {
      pairs.push([before[i] ?? '', after[j] ?? '']);
      i += 1;
      j += 1;
    } else if (
      j >= after.length ||
      (i < before.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    )
      found.push(`- ${before[i++] ?? ''}`);
    else found.push(`+ ${after[j++] ?? ''}`);
  }
  return { found, pairs };
}

function learn(line: string, other: string, standIns: Map<string, string>): void {
  if (
    line === other ||
    isTextOfDots(line, other) ||
    isUnknownFile(line, other) ||
    isUnknownFrame(line, other)
  )
    return;
  const words = masked(line).match(WORD) ?? [];
  const found = masked(other).match(WORD) ?? [];
  for (const [index, word] of words.entries())
    if (word !== found[index]) standIns.set(word.toLowerCase(), (found[index] ?? '').toLowerCase());
}
