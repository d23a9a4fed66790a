import * as z from 'zod/mini';
import { date, fiscalYear, id, money, quantity } from '../fields';
import { refundReason, refundStatus } from './refund';

/** What a reviewer should know of a claim's company beside the claim. */
export const companyContext = z.object({
  /** Its newest other claims. */
  claims: z.array(
    z.object({
      id,
      number: z.string(),
      fiscalYear,
      reason: refundReason,
      status: refundStatus,
      amountClaimed: money,
    }),
  ),
  /** All its other claims. */
  otherClaims: z.int(),
  /** The middle amount of its earlier claims; null while there are too few of them. */
  usualAmount: z.nullable(money),
  /** The day it added or changed its bank account; null when it is paid by check. */
  accountSetOn: z.nullable(date),
  /** Of the claim's year, by the company and its group; null where the claim's reason has nothing to do with it. */
  exempt: z.nullable(z.object({ used: quantity, total: quantity })),
});
export type CompanyContext = z.infer<typeof companyContext>;
