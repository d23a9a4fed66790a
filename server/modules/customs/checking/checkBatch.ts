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
import { findCorrections, withCorrections } from '../rows/corrections';
import { type CheckCounts, countColumns, countRow, noCounts } from './checkCounts';
import { renewLease } from './checkLease';
import { findDuplicates, type SeenLine } from './findDuplicates';
import { keepLease } from './keepLease';
import { plainCell } from './plainCell';
import { type ContinueCheck, openRows, type RowSource } from './rowSource';
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
  /** Discarded or taken over by another process in the meantime; nothing more is to be written. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'stopped' };

/** Small enough that other requests never wait for a noticeable time. */
const ROWS_AT_A_TIME = 1000;

/** Thrown out of the reading of a file that is not to be read on. */
class AbandonedError extends Error {
  readonly kind: 'lost' | 'stopped';

  constructor(kind: 'lost' | 'stopped') {
    super(`The check is ${kind}.`);
    this.name = 'AbandonedError';
    this.kind = kind;
  }
}

/**
 * Goes through a kept file and stages every row with what there is against it. Row by row it yields to other work; nothing it
 * writes counts before somebody confirms it.
 */
export async function checkBatch(context: CheckContext, batchId: string): Promise<CheckResult> {
  const { db } = context.database;
  const lease = keepLease(db, batchId, context.process);
  const goOn: ContinueCheck = () => {
    if (lease.isLost()) throw new AbandonedError('lost');
    if (context.signal.aborted) throw new AbandonedError('stopped');
  };
  try {
    return await checkFile(context, batchId, goOn);
  } catch (error) {
    if (error instanceof AbandonedError) return { kind: error.kind };
    throw error;
  } finally {
    await lease.release();
  }
}

async function checkFile(context: CheckContext, batchId: string, goOn: ContinueCheck): Promise<CheckResult> {
  const { db } = context.database;
  const { choice, shown } = await readChoice(db, batchId);
  try {
    const source = await openRows(batchFileBytes(db, batchId), choice, goOn);
    try {
      return await checkSource(context, batchId, { source, choice, goOn });
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { kind, fileLine } = error.failure;
    return {
      kind: 'unreadable',
      notices: [{ kind, values: { fileLine: fileLine.toString() } }],
      heads: choice === null ? null : shown,
    };
  }
}

interface OpenFile {
  readonly source: RowSource;
  readonly choice: TableChoice | null;
  readonly goOn: ContinueCheck;
}

async function checkSource(context: CheckContext, batchId: string, file: OpenFile): Promise<CheckResult> {
  const { db } = context.database;
  const { source, choice } = file;
  const { notices, heads } = source;
  if (choice === null && (await columnsToConfirm(db, { kind: 'customs', companyId: null }, source)))
    return { kind: 'unreadable', notices: [...notices, { kind: 'columns-known', values: {} }], heads };
  const surveyed = await surveyRows(source, choice?.columns ?? null, file.goOn);
  if (surveyed.ok) return checkRows(context, batchId, file, surveyed.value);
  const { notices: faults, isOfColumns } = surveyed.failure;
  // A wrong choice may be what there is against the file, so that it can be changed.
  const mayChoose = isOfColumns || choice !== null;
  return { kind: 'unreadable', notices: [...notices, ...faults], heads: mayChoose ? heads : null };
}

async function checkRows(
  context: CheckContext,
  batchId: string,
  { source, goOn }: OpenFile,
  survey: Survey,
): Promise<CheckResult> {
  const { program, today } = context;
  const reading = { headers: survey.headers, mark: survey.mark, program, today };
  const corrections = await findCorrections(context.database.db, batchId);
  const counts = noCounts();
  const seen = new Map<string, SeenLine>();
  let waiting: ReadRow[] = [];
  let additional = 0;
  let isFirst = true;
  const stage = async (): Promise<boolean> => {
    const progress = { rows: waiting, counts, seen, isFirst };
    waiting = [];
    isFirst = false;
    return stageRows(context, batchId, survey, progress);
  };
  for await (const row of source.rows()) {
    if (row.fileLine <= survey.headingLine || isBlankRow(row.cells)) continue;
    const cells = withCorrections(
      row.cells.map(plainCell),
      corrections.get(row.fileLine),
      survey.headers.positions,
    );
    if (isAdditionalTariff(cells, survey.headers)) {
      additional += 1;
      continue;
    }
    const outcome = readRow(cells, reading);
    if (outcome.kind !== 'blank') waiting.push({ fileLine: row.fileLine, cells, outcome });
    if (waiting.length < ROWS_AT_A_TIME) continue;
    goOn();
    if (!(await stage())) return { kind: 'lost' };
  }
  if (!(await stage())) return { kind: 'lost' };
  return {
    kind: 'checked',
    notices: [...noticesOf(source, survey), ...additionalNotice(additional)],
    counts,
    survey,
    separator: correctedSeparator(source, survey),
    heads: source.heads,
  };
}

interface Progress {
  readonly rows: readonly ReadRow[];
  readonly counts: CheckCounts;
  readonly seen: Map<string, SeenLine>;
  /** Whether these are the first rows of this check. */
  readonly isFirst: boolean;
}

async function stageRows(
  context: CheckContext,
  batchId: string,
  survey: Survey,
  { rows, counts, seen, isFirst }: Progress,
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
    // Left behind by a check that ended early. Only whoever holds the lease may drop them: another's would be missing in its result.
    if (isFirst) await tx.deleteFrom('customs_staged_row').where('batch_id', '=', batchId).execute();
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
const correctedSeparator = (source: RowSource, survey: Survey): string =>
  survey.mark === 'point' ? (source.separator === '\t' ? '\t' : ',') : ';';
