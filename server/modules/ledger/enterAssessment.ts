import { sql } from 'kysely';
import { type Cents, money } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import { type Bookkeeper, type PostedEntry, postEntries } from './postEntries';

export interface AssessedReport {
  readonly id: string;
  readonly number: string;
  readonly companyId: string;
  /** What the period comes to now; nothing once its report was returned. */
  readonly amount: Cents;
  readonly note?: string;
}

/** Enters what a period's assessment has changed by, so that the ledger shows what the report says. */
export async function enterAssessment(
  tx: Tx,
  by: Bookkeeper,
  report: AssessedReport,
): Promise<readonly PostedEntry[]> {
  const { rows } = await sql<{ entered: string }>`
    select coalesce(sum(entry.amount), 0)::numeric(14,2) as entered
    from assessment_report self
    join assessment_report version on coalesce(version.root_id, version.id) = coalesce(self.root_id, self.id)
    join ledger_entry entry on entry.report_id = version.id and entry.kind = 'ASSESSMENT'
    where self.id = ${report.id}`.execute(tx);
  const amount = report.amount - money(rows[0]?.entered ?? '0.00');
  if (amount === 0n) return [];
  return postEntries(tx, by, report.companyId, [
    {
      kind: 'ASSESSMENT',
      amount,
      effectiveOn: by.today,
      reference: report.number,
      reportId: report.id,
      note: report.note ?? '',
    },
  ]);
}
