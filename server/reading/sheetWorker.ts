import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { RowInfo } from '@e965/xlsx';
import { z } from 'zod';
import { sheetCellText } from './sheetCell';
import { chooseSheet, type ChosenSheet, type SheetHead, tableHeads } from './sheetChoice';
import type { SheetFacts } from './sheetRows';
import { SHEET_KINDS } from './sheetKind';
import { isBlankRow, type SourceRow } from './sourceRow';
import { type DenseSheet, type OpenWorkbook, openWorkbook } from './slicedWorkbook';
import { HEAD_ROWS } from './tableHead';

/** Runs in a thread of its own: unpacking and reading a workbook takes seconds of nothing else. */
const ROWS_A_MESSAGE = 1000;

const job = z.object({
  workbook: z.instanceof(Uint8Array),
  kind: z.enum(SHEET_KINDS),
  choice: z.nullable(z.object({ sheet: z.nullable(z.string()), headingLine: z.number() })),
  most: z.number(),
  mostCharacters: z.number(),
});
type Job = z.output<typeof job>;

/** Slices of a sheet that are read one after the other: at no time is more of it in memory. */
const ROWS_A_SLICE = 5_000;

async function readWorkbook(): Promise<void> {
  const given = job.parse(workerData);
  const workbook = await openWorkbook(given.workbook);
  const heads = workbook.visible.map((name): SheetHead => ({
    name,
    rows: Array.from(rowsOf(workbook.head(name), workbook.isFrom1904, 0)).slice(0, HEAD_ROWS),
  }));
  const chosen = chooseSheet(given.kind, heads, given.choice);
  if (chosen !== null) {
    const facts = new HiddenParts(chosen, heads.find(({ name }) => name === chosen.name)?.rows ?? []);
    await sendRows(workbook, chosen, facts, given);
    const { name, others, headingAt } = chosen;
    const message: SheetFacts = {
      name,
      headingLine: headingAt + 1,
      others,
      heads: tableHeads(given.kind, heads),
      hiddenSheets: workbook.hiddenSheets,
      hiddenRows: facts.rows,
      hiddenColumns: facts.columns,
    };
    parentPort?.postMessage(message);
  }
  parentPort?.postMessage(null);
}

/** What of a sheet its workbook does not show, counted slice by slice. */
class HiddenParts {
  rows = 0;
  columns: readonly string[] = [];
  readonly #chosen: ChosenSheet;
  readonly #headings: readonly string[];

  constructor(chosen: ChosenSheet, headRows: SheetHead['rows']) {
    this.#chosen = chosen;
    this.#headings = headRows[chosen.headingAt] ?? [];
  }

  see(sheet: DenseSheet, firstRow: number): void {
    const { headingAt } = this.#chosen;
    // A slice has its rows at their places, and nothing before them.
    const rows: readonly (RowInfo | undefined)[] = sheet['!rows'] ?? [];
    for (const [index, row] of rows.entries())
      if (
        row?.hidden === true &&
        index >= firstRow - 1 &&
        index > headingAt &&
        (sheet['!data']?.[index]?.length ?? 0) > 0
      )
        this.rows += 1;
    this.columns = (sheet['!cols'] ?? []).flatMap((column, index) =>
      column.hidden === true && (this.#headings[index] ?? '') !== '' ? [this.#headings[index] ?? ''] : [],
    );
  }
}

async function sendRows(
  workbook: OpenWorkbook,
  { name, headingAt }: ChosenSheet,
  facts: HiddenParts,
  { most, mostCharacters }: Job,
): Promise<void> {
  let rows: SourceRow[] = [];
  let sent = 0;
  let characters = 0;
  for await (const { sheet, firstRow } of workbook.slices(name, ROWS_A_SLICE)) {
    facts.see(sheet, firstRow);
    let index = firstRow - 2;
    for (const cells of rowsOf(sheet, workbook.isFrom1904, firstRow - 1)) {
      index += 1;
      // Spreadsheets leave thousands of blank rows behind; they are no rows of a table.
      if (index < headingAt || isBlankRow(cells)) continue;
      if (sent === most) break;
      sent += 1;
      for (const { length } of cells) characters += length;
      // One long text that a million cells share costs nothing until it is copied out.
      if (characters > mostCharacters) throw new RangeError('The texts of the sheet are too long.');
      rows.push({ fileLine: index + 1, cells });
      if (rows.length < ROWS_A_MESSAGE) continue;
      await send(rows);
      rows = [];
    }
    if (sent === most) break;
  }
  await send(rows);
}

/** Hands rows over and waits until they are taken, so that never more than a few are on their way. */
async function send(rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0 || parentPort === null) return;
  const taken = once(parentPort, 'message');
  parentPort.postMessage(rows);
  await taken;
}

/** Every row of a sheet from the one at `from`, blank ones too, so that each stands at its number. */
function* rowsOf(
  sheet: DenseSheet | undefined,
  isFrom1904: boolean,
  from: number,
): Generator<readonly string[]> {
  const data = sheet?.['!data'] ?? [];
  for (let index = from; index < data.length; index += 1)
    yield Array.from(data[index] ?? [], (cell) => sheetCellText(cell, isFrom1904));
}

void readWorkbook()
  .catch((error: unknown) => {
    // Thrown outside of any promise, so that the thread ends with it.
    setImmediate(() => {
      throw error;
    });
  })
  .finally(() => parentPort?.unref());
