import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type SourceRow, UnreadableFileError } from './sourceRow';

/** A row longer than this is a quotation mark that nobody closed. */
const MAX_ROW_CHARACTERS = 65_536;

/**
 * The rows of a delimited text, in order. Quotes follow RFC 4180; a quote inside a bare cell is taken as it is. Lines may end in
 * CR LF, LF or CR, mixed too.
 * @throws UnreadableFileError where a quotation mark is never closed, with the line of the row it stands in
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<SourceRow> {
  let nextLine = 1;
  const firstLines: number[] = [];
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record: (cells, { lines }) => {
      firstLines.push(nextLine);
      nextLine = lines + 1;
      return cells;
    },
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const rows: AsyncIterable<string[]> = parser;
  try {
    for await (const cells of rows) yield { fileLine: firstLines.shift() ?? nextLine, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError({ kind: 'quote-not-closed', fileLine: nextLine });
  } finally {
    source.destroy();
    parser.destroy();
  }
}
