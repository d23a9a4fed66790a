import { detectSeparator, type Separator } from '../../../../domain/customsImport/separator';
import type { BatchNotice } from '../../../db/customsTables';
import { decodeText, detectEncoding, type FileBytes, type TextEncoding } from '../../../reading/decodeText';
import { delimitedRows } from '../../../reading/delimitedRows';
import { customsFileFormat, HEAD_BYTES } from '../../../reading/fileFormat';
import { readSeparatorLine, withoutSeparatorLine } from '../../../reading/separatorLine';
import { textHead } from '../../../reading/sheetChoice';
import { sheetNotices } from '../../../reading/sheetNotices';
import { RowSpool } from '../../../reading/rowSpool';
import { streamSheet } from '../../../reading/sheetRows';
import { isBlankRow, type SourceRow, UnreadableFileError } from '../../../reading/sourceRow';
import { HEAD_ROWS, type TableChoice, type TableHead } from '../../../reading/tableHead';
import { plainCell } from './plainCell';

/** A file opened for reading its rows, as often as needed. */
export interface RowSource {
  readonly separator: Separator;
  /** How it was read. */
  readonly notices: readonly BatchNotice[];
  /** The first rows of every table in it that may be meant. */
  readonly heads: readonly TableHead[];
  /** What rows before this line are is not asked. */
  readonly headingLine: number | null;
  /** The sheet that is read; null of a text. */
  readonly sheet: string | null;
  rows(): AsyncIterable<SourceRow>;
  /** Drops what was kept for reading. */
  close(): Promise<void>;
}

/** Called now and then while a file is read; throws where it is not to be read on. */
export type ContinueCheck = () => void;

/**
 * Opens a kept file by its content.
 * @throws UnreadableFileError where there is nothing to read in it, and what `goOn` throws
 */
export async function openRows(
  bytes: FileBytes,
  choice: TableChoice | null,
  goOn: ContinueCheck,
): Promise<RowSource> {
  const head = await firstPart(bytes);
  const format = customsFileFormat(head.subarray(0, HEAD_BYTES));
  if (head.length === 0 || !format.ok) throw new UnreadableFileError({ kind: 'file-empty', fileLine: 1 });
  return format.value === 'xlsx' ? openWorkbook(bytes, choice, goOn) : openText(bytes, choice);
}

const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const SEPARATOR_NOTICES = { ',': 'read-comma', ';': 'read-semicolon', '\t': 'read-tab' } as const;

async function openText(bytes: FileBytes, choice: TableChoice | null): Promise<RowSource> {
  const encoding = await detectEncoding(bytes);
  const lines = await firstLines(decodeText(bytes, encoding));
  const { isHint, declared } = readSeparatorLine(lines[0] ?? '');
  const separator = declared ?? detectSeparator(isHint ? lines.slice(1) : lines);
  const rows = () => withoutSeparatorLine(delimitedRows(decodeText(bytes, encoding), separator), separator);
  const head = textHead('customs', await firstRows(rows()));
  return {
    separator,
    notices: [{ kind: SEPARATOR_NOTICES[separator], values: { encoding: ENCODING_NAMES[encoding] } }],
    heads: head === null ? [] : [head],
    headingLine: choice?.headingLine ?? (head?.isWhole === true ? head.headingLine : null),
    sheet: null,
    rows,
    close: () => Promise.resolve(),
  };
}

/** Enough rows to show a person what the file is. A text that cannot be read says so when it is read whole. */
async function firstRows(rows: AsyncIterable<SourceRow>): Promise<readonly SourceRow[]> {
  const first: SourceRow[] = [];
  try {
    for await (const row of rows) {
      if (!isBlankRow(row.cells)) first.push({ ...row, cells: row.cells.map(plainCell) });
      if (first.length === HEAD_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
  }
  return first;
}

/** A workbook is read once, and its rows wait on disk for the time of the check: all of them in memory would be too much. */
async function openWorkbook(
  bytes: FileBytes,
  choice: TableChoice | null,
  goOn: ContinueCheck,
): Promise<RowSource> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes()) parts.push(part);
  const spool = await RowSpool.create();
  try {
    const workbook = Buffer.concat(parts);
    const sheet = await streamSheet(workbook, { kind: 'customs', choice }, async (rows) => {
      await spool.add(rows);
      goOn();
    });
    return {
      separator: ',',
      notices: sheetNotices(sheet),
      heads: sheet?.heads ?? [],
      headingLine: sheet?.headingLine ?? null,
      sheet: sheet?.name ?? null,
      rows: () => spool.rows(),
      close: () => spool.close(),
    };
  } catch (error) {
    await spool.close();
    throw error;
  }
}

async function firstPart(bytes: FileBytes): Promise<Uint8Array> {
  for await (const part of bytes()) return part;
  return new Uint8Array();
}

/** The first lines with anything on them, as many as a person is shown rows. */
async function firstLines(text: AsyncIterable<string>): Promise<readonly string[]> {
  let read = '';
  let lines: readonly string[] = [];
  for await (const piece of text) {
    read += piece;
    lines = read.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
    if (lines.length > HEAD_ROWS || read.length > 100_000) break;
  }
  return lines.slice(0, HEAD_ROWS);
}
