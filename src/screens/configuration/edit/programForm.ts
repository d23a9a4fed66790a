import * as z from 'zod/mini';
import { PAYMENT_PARTS } from '../../../../domain/paymentParts';
import {
  REPORTED_UNITS,
  ROLL_RULES,
  UNIT_CODES,
  type ReportedUnit,
} from '../../../../domain/programDocument';
import type { programDocument } from '../../../../contract/entities/configuration';

/** The configuration as it is edited on the wire. */
export type EditedProgram = z.output<typeof programDocument>;

const text = z.string();
const byUnit = z.object({ m3: text, m2: text, kg: text });

const rateForm = z.object({
  effectiveFrom: text,
  /** Empty for a rate without end; so for tariff codes. */
  effectiveTo: text,
  ratePerUnit: text,
  metricRates: byUnit,
  factors: byUnit,
  reference: text,
});
export type RateForm = z.output<typeof rateForm>;

const ruleForm = z.object({
  code: text,
  match: z.enum(['PREFIX', 'EXACT']),
  description: text,
  unit: z.enum(REPORTED_UNITS),
  otherUnit: z.enum(['', ...REPORTED_UNITS]),
  organic: z.boolean(),
  seasonFrom: text,
  seasonTo: text,
  effectiveFrom: text,
  effectiveTo: text,
  /** Codes apart by commas. */
  replacedBy: text,
});
export type RuleForm = z.output<typeof ruleForm>;

/** The configuration as a form holds it: what is typed is text until it is read. */
export const programForm = z.object({
  preset: text,
  boardName: text,
  programName: text,
  address: text,
  phone: text,
  email: text,
  boardZone: text,
  unitCode: z.enum(UNIT_CODES),
  unitName: text,
  fiscalYearStart: text,
  reportPeriod: z.enum(['MONTH', 'QUARTER']),
  dueKind: z.enum(['day-of-next-month', 'days-after-end']),
  dueNumber: text,
  rollRule: z.enum(ROLL_RULES),
  exemptQuantity: text,
  exemptMode: z.enum(['FIRST_QUANTITY', 'ALL_OR_NOTHING']),
  graceDays: text,
  chargePercent: text,
  monthlyInterestPercent: text,
  firstInterest: z.enum(['DAY_AFTER', 'MONTH_AFTER']),
  paymentOrder: z.array(z.enum(PAYMENT_PARTS)),
  windowAnchor: z.enum(['NONE', 'MONTH_END', 'YEAR_END', 'PAYMENT_DATE']),
  windowDays: text,
  refundDecisionDays: text,
  appealDays: text,
  refundCloseDays: text,
  refundNoticeDays: text,
  reportNoticeDays: text,
  refundMinimum: text,
  twoApproverLimit: text,
  exemptionDecisionDays: text,
  certificateMonths: text,
  feeClass: text,
  /** Codes apart by commas. */
  uncoveredEntryTypes: text,
  earliestEntryDate: text,
  rates: z.array(rateForm),
  htsRules: z.array(ruleForm),
});
export type ProgramForm = z.output<typeof programForm>;

const unitsShown = (values: Readonly<Partial<Record<ReportedUnit, string | undefined>>>) => ({
  m3: values.m3 ?? '',
  m2: values.m2 ?? '',
  kg: values.kg ?? '',
});

/** The form that shows a configuration. */
export function formOf({ dueRule, lateRule, refundWindow, ...document }: EditedProgram): ProgramForm {
  return {
    ...document,
    dueKind: dueRule.kind,
    dueNumber: String(dueRule.kind === 'day-of-next-month' ? dueRule.day : dueRule.days),
    graceDays: String(lateRule.graceDays),
    chargePercent: lateRule.chargePercent,
    monthlyInterestPercent: lateRule.monthlyInterestPercent,
    firstInterest: lateRule.firstInterest,
    windowAnchor: refundWindow.anchor,
    windowDays: refundWindow.anchor === 'NONE' ? '' : String(refundWindow.days),
    refundDecisionDays: String(document.refundDecisionDays),
    appealDays: String(document.appealDays),
    refundCloseDays: String(document.refundCloseDays),
    refundNoticeDays: String(document.refundNoticeDays),
    reportNoticeDays: String(document.reportNoticeDays),
    exemptionDecisionDays: String(document.exemptionDecisionDays),
    certificateMonths: String(document.certificateMonths),
    uncoveredEntryTypes: document.uncoveredEntryTypes.join(', '),
    rates: document.rates.map((rate) => ({
      ...rate,
      effectiveTo: rate.effectiveTo ?? '',
      metricRates: unitsShown(rate.metricRates),
      factors: unitsShown(rate.factors),
    })),
    htsRules: document.htsRules.map(({ season, ...rule }) => ({
      ...rule,
      otherUnit: rule.otherUnit ?? '',
      seasonFrom: season?.from ?? '',
      seasonTo: season?.to ?? '',
      effectiveTo: rule.effectiveTo ?? '',
      replacedBy: rule.replacedBy.join(', '),
    })),
  };
}
