import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { z } from 'zod';
import { sheetCellText } from './sheetCell';
import type { SourceRow } from './sourceRow';

/** Runs in a thread of its own: unpacking and reading a workbook takes seconds of nothing else. */
const ROWS_A_MESSAGE = 1000;

const cell = z.union([z.string(), z.boolean(), z.date(), z.null()]);
const job = z.object({ workbook: z.instanceof(Uint8Array), most: z.number() });

async function readWorkbook(): Promise<void> {
  const { workbook, most } = job.parse(workerData);
  const sheet = await readSheet(Buffer.from(workbook), 1, { parseNumber: (text) => text, trim: false });
  let rows: SourceRow[] = [];
  for (const [index, values] of sheet.entries()) {
    if (index >= most) break;
    rows.push({
      fileLine: index + 1,
      cells: values.map((value) => sheetCellText(cell.parse(value))),
    });
    if (rows.length === ROWS_A_MESSAGE) {
      parentPort?.postMessage(rows);
      rows = [];
    }
  }
  parentPort?.postMessage(rows);
  parentPort?.postMessage(null);
}

void readWorkbook();
