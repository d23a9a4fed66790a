import { sql } from 'kysely';
import type { CalendarDate } from '../../../../domain/calendarDate';
import type { Program } from '../../../../domain/program';
import { isAdditionalTariff } from '../../../../domain/customsImport/tariffOrdinals';
import { readRow } from '../../../../domain/customsImport/row';
import type { BatchNotice } from '../../../db/customsTables';
import type { Database } from '../../../db/database';
import type { Queries } from '../../../db/tables';
import { inTransaction } from '../../../db/transaction';
import { batchFileBytes } from '../batchFile';
import { columnsToConfirm } from '../../tableColumns/columnsToConfirm';
import { readChoice } from '../columns/batchColumns';
import { ignoredNotice, orderNotice, strayQuotesNotice } from '../../../reading/sheetNotices';
import { isBlankRow, UnreadableFileError } from '../../../reading/sourceRow';
import type { TableChoice, TableHead } from '../../../reading/tableHead';
import { type CheckCounts, countColumns, countRow, noCounts } from './checkCounts';
import { renewLease } from './checkLease';
import { findDuplicates, type SeenLine } from './findDuplicates';
import { plainCell } from './plainCell';
import { openRows, type RowSource } from './rowSource';
import { type ReadRow, stagedRow, type StagedRow } from './stagedRow';
import { type Survey, surveyRows } from './surveyRows';

/** What checking a file needs to know, and how it tells of its progress. */
export interface CheckContext {
  readonly database: Database;
  /** This process among all that check files. */
  readonly process: string;
  readonly program: Program;
  /** Today in the board's zone. */
  readonly today: CalendarDate;
  readonly signal: AbortSignal;
  progressed(percent: number): Promise<void>;
}

export type CheckResult =
  | {
      readonly kind: 'checked';
      readonly notices: readonly BatchNotice[];
      readonly counts: CheckCounts;
      readonly survey: Survey;
      readonly separator: string;
      readonly heads: readonly TableHead[];
    }
  | {
      readonly kind: 'unreadable';
      readonly notices: readonly BatchNotice[];
      /** Where a person can say what the columns are: what they are shown of the file; else null. */
      readonly heads: readonly TableHead[] | null;
    }
  /** Discarded or taken over by another process meanwhile; nothing more is to be written. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'stopped' };

/** Small enough that other requests never wait for a noticeable time. */
const ROWS_AT_A_TIME = 1000;

/**
 * Goes through a kept file and stages every row with what there is against it. Row by row it yields to other work; nothing it
 * writes counts before somebody confirms it.
 */
export async function checkBatch(context: CheckContext, batchId: string): Promise<CheckResult> {
  const { db } = context.database;
  const choice = await readChoice(db, batchId);
  try {
    const source = await openRows(batchFileBytes(db, batchId), choice, stayAlive(context, batchId));
    try {
      return await checkSource(context, batchId, source, choice);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { kind, fileLine } = error.failure;
    return {
      kind: 'unreadable',
      notices: [{ kind, values: { fileLine: fileLine.toString() } }],
      heads: null,
    };
  }
}

/** Far more often than a silent checker is taken for dead. */
const SIGN_OF_LIFE_MS = 3_000;

/** Renews the lease now and then while a workbook is read. Whether it was lost shows when the first rows are staged. */
function stayAlive({ database, process }: CheckContext, batchId: string): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SIGN_OF_LIFE_MS) return;
    last = performance.now();
    await renewLease(database.db, batchId, process, {});
  };
}

async function checkSource(
  context: CheckContext,
  batchId: string,
  source: RowSource,
  choice: TableChoice | null,
): Promise<CheckResult> {
  const { db } = context.database;
  const { notices, heads } = source;
  if (choice === null && (await columnsToConfirm(db, { kind: 'customs', companyId: null }, source)))
    return { kind: 'unreadable', notices: [...notices, { kind: 'columns-known', values: {} }], heads };
  const surveyed = await surveyRows(source, choice?.columns ?? null);
  if (surveyed.ok) return checkRows(context, batchId, source, surveyed.value);
  const { notices: faults, isOfColumns } = surveyed.failure;
  return { kind: 'unreadable', notices: [...notices, ...faults], heads: isOfColumns ? heads : null };
}

async function checkRows(
  context: CheckContext,
  batchId: string,
  source: RowSource,
  survey: Survey,
): Promise<CheckResult> {
  const { program, today } = context;
  await context.database.db.deleteFrom('customs_staged_row').where('batch_id', '=', batchId).execute();
  const reading = { headers: survey.headers, mark: survey.mark, program, today };
  const counts = noCounts();
  const seen = new Map<string, SeenLine>();
  let waiting: ReadRow[] = [];
  let additional = 0;
  const stage = async (): Promise<boolean> => {
    const rows = waiting;
    waiting = [];
    return stageRows(context, batchId, survey, { rows, counts, seen });
  };
  for await (const row of source.rows()) {
    if (row.fileLine <= survey.headingLine || isBlankRow(row.cells)) continue;
    const cells = row.cells.map(plainCell);
    if (isAdditionalTariff(cells, survey.headers)) {
      additional += 1;
      continue;
    }
    const outcome = readRow(cells, reading);
    if (outcome.kind !== 'blank') waiting.push({ fileLine: row.fileLine, cells, outcome });
    if (waiting.length < ROWS_AT_A_TIME) continue;
    if (context.signal.aborted) return { kind: 'stopped' };
    if (!(await stage())) return { kind: 'lost' };
  }
  if (!(await stage())) return { kind: 'lost' };
  return {
    kind: 'checked',
    notices: [...noticesOf(source, survey), ...additionalNotice(additional)],
    counts,
    survey,
    separator: mendedSeparator(source, survey),
    heads: source.heads,
  };
}

interface Progress {
  readonly rows: readonly ReadRow[];
  readonly counts: CheckCounts;
  readonly seen: Map<string, SeenLine>;
}

async function stageRows(
  context: CheckContext,
  batchId: string,
  survey: Survey,
  { rows, counts, seen }: Progress,
): Promise<boolean> {
  const { db } = context.database;
  const duplicates = await findDuplicates(db, rows, seen, {
    boardZone: context.program.boardZone,
    hasOrdinals: survey.headers.positions.has('TariffOrdinal'),
  });
  const matched = await findMatchedImporters(db, rows);
  const staged = rows.map((row) => {
    const each = stagedRow(row, duplicates.get(row.fileLine) ?? null, survey.headers, context.program);
    countRow(counts, row, each, matched);
    return each;
  });
  // The last percent is the writing of the result.
  const percent = Math.min(99, Math.floor((counts.rows_total / survey.rowCount) * 100));
  const isOurs = await inTransaction(context.database, async (tx) => {
    if (!(await renewLease(tx, batchId, context.process, { ...countColumns(counts), progress: percent })))
      return false;
    await insertStagedRows(tx, batchId, staged);
    return true;
  });
  if (isOurs) await context.progressed(percent);
  return isOurs;
}

async function findMatchedImporters(db: Queries, rows: readonly ReadRow[]): Promise<ReadonlySet<string>> {
  const numbers = new Set(
    rows.flatMap(({ outcome }) => (outcome.kind === 'good' ? [outcome.line.importerNumber] : [])),
  );
  if (numbers.size === 0) return new Set();
  const found = await db
    .selectFrom('importer_number')
    .select('number')
    .where('number', 'in', [...numbers])
    .execute();
  return new Set(found.map(({ number }) => number));
}

async function insertStagedRows(tx: Queries, batchId: string, rows: readonly StagedRow[]): Promise<void> {
  await sql`
    insert into customs_staged_row
      (batch_id, file_line, state, entry_number, importer_number, importer_name, amount, cells, line, faults)
    select ${batchId}::bigint, file_line, state, entry_number, importer_number, importer_name, amount, cells,
      nullif(line, 'null'), faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (file_line int, state text, entry_number text,
      importer_number text, importer_name text, amount text, cells jsonb, line jsonb, faults jsonb)`.execute(
    tx,
  );
}

function noticesOf(source: RowSource, survey: Survey): readonly BatchNotice[] {
  const { ignored } = survey.headers;
  const { unnamed } = survey;
  return [
    ...source.notices,
    ...(survey.mark === 'comma' ? [{ kind: 'decimal-comma', values: {} }] : []),
    ...orderNotice(survey.ambiguousDate),
    ...strayQuotesNotice(survey.strayQuotes),
    ...ignoredNotice(ignored),
    ...(unnamed.length > 0 ? [{ kind: 'columns-unnamed', values: { columns: unnamed.join(', ') } }] : []),
  ];
}

const additionalNotice = (count: number): readonly BatchNotice[] =>
  count === 0 ? [] : [{ kind: 'chapter-99', values: { count } }];

/** A few rows may no longer show that the file's numbers have a decimal comma; behind a semicolon nothing is guessed. */
const mendedSeparator = (source: RowSource, survey: Survey): string =>
  survey.mark === 'point' ? (source.separator === '\t' ? '\t' : ',') : ';';
