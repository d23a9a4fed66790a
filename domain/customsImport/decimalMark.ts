import type { DecimalMark } from '../numberText';
import { fail, ok, type Result } from '../result';
import type { Separator } from './separator';

/** What the numbers of a file say about its decimal mark, taken together. */
export type MarkEvidence = 'none' | 'point' | 'comma' | 'both';

/** The decimal mark of a file; undecided where a value such as 1.000 could be one or a thousand. */
export type FileMark = DecimalMark | 'undecided';

/** Adds one number's text to the evidence. */
export function observeMark(evidence: MarkEvidence, text: string): MarkEvidence {
  const mark = markShownBy(text);
  if (mark === null || evidence === mark) return evidence;
  return evidence === 'none' ? mark : 'both';
}

/**
 * The mark to read a file's numbers by. A semicolon between columns is there to leave the comma free, so such a file without clear
 * evidence is undecided; the others write a point unless their numbers show a comma.
 */
export function fileMark(evidence: MarkEvidence, separator: Separator): FileMark {
  if (evidence === 'point' || evidence === 'comma') return evidence;
  return separator === ';' ? 'undecided' : 'point';
}

/** The mark to read one value by; where the file is undecided the value must speak for itself or is refused. */
export function markFor(
  text: string,
  mark: FileMark,
): Result<DecimalMark, { readonly kind: 'ambiguous-number' }> {
  if (mark !== 'undecided') return ok(mark);
  const own = markShownBy(text);
  if (own !== null) return ok(own);
  return /[.,]/.test(text) ? fail({ kind: 'ambiguous-number' }) : ok('point');
}

/** The decimal mark that a number's text can only have, or null where it shows none: 1234,50 a comma, 1.000 nothing. */
function markShownBy(text: string): DecimalMark | null {
  const plain = text.replace(/[^\d.,]/g, '');
  const points = plain.split('.').length - 1;
  const commas = plain.split(',').length - 1;
  if (points > 0 && commas > 0) return plain.lastIndexOf('.') > plain.lastIndexOf(',') ? 'point' : 'comma';
  if (points > 1) return 'comma';
  if (commas > 1) return 'point';
  if (points + commas === 0) return null;
  const [whole = '', fraction = ''] = plain.split(/[.,]/);
  const couldGroup =
    fraction.length === 3 && whole.length >= 1 && whole.length <= 3 && !whole.startsWith('0');
  if (couldGroup) return null;
  return points === 1 ? 'point' : 'comma';
}
