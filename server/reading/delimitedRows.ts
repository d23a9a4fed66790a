import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type SourceRow, UnreadableFileError } from './sourceRow';

/** A row longer than this is a quotation mark that nobody closed. */
const MAX_ROW_CHARACTERS = 65_536;

/** Where each row begins, and whether it has a quotation mark inside a bare cell. */
type Place = Omit<SourceRow, 'cells'>;

/**
 * The rows of a delimited text, in order. Quotes follow RFC 4180; a quote inside a bare cell is taken as it is, and its row says so.
 * Lines may end in CR LF, LF or CR, mixed too; a row stands at the line that an editor shows.
 * @throws UnreadableFileError where a quotation mark is never closed, with the line of the row it stands in
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<SourceRow> {
  let nextLine = 1;
  let hasStrayQuote = false;
  /** Line ends of two characters inside quotes: the parser counts both of them. */
  let countedTwice = 0;
  const places: Place[] = [];
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARACTERS,
    cast: (cell, { quoting }) => {
      if (quoting) countedTwice += cell.split('\r\n').length - 1;
      else if (cell.includes('"')) hasStrayQuote = true;
      return cell;
    },
    on_record: (cells, { lines }) => {
      places.push({ fileLine: nextLine, ...(hasStrayQuote ? { hasStrayQuote } : {}) });
      nextLine = lines - countedTwice + 1;
      hasStrayQuote = false;
      return cells;
    },
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const rows: AsyncIterable<string[]> = parser;
  try {
    for await (const cells of rows) yield { ...(places.shift() ?? { fileLine: nextLine }), cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError({ kind: 'quote-not-closed', fileLine: nextLine });
  } finally {
    source.destroy();
    parser.destroy();
  }
}
