import type { CorrectionKind } from '../../../domain/correction';
import { type Cents, formatMoney } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import { failed } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { type CheckedAmount, checkVoid, checkWriteOff, voidReport, writeOff } from './correctReport';
import type { Corrected } from './corrected';

/** Whether a correction can be done now, and what it comes to. Only a report can be voided: a closed year follows its records. */
export const checkCorrection = async (
  tx: Tx,
  ctx: RequestContext,
  corrected: Corrected,
  { kind, amount }: { readonly kind: CorrectionKind; readonly amount: Cents },
): Promise<CheckedAmount> => {
  if (kind === 'write-off') return checkWriteOff(tx, ctx, corrected, amount);
  return corrected.report === null ? failed('report-not-possible-now') : checkVoid(tx, ctx, corrected.report);
};

export interface CorrectionToDo {
  readonly kind: CorrectionKind;
  readonly amount: Cents;
  readonly reason: string;
  /** Who asked for it, where another person agreed. */
  readonly proposedBy: string | null;
}

/** Does what was asked for and checked, with its audit row, and tells the company. */
export async function carryOut(
  tx: Tx,
  ctx: RequestContext,
  corrected: Corrected,
  { kind, amount, reason, proposedBy }: CorrectionToDo,
): Promise<void> {
  const { report, number, subject, companyId } = corrected;
  const isVoid = kind === 'void' && report !== null;
  const ledger = isVoid
    ? await voidReport(tx, ctx, report, reason)
    : await writeOff(tx, ctx, corrected, amount, reason);
  await appendAudit(tx, ctx, {
    action: isVoid ? 'report-voided' : report === null ? 'year-written-off' : 'report-written-off',
    subject,
    companyId,
    details: {
      number,
      amount: formatMoney(amount),
      reason,
      ...(proposedBy === null ? {} : { proposedBy }),
      ...(isVoid ? { fromStatus: report.status, toStatus: 'Void' } : {}),
      ledger,
    },
  });
  await notify(tx, ctx, {
    kind: isVoid ? 'report-voided' : 'report-written-off',
    values: { number, amount: formatMoney(amount) },
    audience: { kind: 'company', companyId },
    touches: [{ type: 'report', ...(report === null ? {} : { id: report.id }) }, { type: 'company' }],
    isDanger: isVoid,
  });
}
