import { detectSeparator, type Separator, SEPARATORS } from '../../../../domain/customsImport/separator';
import type { BatchNotice } from '../../../db/customsTables';
import { decodeText, detectEncoding, type FileBytes, type TextEncoding } from '../../../reading/decodeText';
import { delimitedRows } from '../../../reading/delimitedRows';
import { customsFileFormat, HEAD_BYTES } from '../../../reading/fileFormat';
import { sheetNotices } from '../../../reading/sheetNotices';
import { readSheet } from '../../../reading/sheetRows';
import { type SourceRow, UnreadableFileError } from '../../../reading/sourceRow';

/** A file opened for reading its rows, as often as needed. */
export interface RowSource {
  readonly separator: Separator;
  /** How it was read. */
  readonly notices: readonly BatchNotice[];
  rows(): AsyncIterable<SourceRow> | Iterable<SourceRow>;
}

/**
 * Opens a kept file by its content.
 * @throws UnreadableFileError where there is nothing to read in it
 */
export async function openRows(bytes: FileBytes): Promise<RowSource> {
  const head = await firstPart(bytes);
  const format = customsFileFormat(head.subarray(0, HEAD_BYTES));
  if (head.length === 0 || !format.ok) throw new UnreadableFileError({ kind: 'file-empty', fileLine: 1 });
  return format.value === 'xlsx' ? openWorkbook(bytes) : openText(bytes);
}

const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const SEPARATOR_NOTICES = { ',': 'read-comma', ';': 'read-semicolon', '\t': 'read-tab' } as const;

/** A first line `sep=;` tells a spreadsheet the separator and is no row. */
const SEPARATOR_LINE = /^sep=(.)\s*$/i;

async function openText(bytes: FileBytes): Promise<RowSource> {
  const encoding = await detectEncoding(bytes);
  const [first = '', second = ''] = await firstLines(decodeText(bytes, encoding));
  const declared = SEPARATORS.find((each) => each === SEPARATOR_LINE.exec(first)?.[1]);
  const separator = declared ?? detectSeparator(SEPARATOR_LINE.test(first) ? second : first);
  return {
    separator,
    notices: [{ kind: SEPARATOR_NOTICES[separator], values: { encoding: ENCODING_NAMES[encoding] } }],
    rows: () => withoutSeparatorLine(delimitedRows(decodeText(bytes, encoding), separator), separator),
  };
}

async function* withoutSeparatorLine(
  rows: AsyncIterable<SourceRow>,
  separator: Separator,
): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    const isHint = row.fileLine === 1 && SEPARATOR_LINE.test(row.cells.join(separator));
    if (!isHint) yield row;
  }
}

/** Reading a workbook takes long and all of it is in memory at the end, so it is read once and kept for the time of the check. */
async function openWorkbook(bytes: FileBytes): Promise<RowSource> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes()) parts.push(part);
  const { sheet, rows } = await readSheet(Buffer.concat(parts), { kind: 'customs' });
  return { separator: ',', notices: sheetNotices(sheet), rows: () => rows };
}

async function firstPart(bytes: FileBytes): Promise<Uint8Array> {
  for await (const part of bytes()) return part;
  return new Uint8Array();
}

/** The first two lines with anything on them. */
async function firstLines(text: AsyncIterable<string>): Promise<readonly string[]> {
  let read = '';
  for await (const piece of text) {
    read += piece;
    const lines = read.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
    if (lines.length > 2 || read.length > 100_000) return lines;
  }
  return read.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
}
