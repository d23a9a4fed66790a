import type { AuditDeed } from '../../../../contract/texts/auditDeeds';
import { formatMoney, money } from '../../../../domain/money';
import type { Tx } from '../../../db/transaction';
import type { NotificationKind } from '../../../../contract/texts/notifications';
import { appendAudit } from '../../audit/appendAudit';
import type { Deed } from '../../identity/caller';
import { notify } from '../../notifications/notify';
import type { RunRow } from './openRun';

export interface DoneToRun {
  readonly action: AuditDeed;
  readonly changes?: {
    readonly status?: RunRow['status'];
    readonly total?: string;
    readonly released_by?: string;
    readonly released_at?: Date;
  };
  /** What the other payers are told; they only see their screens move when it is left out. */
  readonly tell?: NotificationKind;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Ends a deed on a run: one version on, one audit row, and those who pay hear of it after the commit. */
export async function closeRunDeed(tx: Tx, deed: Deed, run: RunRow, done: DoneToRun): Promise<void> {
  await tx
    .updateTable('payment_run')
    .set({ ...done.changes, version: run.version + 1 })
    .where('id', '=', run.id)
    .execute();
  const amount = formatMoney(money(run.total));
  await notify(tx, deed, {
    kind: done.tell ?? 'payment-run-released',
    values: { number: run.number, amount, person: deed.caller.name },
    audience: { kind: 'roles', roles: ['approver', 'admin', 'readonly'] },
    touches: [{ type: 'paymentRun', id: run.id }, { type: 'refund' }],
    quiet: done.tell === undefined,
  });
  await appendAudit(tx, deed, {
    action: done.action,
    subject: { type: 'paymentRun', id: run.id },
    companyId: null,
    details: { number: run.number, total: amount, version: run.version + 1, ...done.details },
  });
}
