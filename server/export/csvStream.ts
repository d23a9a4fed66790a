import { Readable } from 'node:stream';
import { CSV_MARK, csvRow } from '../../domain/csvText';
import { inPieces } from './inPieces';
import type { WorkbookCell } from './workbook';

/** Rows as CSV with a heading, made while they are sent, so that no table is ever held whole. */
export const csvStream = (
  heading: readonly string[],
  rows: AsyncIterable<readonly WorkbookCell[]>,
): Readable => Readable.from(inPieces(lines(heading, rows)));

async function* lines(
  heading: readonly string[],
  rows: AsyncIterable<readonly WorkbookCell[]>,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(heading);
  for await (const cells of rows)
    yield csvRow(cells.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
}
