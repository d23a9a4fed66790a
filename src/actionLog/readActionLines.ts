import type { ReadLog } from './actionLog';
import type { LogProblem } from './logProblem';
import { parseJson } from './parseJson';
import { readActionList } from './readActionList';
import type { Stepwise } from './stepwise';
import { textLines } from './textLines';

/** Reads actions written one to a line, as streams and logs have them; a last line that is not whole is where the file breaks off. */
export function* readActionLines(content: string, slices: readonly string[]): Stepwise<ReadLog> {
  const entries: unknown[] = [];
  const problems: LogProblem[] = [];
  let isCut = false;
  for (const { text, number, isLast } of textLines(content)) {
    if (text.trim() === '') continue;
    const entry = parseJson(text);
    if (entry !== undefined) entries.push(entry);
    else if (isLast) isCut = true;
    else problems.push({ kind: 'damaged-line', line: number });
  }
  return yield* readActionList(entries, slices, { isCut, problems });
}
