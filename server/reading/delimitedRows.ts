import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { type SourceRow, UnreadableFileError } from './sourceRow';

/** A row longer than this is a quotation mark that nobody closed. */
const MAX_ROW_CHARACTERS = 65_536;

interface RawRow {
  readonly record: readonly string[];
  readonly raw: string;
}

const LINE_END = /\r\n|\n|\r/;

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
  const options: Options<SourceRow, RawRow> = {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARACTERS,
    // Each row comes with the text it was read from. Being asked about each cell instead takes six times as long.
    raw: true,
    // Counted here and not where the rows are taken: a row that fails is reached while the ones before it still wait.
    on_record: ({ record: cells, raw }) => {
      const fileLine = nextLine;
      nextLine += raw.split(LINE_END).length - 1;
      return raw.includes('"') && hasStrayQuote(raw, cells, separator)
        ? { fileLine, cells, hasStrayQuote: true }
        : { fileLine, cells };
    },
  };
  // The package's types know rows that become something else only together with columns.
  const parser = parse(options as unknown as Options);
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const rows: AsyncIterable<SourceRow> = parser;
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError({ kind: 'quote-not-closed', fileLine: nextLine });
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Whether a cell that was not written in quotes has one inside. */
function hasStrayQuote(raw: string, cells: readonly string[], separator: string): boolean {
  let at = 0;
  for (const cell of cells) {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const isQuoted = raw.startsWith(quoted, at);
    if (!isQuoted && cell.includes('"')) return true;
    at += (isQuoted ? quoted : cell).length + separator.length;
  }
  return false;
}
