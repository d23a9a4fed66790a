import { hasCardNumber } from '../../domain/cardNumber';
import { createDigest } from './digest';
import { type AnyReducer, LOG_FORMAT, LOG_VERSION } from './logFormat';
import type { Redactor } from './redaction/redactor';
import { foldAgain } from './foldAgain';
import type { Stretch, StretchStart } from './ring';

export type ExportedLog =
  | { readonly kind: 'exported'; readonly text: string; readonly actions: number }
  /** A marked value would have left with the file. */
  | { readonly kind: 'marked-value-left'; readonly line: number };

/**
 * Writes a recording as a file. A value marked anywhere in it that turns up elsewhere, inside a text for example, is replaced
 * there too and the log folded again, and so is whatever could be a card's number; should one still be found, there is no file.
 */
export function exportLog(
  stretches: readonly Stretch[],
  reason: string,
  redactor: Redactor,
  reducer: AnyReducer,
): ExportedLog {
  const written = linesOf(stretches, redactor.freeText(reason));
  const isClean = (line: string): boolean => !redactor.fingerprints.has(line) && !hasCardNumber(line);
  const lines = written.every(isClean) ? written : foldAgain(written, redactor, reducer);
  const left = lines.findIndex((line) => !isClean(line));
  if (left !== -1) return { kind: 'marked-value-left', line: left + 1 };
  const digest = createDigest();
  lines.forEach(digest.add);
  const actions = stretches.reduce((sum, stretch) => sum + stretch.actions, 0);
  const end = JSON.stringify({ kind: 'end', actions, digest: digest.value() });
  return { kind: 'exported', text: `${[...lines, end].join('\n')}\n`, actions };
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
