import * as z from 'zod/mini';
import { EXEMPTION_KINDS, EXEMPTION_STATUSES } from '../../domain/exemption';
import { REPORT_STATUSES } from '../../domain/reportStates';
import { date, fiscalYear, id, instant, money, quantity, version } from '../fields';
import { personal } from '../sensitivity';

export const reportStatus = z.enum(REPORT_STATUSES);

export const reportSummary = z.object({
  id,
  /** Like R-2026-Q1-000123. */
  number: z.string(),
  companyId: id,
  companyName: personal(z.string()),
  fiscalYear,
  /** Q1 to Q4, or 01 to 12. */
  period: z.string(),
  status: reportStatus,
  dueDate: date,
  submittedAt: z.nullable(instant),
  quantityShipped: quantity,
  quantityAssessable: quantity,
  amountDue: money,
  lateCharge: money,
  interest: money,
  amountPaid: money,
  /** Assessment, late charge and interest less what was paid; nothing for a report that does not count. */
  balance: money,
  paymentStatus: z.enum(['nothing-due', 'unpaid', 'partial', 'paid']),
  isLate: z.boolean(),
  /** Which version of the period's report it is, from 1. */
  revision: z.int(),
  /** Whether it stands for its period; an amendment does from the day it is accepted. */
  isCurrent: z.boolean(),
});

export const exemptionKind = z.enum(EXEMPTION_KINDS);
export const exemptionStatus = z.enum(EXEMPTION_STATUSES);

export const exemptionSummary = z.object({
  id,
  number: z.string(),
  companyId: id,
  companyName: personal(z.string()),
  kind: exemptionKind,
  fiscalYear,
  status: exemptionStatus,
  version,
  submittedAt: z.nullable(instant),
  /** Who holds it now. */
  heldBy: z.enum(['company', 'board', 'nobody']),
  /** Last day for the board's decision, pauses that are over included. */
  decisionDue: z.nullable(date),
  /** Days left until then, those left at the pause while the company owes an answer; below zero when late. */
  decisionDaysLeft: z.nullable(z.int()),
  /** Whether the clock is paused. */
  isPaused: z.boolean(),
  certificateNumber: z.nullable(z.string()),
  validFrom: z.nullable(date),
  validTo: z.nullable(date),
  /** The first day a revoked certificate no longer holds. */
  revokedFrom: z.nullable(date),
  /** The day on which the group reached the exempt quantity while exempt below it; the certificate frees nothing from then on. */
  thresholdPassedOn: z.nullable(date),
});
export type ExemptionSummary = z.infer<typeof exemptionSummary>;
