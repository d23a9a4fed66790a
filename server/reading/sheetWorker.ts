import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { z } from 'zod';
import { sheetCellText } from './sheetCell';
import { chooseSheet, type ChosenSheet, HEAD_ROWS, type SheetHead } from './sheetChoice';
import type { SheetFacts } from './sheetRows';
import type { SourceRow } from './sourceRow';

/** Runs in a thread of its own: unpacking and reading a workbook takes seconds of nothing else. */
const ROWS_A_MESSAGE = 1000;

const job = z.object({
  workbook: z.instanceof(Uint8Array),
  kind: z.enum(['customs', 'report-lines', 'claim-rows']),
  most: z.number(),
  mostCharacters: z.number(),
});
type Job = z.output<typeof job>;

/** The reader's own model of a sheet, beyond what its types name. */
type DenseSheet = WorkSheet & {
  readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[];
};

/** `WTF` makes the reader throw where it would leave out a sheet that it cannot read. */
const open = (
  workbook: Uint8Array,
  part: { readonly sheets?: string; readonly sheetRows?: number },
): WorkBook =>
  read(workbook, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: true,
    cellStyles: true,
    WTF: true,
    ...part,
  });

function readWorkbook(): void {
  const given = job.parse(workerData);
  const names = read(given.workbook, { type: 'array', bookSheets: true }).SheetNames;
  // Most workbooks have one sheet, which is then read once; of several, their first rows tell which.
  const first = open(given.workbook, names.length > 1 ? { sheetRows: HEAD_ROWS } : {});
  const isFrom1904 = first.Workbook?.WBProps?.date1904 === true;
  const heads = first.SheetNames.filter((_, at) => (first.Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0).map(
    (name): SheetHead => ({ name, rows: Array.from(rowsOf(first.Sheets[name], isFrom1904, HEAD_ROWS)) }),
  );
  const chosen = chooseSheet(given.kind, heads);
  if (chosen !== null) {
    const { name } = chosen;
    const sheet = (names.length > 1 ? open(given.workbook, { sheets: name }) : first).Sheets[name];
    parentPort?.postMessage(
      factsOf(
        sheet,
        chosen,
        heads.find((head) => head.name === name),
      ),
    );
    sendRows(sheet, chosen.headingAt, isFrom1904, given);
  }
  parentPort?.postMessage(null);
}

function factsOf(
  sheet: DenseSheet | undefined,
  { name, others, headingAt }: ChosenSheet,
  head: SheetHead | undefined,
): SheetFacts {
  const headings = head?.rows[headingAt] ?? [];
  const hidden = (sheet?.['!rows'] ?? []).flatMap((row, index) => (row.hidden === true ? [index] : []));
  return {
    name,
    others,
    hiddenRows: hidden.filter((index) => index > headingAt && (sheet?.['!data']?.[index]?.length ?? 0) > 0)
      .length,
    hiddenColumns: (sheet?.['!cols'] ?? []).flatMap((column, index) =>
      column.hidden === true && (headings[index] ?? '') !== '' ? [headings[index] ?? ''] : [],
    ),
  };
}

function sendRows(
  sheet: DenseSheet | undefined,
  headingAt: number,
  isFrom1904: boolean,
  { most, mostCharacters }: Job,
): void {
  let rows: SourceRow[] = [];
  let sent = 0;
  let characters = 0;
  let index = -1;
  for (const cells of rowsOf(sheet, isFrom1904, Number.MAX_SAFE_INTEGER)) {
    index += 1;
    if (index < headingAt) continue;
    if (sent === most) break;
    sent += 1;
    for (const { length } of cells) characters += length;
    // One long text that a million cells share costs nothing until it is copied out.
    if (characters > mostCharacters) throw new RangeError('The texts of the sheet are too long.');
    rows.push({ fileLine: index + 1, cells });
    if (rows.length < ROWS_A_MESSAGE) continue;
    parentPort?.postMessage(rows);
    rows = [];
  }
  parentPort?.postMessage(rows);
}

/** Every row of a sheet from its first, blank ones too, so that each stands at its number. */
function* rowsOf(
  sheet: DenseSheet | undefined,
  isFrom1904: boolean,
  most: number,
): Generator<readonly string[]> {
  const data = sheet?.['!data'] ?? [];
  for (let index = 0; index < Math.min(data.length, most); index += 1)
    yield Array.from(data[index] ?? [], (cell) => sheetCellText(cell, isFrom1904));
}

readWorkbook();
