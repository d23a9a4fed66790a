import { type Separator, SEPARATORS } from '../../domain/customsImport/separator';
import type { SourceRow } from './sourceRow';

/** A first line `sep=;` tells a spreadsheet the separator and is no row. */
const SEPARATOR_LINE = /^sep=(.)\s*$/i;

/** What the first line of a text says about its separator: it is such a line, and the separator that it names if it is one of ours. */
export function readSeparatorLine(line: string): {
  readonly isHint: boolean;
  readonly declared: Separator | undefined;
} {
  const hint = SEPARATOR_LINE.exec(line);
  return { isHint: hint !== null, declared: SEPARATORS.find((each) => each === hint?.[1]) };
}

/** The rows without such a line. */
export async function* withoutSeparatorLine(
  rows: AsyncIterable<SourceRow>,
  separator: Separator,
): AsyncGenerator<SourceRow, void, undefined> {
  for await (const row of rows) {
    const isHint = row.fileLine === 1 && SEPARATOR_LINE.test(row.cells.join(separator));
    if (!isHint) yield row;
  }
}
