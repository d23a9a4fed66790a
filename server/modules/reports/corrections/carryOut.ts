import type { CorrectionKind } from '../../../../domain/correction';
import { type Cents, formatMoney } from '../../../../domain/money';
import type { Tx } from '../../../db/transaction';
import { appendAudit } from '../../audit/appendAudit';
import type { Deed } from '../../identity/caller';
import { notify } from '../../notifications/notify';
import type { ReportRow } from '../reportRows';
import { type CheckedAmount, checkVoid, checkWriteOff, voidReport, writeOff } from './correctReport';

export const checkCorrection = (
  tx: Tx,
  deed: Deed,
  report: ReportRow,
  { kind, amount }: { readonly kind: CorrectionKind; readonly amount: Cents },
): Promise<CheckedAmount> =>
  kind === 'void' ? checkVoid(tx, deed, report) : checkWriteOff(tx, deed, report, amount);

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
  deed: Deed,
  report: ReportRow,
  { kind, amount, reason, proposedBy }: CorrectionToDo,
): Promise<void> {
  const ledger =
    kind === 'void'
      ? await voidReport(tx, deed, report, reason)
      : await writeOff(tx, deed, report, amount, reason);
  await appendAudit(tx, deed, {
    action: kind === 'void' ? 'report-voided' : 'report-written-off',
    subject: { type: 'report', id: report.id },
    companyId: report.company_id,
    details: {
      number: report.number,
      amount: formatMoney(amount),
      reason,
      ...(proposedBy === null ? {} : { proposedBy }),
      ...(kind === 'void' ? { fromStatus: report.status, toStatus: 'Void' } : {}),
      ledger,
    },
  });
  await notify(tx, deed.at, {
    kind: kind === 'void' ? 'report-voided' : 'report-written-off',
    values: { number: report.number, amount: formatMoney(amount) },
    audience: { kind: 'company', companyId: report.company_id },
    touches: [{ type: 'report', id: report.id }, { type: 'company' }],
    isDanger: kind === 'void',
  });
}
