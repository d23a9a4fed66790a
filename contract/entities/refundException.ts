import * as z from 'zod/mini';
import { date, fiscalYear, id, instant, person } from '../fields';
import { personal } from '../sensitivity';

/** That a company wants no refund of a year. */
export const refundWaiver = z.object({
  id,
  companyId: id,
  fiscalYear,
  signerName: personal(z.string()),
  signedAt: instant,
  /** Set once staff have taken it back. */
  withdrawn: z.nullable(z.object({ by: person, at: instant, reason: personal(z.string()) })),
});
export type RefundWaiver = z.infer<typeof refundWaiver>;

/** That late claims of a year are let in. */
export const filingExtension = z.object({
  companyId: id,
  fiscalYear,
  until: date,
  reason: personal(z.string()),
  grantedAt: instant,
});
export type FilingExtension = z.infer<typeof filingExtension>;
