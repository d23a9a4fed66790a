import { likelySeparator, type Separator, SEPARATORS } from '../../domain/customsImport/separator';
import { ok } from '../../domain/result';
import { TABLE_COLUMNS, type TableKind } from '../../domain/tableColumns';
import { failed, type Outcome } from '../failure';
import { type ReadingBounds, SMALL_BOUNDS } from './archiveBounds';
import { decodeText, detectEncoding, type FileBytes } from './decodeText';
import { delimitedRows } from './delimitedRows';
import type { WrongFileKind } from './fileFormat';
import { readSeparatorLine, withoutSeparatorLine } from './separatorLine';
import { textHead } from './sheetChoice';
import { readSheet, type SheetFacts } from './sheetRows';
import { isBlankRow, type SourceRow, UnreadableFileError } from './sourceRow';
import { HEAD_ROWS, type TableChoice, type TableHead } from './tableHead';

interface TableReading {
  /** In a workbook, the sheet with the headings of this table is read. */
  readonly kind: TableKind;
  /** Reading ends one row beyond it, so that too many are noticed. */
  readonly most: number;
  /** What a workbook may cost to read. */
  readonly bounds?: ReadingBounds;
  readonly choice?: TableChoice | null;
}

export interface SmallTable {
  readonly rows: readonly SourceRow[];
  /** Of a workbook, the sheet that was read. */
  readonly sheet: SheetFacts | null;
  /** The first rows of every table that may be meant. */
  readonly heads: readonly TableHead[];
}

/** The bytes of a small upload; its stream ends by itself at the size allowed. */
export async function collectFile(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Why a small upload is no table, by what it seems to be instead. */
export const wrongTableFailure = ({ looksLike }: WrongFileKind): Outcome<never> =>
  failed(
    looksLike === 'old-excel'
      ? 'lines-file-old-excel'
      : looksLike === 'web-page'
        ? 'lines-file-web-page'
        : 'lines-file-not-a-table',
  );

/** The rows of a small table as text, CSV or a workbook's sheet; refused where it is no table after all, or unpacks to too much. */
export async function readSmallTable(
  bytes: Buffer,
  format: 'delimited' | 'xlsx',
  { kind, most, bounds = SMALL_BOUNDS, choice = null }: TableReading,
): Promise<Outcome<SmallTable>> {
  try {
    if (format === 'xlsx') {
      const { sheet, rows } = await readSheet(bytes, { kind, bounds, choice, most: most + 1 });
      return rows.length === 0 ? failed('lines-file-empty') : ok({ sheet, rows, heads: sheet?.heads ?? [] });
    }
    const rows: SourceRow[] = [];
    for await (const row of textRows(bytes, kind)) {
      if (isBlankRow(row.cells)) continue;
      rows.push(row);
      if (rows.length > most) break;
    }
    const head = textHead(kind, rows);
    if (head === null) return failed('lines-file-empty');
    const from = choice?.headingLine ?? head.headingLine;
    return ok({ rows: rows.filter(({ fileLine }) => fileLine >= from), sheet: null, heads: [head] });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return error.failure.kind === 'workbook-too-large'
      ? failed('lines-file-unpacks-too-large', { limit: bounds.unpackedBytes / 1024 / 1024 })
      : failed(format === 'xlsx' ? 'lines-file-damaged' : 'lines-file-not-a-table');
  }
}

async function* textRows(bytes: Buffer, kind: TableKind): AsyncGenerator<SourceRow, void, undefined> {
  const source: FileBytes = async function* () {
    yield bytes;
    return Promise.resolve();
  };
  const encoding = await detectEncoding(source);
  let text = '';
  for await (const piece of decodeText(source, encoding)) text += piece;
  // A title may be above the headings.
  const first = text.split(/\r\n|\n|\r/, HEAD_ROWS);
  const { isHint, declared } = readSeparatorLine(first[0] ?? '');
  const separator = declared ?? separatorOf(isHint ? first.slice(1) : first, kind);
  async function* once() {
    yield text;
    return Promise.resolve();
  }
  yield* withoutSeparatorLine(delimitedRows(once(), separator), separator);
}

/**
 * The separator that brings out the most of our headings in one of the first lines. Where none tells, it is the one that parts
 * the most of these lines into equally many cells: a title above them may have commas.
 */
function separatorOf(lines: readonly string[], kind: TableKind): Separator {
  const { columnOf } = TABLE_COLUMNS[kind];
  const known = (separator: string): number =>
    Math.max(
      0,
      ...lines.map((line) => line.split(separator).filter((heading) => columnOf(heading) !== null).length),
    );
  return SEPARATORS.reduce((best, each) => (known(each) > known(best) ? each : best), likelySeparator(lines));
}
