import { PAYMENT_PARTS, type PaymentOrder } from './paymentParts';
import type { ProgramDocument, RollRule } from './programDocument';

/** Days to appeal against a rejection, where the program says none. */
export const APPEAL_DAYS = 30;

/** Days from a claim's payment to its closing, where the program says none. */
export const CLOSE_DAYS = 30;

/** Days before the last day to claim on which a company is notified, where the program says none. */
export const REFUND_NOTICE_DAYS = 30;

/** Days before a report's due date on which a company is notified, where the program says none. */
export const REPORT_NOTICE_DAYS = 14;

/** A program document in which everything is said. */
export interface CompleteDocument extends ProgramDocument {
  readonly paymentOrder: PaymentOrder;
  readonly rollRule: RollRule;
  readonly appealDays: number;
  readonly refundCloseDays: number;
  readonly refundNoticeDays: number;
  readonly reportNoticeDays: number;
  readonly certificateMonths: number;
}

/** What a document says, with the board's customs where it leaves something out. */
export const completeDocument = (document: ProgramDocument): CompleteDocument => ({
  ...document,
  paymentOrder: document.paymentOrder ?? PAYMENT_PARTS,
  rollRule: document.rollRule ?? 'NONE',
  appealDays: document.appealDays ?? APPEAL_DAYS,
  refundCloseDays: document.refundCloseDays ?? CLOSE_DAYS,
  refundNoticeDays: document.refundNoticeDays ?? REFUND_NOTICE_DAYS,
  reportNoticeDays: document.reportNoticeDays ?? REPORT_NOTICE_DAYS,
  certificateMonths: document.certificateMonths ?? 12,
});
