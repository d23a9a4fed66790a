import { sql } from 'kysely';
import type { AnnualLetter } from '../../../../domain/annualRun';
import { formatMoney } from '../../../../domain/money';
import type { Tx } from '../../../db/transaction';
import { appendAudit } from '../../audit/appendAudit';
import { notify } from '../../notifications/notify';
import { calculateImporter } from './calculateImporter';
import type { LockedRow, RunWork } from './lockRow';
import { companiesInstead } from './movedImporters';

/**
 * Writes to one importer, with what it can claim now: a claim filed since the run is not announced again. A company with people who
 * can sign in is notified, by email as each has chosen; any other importer gets a letter to print.
 */
export async function writeLetter(tx: Tx, work: RunWork, row: LockedRow): Promise<void> {
  // Letters of another run for the year may be on their way.
  const importer = `annual letter ${row.fiscal_year} ${row.company_id ?? row.importer_number}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${importer}, 0))`.execute(tx);
  // A merge waits until the letter is written, so that the next one knows of it.
  if (row.company_id !== null)
    await tx.selectFrom('company').select('id').where('id', '=', row.company_id).forShare().execute();
  if ((await companiesInstead(tx, work, row)).length > 0) return record(tx, work, row, 'with-company', null);
  if (await isNotified(tx, row)) return record(tx, work, row, 'notified-before', null);
  const { outcome, foreseen } = await calculateImporter(tx, work.program, work.today, row);
  if (outcome !== 'claimable') return record(tx, work, row, 'nothing-left', null);
  const amount = formatMoney(foreseen.total);
  if (row.company_id === null || !(await hasPeople(tx, row.company_id)))
    return record(tx, work, row, 'paper', amount);
  await notify(
    tx,
    { at: work.at, caller: null },
    {
      kind: 'refund-claimable',
      values: { amount, year: row.fiscal_year },
      audience: { kind: 'company', companyId: row.company_id },
      touches: [{ type: 'company', id: row.company_id }],
    },
  );
  await record(tx, work, row, 'sent', amount);
}

/** Whether a letter of the year or a notice before a last day of it went to the importer, or to a company merged into it: its people are here now. */
async function isNotified(tx: Tx, row: LockedRow): Promise<boolean> {
  const isOfCompany = sql`company_id in (select id from company where ${row.company_id}::bigint in (id, merged_into))`;
  const isSame =
    row.company_id === null
      ? sql`company_id is null and importer_number = ${row.importer_number}`
      : isOfCompany;
  const { rows } = await sql<{ is: boolean }>`
    select exists (select 1 from annual_run_row
        where ${isSame} and fiscal_year = ${row.fiscal_year} and letter in ('sent', 'paper'))
      or exists (select 1 from refund_notice
        where ${isOfCompany} and fiscal_year = ${row.fiscal_year}) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

async function hasPeople(tx: Tx, companyId: string): Promise<boolean> {
  const person = await tx
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return person !== undefined;
}

async function record(
  tx: Tx,
  { at }: RunWork,
  row: LockedRow,
  letter: AnnualLetter,
  amount: string | null,
): Promise<void> {
  await tx
    .updateTable('annual_run_row')
    .set({ letter, letter_at: at, letter_amount: amount })
    .where('id', '=', row.id)
    .execute();
  if (amount === null) return;
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'annual-letter-written',
      subject:
        row.company_id === null
          ? { type: 'annualRun', id: row.run_id }
          : { type: 'company', id: row.company_id },
      companyId: row.company_id,
      details: {
        fiscalYear: row.fiscal_year,
        amount,
        ...(row.company_id === null ? { importerNumber: row.importer_number } : {}),
      },
    },
  );
}
