import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import { calculateRow } from './calculateRow';
import type { LockedRow, RunWork } from './lockRow';

/** A row of a run whose importer belongs to a company now, by assignment of its number or by a merge. */
const isMoved = sql<boolean>`(
  case when row.company_id is null then
    exists (select 1 from customs_line line where line.importer_number = row.importer_number
      and line.fiscal_year = row.fiscal_year and line.company_id is not null)
    and not exists (select 1 from customs_line line where line.importer_number = row.importer_number
      and line.fiscal_year = row.fiscal_year and line.company_id is null)
  else exists (select 1 from company old where old.id = row.company_id and old.merged_into is not null) end)`;

/** The companies that have the lines of a row's importer now. */
const heirs = sql`
  select distinct line.company_id as id from customs_line line
  where row.company_id is null and line.importer_number = row.importer_number
    and line.fiscal_year = row.fiscal_year and line.company_id is not null
  union select old.merged_into from company old where old.id = row.company_id and old.merged_into is not null`;

interface Moved {
  readonly id: string;
  readonly heirs: readonly string[];
}

async function findMoved(tx: Tx, runId: string, rowId: string | null): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    select row.id, array(select heir.id::text from (${heirs}) heir) as heirs
    from annual_run_row row
    where row.run_id = ${runId} and row.outcome is distinct from 'with-company'
      and (${rowId}::bigint is null or row.id = ${rowId}::bigint) and ${isMoved}
    for update`.execute(tx);
  return rows;
}

/**
 * Importers whose lines became a company's while the run was calculated: their rows say so, and the companies are calculated again,
 * with these lines. Only when every row is calculated, so that no line counts twice or is left out.
 * @returns whether anything is to be calculated again
 */
export async function recalculateMoved(tx: Tx, runId: string): Promise<boolean> {
  const moved = await findMoved(tx, runId, null);
  if (moved.length === 0) return false;
  await markMoved(tx, moved);
  for (const companyId of new Set(moved.flatMap((row) => row.heirs))) {
    await addCompany(tx, runId, companyId);
    await tx
      .updateTable('annual_run_row')
      .set({ outcome: null })
      .where('run_id', '=', runId)
      .where('company_id', '=', companyId)
      .execute();
  }
  return true;
}

/**
 * The companies that have the lines of an importer since the run ended, each calculated with these lines and to be written to; empty
 * where the importer is still its own.
 */
export async function companiesInstead(
  tx: Tx,
  { program }: RunWork,
  { id, run_id: runId, calculated_on }: LockedRow,
): Promise<readonly string[]> {
  const [moved] = await findMoved(tx, runId, id);
  if (moved === undefined) return [];
  await markMoved(tx, [moved]);
  for (const companyId of moved.heirs) {
    await addCompany(tx, runId, companyId);
    const ofCompany = await tx
      .selectFrom('annual_run_row')
      .select(['id', 'fiscal_year', 'company_id', 'importer_number'])
      .where('run_id', '=', runId)
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    await calculateRow(tx, program, { ...ofCompany, calculated_on });
    await tx
      .updateTable('annual_run_row')
      .set({ letter: 'pending' })
      .where('id', '=', ofCompany.id)
      // A company whose own turn came first may have had nothing to claim then.
      .where((row) => row.or([row('letter', 'is', null), row('letter', 'in', ['nothing-left', 'failed'])]))
      .execute();
  }
  return moved.heirs;
}

const markMoved = (tx: Tx, moved: readonly Moved[]) =>
  tx
    .updateTable('annual_run_row')
    .set({
      outcome: 'with-company',
      lines: 0,
      collected: '0.00',
      amount: '0.00',
      by_reason: '[]',
      last_day: null,
    })
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();

/** A row for a company that had no lines of the year when the run began. */
const addCompany = (tx: Tx, runId: string, companyId: string) =>
  sql`
    insert into annual_run_row (run_id, fiscal_year, company_id, importer_number, importer_name, lines, collected)
    select run.id, run.fiscal_year, company.id,
      (select min(importer_number) from customs_line line
        where line.company_id = company.id and line.fiscal_year = run.fiscal_year),
      company.legal_name, 0, 0
    from annual_run run, company
    where run.id = ${runId} and company.id = ${companyId} and not exists (
      select 1 from annual_run_row row where row.run_id = run.id and row.company_id = company.id)`.execute(
    tx,
  );
