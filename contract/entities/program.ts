import * as z from 'zod/mini';
import { date, decimal, money, quantity } from '../fields';

/** What anybody may know of the board and its program. */
export const programPublic = z.object({
  boardName: z.string(),
  programName: z.string(),
  unitCode: z.string(),
  unitName: z.string(),
  ratePerUnit: decimal,
  rateFrom: date,
  reportPeriod: z.enum(['MONTH', 'QUARTER']),
  exemptQuantity: quantity,
  /** After so many days what is unpaid bears the late charge, and interest month by month. */
  graceDays: z.int(),
  lateChargePercent: decimal,
  interestMonthlyPercent: decimal,
  address: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** The whole configuration, read by an admin. */
export const programConfiguration = z.extend(programPublic, {
  preset: z.string(),
  fiscalYearStart: z.string(),
  dueRule: z.string(),
  exemptMode: z.enum(['FIRST_QUANTITY', 'ALL_OR_NOTHING']),
  refundDecisionDays: z.int(),
  refundMinimum: money,
  refundDeadline: z.string(),
  twoApproverLimit: money,
  feeClass: z.string(),
  boardZone: z.string(),
  rates: z.array(
    z.object({
      effectiveFrom: date,
      effectiveTo: z.nullable(date),
      ratePerUnit: decimal,
      metricRates: z.record(z.string(), decimal),
      factors: z.record(z.string(), decimal),
    }),
  ),
  htsCodes: z.array(
    z.object({
      code: z.string(),
      match: z.enum(['PREFIX', 'EXACT']),
      description: z.string(),
      unit: z.string(),
      effectiveFrom: date,
      effectiveTo: z.nullable(date),
    }),
  ),
});
