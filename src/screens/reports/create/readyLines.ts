import type { DecimalMark } from '../../../../domain/numberText';
import { type LineFault, type LineText, readLine } from './lineText';
import { isBlank, type LineForm } from './reportForm';

/** The lines of a form as far as they can be read. Lines with nothing typed into them do not count. */
export interface ReadyLines {
  readonly lines: readonly LineText[];
  /** The form's key of each of them, in the same order. */
  readonly keys: readonly string[];
  /** What is wrong with the others, by key. */
  readonly faults: ReadonlyMap<string, readonly LineFault[]>;
}

export function readyLines(lines: readonly LineForm[], mark: DecimalMark): ReadyLines {
  const ready: LineText[] = [];
  const keys: string[] = [];
  const faults = new Map<string, readonly LineFault[]>();
  for (const line of lines) {
    if (isBlank(line)) continue;
    const read = readLine(line, mark);
    if (read.ok) {
      ready.push(read.value);
      keys.push(line.key);
    } else faults.set(line.key, read.failure);
  }
  return { lines: ready, keys, faults };
}
