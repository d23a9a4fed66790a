import * as z from 'zod/mini';
import { EXEMPTION_KINDS, EXEMPTION_STATUSES } from '../../domain/exemption';
import { REPORT_STATUSES } from '../../domain/reportStates';
import { date, decimal, explanation, fiscalYear, id, instant, money, person, quantity } from '../fields';
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
  amountPaid: money,
  balance: money,
  isLate: z.boolean(),
});

export const reportDetails = z.extend(reportSummary, {
  unit: z.string(),
  ratePerUnit: decimal,
  quantityExported: quantity,
  exemptUsedBefore: quantity,
  exemptApplied: quantity,
  submittedBy: z.nullable(person),
  explanation,
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
  submittedAt: z.nullable(instant),
  decisionDue: z.nullable(date),
  certificateNumber: z.nullable(z.string()),
  validFrom: z.nullable(date),
  validTo: z.nullable(date),
});
