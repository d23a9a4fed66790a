import type { AuditAction } from '../../../contract/texts/auditActions';
import { formatMoney, money } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import type { NotificationKind } from '../../../contract/texts/notifications';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import type { RunRow } from './openRun';

export interface DoneToRun {
  readonly action: AuditAction;
  readonly changes?: {
    readonly status?: RunRow['status'];
    readonly total?: string;
    readonly released_by?: string;
    readonly released_at?: Date;
  };
  /** What the other payers are told; they only see their screens move when it is left out. */
  readonly notice?: NotificationKind;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Ends an action on a run: one version on, one audit row, and those who pay hear of it after the commit. */
export async function closeRunAction(
  tx: Tx,
  ctx: RequestContext,
  run: RunRow,
  done: DoneToRun,
): Promise<void> {
  await tx
    .updateTable('payment_run')
    .set({ ...done.changes, version: run.version + 1 })
    .where('id', '=', run.id)
    .execute();
  const amount = formatMoney(money(run.total));
  await notify(tx, ctx, {
    kind: done.notice ?? 'payment-run-released',
    values: { number: run.number, amount, person: ctx.caller.name },
    audience: { kind: 'roles', roles: ['approver', 'admin', 'readonly'] },
    touches: [{ type: 'paymentRun', id: run.id }, { type: 'refund' }],
    quiet: done.notice === undefined,
  });
  await appendAudit(tx, ctx, {
    action: done.action,
    subject: { type: 'paymentRun', id: run.id },
    companyId: null,
    details: { number: run.number, total: amount, version: run.version + 1, ...done.details },
  });
}
