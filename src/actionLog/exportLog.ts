import { hasCardNumber, withoutCardNumbers } from '../../domain/cardNumber';
import { createDigest } from './digest';
import { type AnyReducer, LOG_FORMAT, LOG_VERSION } from './logFormat';
import { parseJson } from './parseJson';
import type { Fingerprints } from './redaction/fingerprints';
import { findInOpenTexts } from './redaction/openTexts';
import type { Redactor } from './redaction/redactor';
import { foldAgain } from './foldAgain';
import type { Stretch, StretchStart } from './ring';
import { withAnswersOnce } from './sharedAnswers';

export type ExportedLog =
  | { readonly kind: 'exported'; readonly text: string; readonly actions: number }
  /** A marked value would have left with the file. */
  | { readonly kind: 'marked-value-left'; readonly line: number; readonly value: string };

export interface ExportWishes {
  /** What somebody wrote about the problem, as they wrote it. */
  readonly reason: string;
  /** Somebody saw which value is left and wants it cut out, though steps that use it may then replay otherwise. */
  readonly isCut?: boolean;
}

/**
 * Writes a recording as a file. A value marked anywhere in it that turns up elsewhere, inside a text for example, is replaced
 * there too and the log folded again, and so is whatever could be a card's number; should one still be found, there is no file.
 */
export function exportLog(
  stretches: readonly Stretch[],
  { reason, isCut = false }: ExportWishes,
  redactor: Redactor,
  reducer: AnyReducer,
): ExportedLog {
  const { fingerprints } = redactor;
  const leftIn = (line: string): string | undefined =>
    findInOpenTexts(parseJson(line), (text) => valueLeft(text, fingerprints));
  const isClean = (line: string): boolean => leftIn(line) === undefined;
  const written = linesOf(stretches, redactor.note(reason));
  const replaced = written.every(isClean) ? written : foldAgain(written, redactor.text, reducer);
  const lines = isCut && !replaced.every(isClean) ? foldAgain(replaced, redactor.cut, reducer) : replaced;
  for (const [index, line] of lines.entries()) {
    const value = leftIn(line);
    if (value !== undefined) return { kind: 'marked-value-left', line: index + 1, value };
  }
  const short = withAnswersOnce(lines);
  const digest = createDigest();
  short.forEach(digest.add);
  const actions = stretches.reduce((sum, stretch) => sum + stretch.actions, 0);
  const end = JSON.stringify({ kind: 'end', actions, digest: digest.value() });
  return { kind: 'exported', text: `${[...short, end].join('\n')}\n`, actions };
}

/** What in a text may not leave with a file. */
function valueLeft(text: string, fingerprints: Fingerprints): string | undefined {
  const [found] = fingerprints.findIn(text);
  if (found !== undefined) return text.slice(found.from, found.to);
  return hasCardNumber(text) ? withoutCardNumbers(text).slice(0, 40) : undefined;
}

function linesOf(stretches: readonly Stretch[], reason: string): readonly string[] {
  return stretches.flatMap(({ first, lines }, index) => [
    index === 0 ? headerOf(first, reason) : beginningOf(first),
    ...lines,
  ]);
}

const headerOf = ({ page, state, hash }: StretchStart, reason: string): string =>
  withState({ kind: 'log', format: LOG_FORMAT, version: LOG_VERSION, reason, ...page, hash }, state);

const beginningOf = ({ kind, page, seq, state, hash }: StretchStart): string =>
  withState(kind === 'page' ? { kind: 'restart', ...page, hash } : { kind, seq, hash }, state);

/** The state is JSON already. */
const withState = (line: object, state: string): string =>
  `${JSON.stringify(line).slice(0, -1)},"state":${state}}`;
