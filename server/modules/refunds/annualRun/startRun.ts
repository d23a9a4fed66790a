import { sql } from 'kysely';
import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { mayRunAnnualRefunds } from '../../../../domain/refundPermissions';
import { fail } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { fullName } from '../../users/fullName';
import { readRun } from './presentRun';

/**
 * Begins a run over all importers with lines of a fiscal year; it is calculated in the background. One run is calculated at a time:
 * whoever starts a second one learns whose run is under way.
 */
export const startRun = (
  ctx: RequestContext,
  { fiscalYear }: { readonly fiscalYear: number },
): Promise<Outcome<AnnualRun>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayRunAnnualRefunds(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    await sql`select pg_advisory_xact_lock(hashtextextended('annual run', 0))`.execute(tx);
    const other = await findUnderWay(tx);
    if (other !== null) return failed('annual-run-under-way', other);
    const { id } = await tx
      .insertInto('annual_run')
      .values({
        fiscal_year: fiscalYear,
        status: 'Running',
        started_by: ctx.caller.actor.userId,
        started_at: ctx.at,
        calculated_on: ctx.today,
        ended_at: null,
        letters_by: null,
        letters_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const importers = await insertImporters(tx, id, fiscalYear);
    if (importers === 0) {
      await tx.deleteFrom('annual_run').where('id', '=', id).execute();
      return failed('annual-run-no-lines', { year: fiscalYear });
    }
    await appendAudit(tx, ctx, {
      action: 'annual-run-started',
      subject: { type: 'annualRun', id },
      companyId: null,
      details: { fiscalYear, importers },
    });
    return readRun(tx, ctx, id);
  });

async function findUnderWay(tx: Tx): Promise<{ readonly year: number; readonly who: string } | null> {
  const row = await tx
    .selectFrom('annual_run')
    .innerJoin('app_user', 'app_user.id', 'annual_run.started_by')
    .select(['fiscal_year', 'first_name', 'last_name'])
    .where('annual_run.status', '=', 'Running')
    .executeTakeFirst();
  return row === undefined ? null : { year: row.fiscal_year, who: fullName(row.first_name, row.last_name) };
}

/** Companies with all their numbers, and each number that no company has. */
async function insertImporters(tx: Tx, runId: string, fiscalYear: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into annual_run_row (run_id, fiscal_year, company_id, importer_number, importer_name, lines, collected)
    select ${runId}::bigint, ${fiscalYear}::int, importer.company_id, importer.number,
      coalesce(company.legal_name, importer.name), 0, 0
    from (
      select company_id, min(importer_number) as number, max(importer_name) as name
      from customs_line where fiscal_year = ${fiscalYear}
      group by company_id, case when company_id is null then importer_number end
    ) importer
    left join company on company.id = importer.company_id
    where company.is_board is not true
    order by importer.company_id, importer.number`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
