import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { archiveOf, type ArchivePart, storedPart } from './archiveParts';
import { isCuttable, rowSlices } from './rowSlices';
import { HEAD_ROWS } from './tableHead';
import { entriesOf } from './unpackedSize';

/** The reader's own model of a sheet, beyond what its types name. */
export type DenseSheet = WorkSheet & {
  readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[];
};

/** A workbook whose sheets are read a slice at a time. */
export interface OpenWorkbook {
  readonly isFrom1904: boolean;
  /** Names of the sheets that the workbook shows. */
  readonly visible: readonly string[];
  readonly hiddenSheets: number;
  /** The first rows of a sheet. */
  head(name: string): DenseSheet | undefined;
  /** A sheet in slices of so many rows, each a sheet with its rows at their places. */
  slices(
    name: string,
    rows: number,
  ): AsyncIterable<{ readonly sheet: DenseSheet; readonly firstRow: number }>;
}

/** `WTF` makes the reader throw where it would leave out a sheet that it cannot read. */
const open = (workbook: Uint8Array, sheets?: string): WorkBook =>
  read(workbook, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: true,
    cellStyles: true,
    WTF: true,
    ...(sheets === undefined ? {} : { sheets }),
  });

const isSheet = ({ name }: ArchivePart): boolean => /^\/?xl\/worksheets\/[^/]+\.xml$/i.test(name);
const NOTHING =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';

/** Opens a workbook by the first rows of its sheets alone. */
export async function openWorkbook(bytes: Uint8Array): Promise<OpenWorkbook> {
  const parts = entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? [];
  const headOf = new Map<string, Buffer>();
  for (const part of parts.filter(isSheet))
    headOf.set(part.name, (await firstSlice(part)) ?? Buffer.from(NOTHING));
  const heads = open(withSheets(parts, (name) => headOf.get(name) ?? null));
  const state = heads.SheetNames.map((name, at) => ({
    name,
    isHidden: (heads.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
  }));
  return {
    isFrom1904: heads.Workbook?.WBProps?.date1904 === true,
    visible: state.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
    hiddenSheets: state.filter(({ isHidden }) => isHidden).length,
    head: (name) => heads.Sheets[name],
    slices: (name, rows) => slicesOf(parts, bytes, name, rows),
  };
}

/** The archive with the markup of its sheets changed; null leaves a sheet as it is. */
const withSheets = (parts: readonly ArchivePart[], markupOf: (name: string) => Buffer | null): Buffer =>
  archiveOf(
    parts.map((part) => {
      const markup = isSheet(part) ? markupOf(part.name) : null;
      return markup === null ? part : storedPart(part.name, markup);
    }),
  );

/** A sheet without rows, or with rows that need one another, is left whole. */
async function firstSlice(part: ArchivePart): Promise<Buffer | null> {
  if (!(await isCuttable(part))) return null;
  for await (const { markup } of rowSlices(part, HEAD_ROWS)) return markup;
  return null;
}

async function* slicesOf(
  parts: readonly ArchivePart[],
  bytes: Uint8Array,
  name: string,
  rows: number,
): AsyncGenerator<{ readonly sheet: DenseSheet; readonly firstRow: number }> {
  const part = partOf(parts, name);
  if (part === null || !(await isCuttable(part))) {
    const sheet = open(bytes, name).Sheets[name];
    if (sheet !== undefined) yield { sheet, firstRow: 1 };
    return;
  }
  for await (const { markup, firstRow } of rowSlices(part, rows)) {
    const archive = withSheets(parts, (each) => (each === part.name ? markup : Buffer.from(NOTHING)));
    const sheet = open(archive, name).Sheets[name];
    if (sheet !== undefined) yield { sheet, firstRow };
  }
}

/** Which file of the archive a sheet is: the reader is asked with each file saying its own name. */
function partOf(parts: readonly ArchivePart[], name: string): ArchivePart | null {
  const sheets = parts.filter(isSheet);
  const marked = withSheets(parts, (each) =>
    Buffer.from(
      NOTHING.replace(
        '<sheetData/>',
        `<sheetData><row r="1"><c r="A1"><v>${sheets.findIndex((sheet) => sheet.name === each)}</v></c></row></sheetData>`,
      ),
    ),
  );
  const sheet: DenseSheet | undefined = open(marked, name).Sheets[name];
  const mark = sheet?.['!data']?.[0]?.[0]?.v;
  return typeof mark === 'number' ? (sheets[mark] ?? null) : null;
}
