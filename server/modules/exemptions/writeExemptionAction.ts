import type { Updateable } from 'kysely';
import type { ExemptionAction } from '../../../contract/texts/exemptionNames';
import type { Values } from '../../../contract/texts/sentence';
import type { ExemptionStatus } from '../../../domain/exemption';
import type { ExemptionTable } from '../../db/exemptionTables';
import type { Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import type { MailServices } from '../mail/queueMail';
import type { ExemptionRow } from './exemptionRows';
import { type ExemptionActor, notifyExemption } from './notifyExemption';

export interface DoneToExemption {
  readonly action: ExemptionAction;
  readonly toStatus: ExemptionStatus;
  readonly changes?: Updateable<ExemptionTable>;
  readonly reasonCode?: string;
  /** What was said in words. */
  readonly reason?: string;
  /** What the notices and emails say beside number and company. */
  readonly values?: Values;
  /** Further facts for the audit. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes what was done to an application or certificate: its new state one version on, one audit row, and a notification to the
 * people it concerns after the commit. Called last in the transaction, because the audit's chain is locked from here on.
 * @param emails null where no one is emailed, as in demonstration data
 */
export async function writeExemptionAction(
  emails: MailServices | null,
  tx: Tx,
  by: ExemptionActor,
  row: ExemptionRow,
  done: DoneToExemption,
): Promise<void> {
  await tx
    .updateTable('exemption')
    .set({ ...done.changes, status: done.toStatus, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await notifyExemption(emails, tx, by, row, done.action, { reason: done.reason ?? '', ...done.values });
  await appendAudit(tx, by, {
    action: done.action,
    subject: { type: 'exemption', id: row.id },
    companyId: row.company_id,
    details: {
      number: row.number,
      fromStatus: row.status,
      toStatus: done.toStatus,
      version: row.version + 1,
      reasonCode: done.reasonCode ?? null,
      reason: done.reason ?? null,
      ...done.details,
    },
  });
}
