import { addDays, isCalendarDate, isTimeZone } from './calendarDate';
import { APPEAL_DAYS, CLOSE_DAYS, REFUND_NOTICE_DAYS, REPORT_NOTICE_DAYS } from './completeDocument';
import { FieldReader, type ProgramFault } from './fieldReader';
import { parseHtsPrefix } from './htsCode';
import { parseMoney } from './money';
import { isPaymentOrder, PAYMENT_PARTS } from './paymentParts';
import type { HtsRule, LateRule, Program, Rate } from './program';
import type { HtsRuleDocument, LateRuleDocument, ProgramDocument, RateDocument } from './programDocument';
import { parseQuantity } from './quantity';
import { fail, ok, type Result } from './result';

/** Checks a program document whole and gives the form the rules work on; every fault is named by its field. */
export function readProgram(document: ProgramDocument): Result<Program, readonly ProgramFault[]> {
  const read = new FieldReader();
  const rates = document.rates.flatMap((rate, index) => readRate(rate, `rates.${index}`, read));
  checkSequence(rates, read);
  const htsRules = document.htsRules.flatMap((rule, index) => readRule(rule, `htsRules.${index}`, read));
  if (!isCalendarDate(`2001-${document.fiscalYearStart}`)) read.blame('fiscalYearStart', 'not-a-date');
  if (!isTimeZone(document.boardZone)) read.blame('boardZone', 'not-a-zone');
  const earliestEntryDate = read.date('earliestEntryDate', document.earliestEntryDate);
  const paymentOrder = document.paymentOrder ?? PAYMENT_PARTS;
  if (!isPaymentOrder(paymentOrder)) read.blame('paymentOrder', 'not-an-order');
  const numbers = {
    exemptQuantity: read.whole('exemptQuantity', parseQuantity(document.exemptQuantity)),
    appealDays: document.appealDays ?? APPEAL_DAYS,
    refundCloseDays: document.refundCloseDays ?? CLOSE_DAYS,
    refundNoticeDays: document.refundNoticeDays ?? REFUND_NOTICE_DAYS,
    reportNoticeDays: document.reportNoticeDays ?? REPORT_NOTICE_DAYS,
    refundMinimum: read.whole('refundMinimum', parseMoney(document.refundMinimum)),
    twoApproverLimit: read.whole('twoApproverLimit', parseMoney(document.twoApproverLimit)),
    lateRule: readLateRule(document.lateRule, read),
    paymentOrder,
  };
  if (read.faults.length > 0 || earliestEntryDate === null) return fail(read.faults);
  return ok({ ...document, ...numbers, earliestEntryDate, rates, htsRules });
}

/** A late rule by itself, as a report keeps the one it was filed under. */
export function readLateRule(rule: LateRuleDocument, read: FieldReader): LateRule {
  return {
    ...rule,
    chargePercent: read.exact('lateRule.chargePercent', rule.chargePercent),
    monthlyInterestPercent: read.exact('lateRule.monthlyInterestPercent', rule.monthlyInterestPercent),
  };
}

function readRate(rate: RateDocument, field: string, read: FieldReader): readonly Rate[] {
  const period = read.period(field, rate);
  const numbers = {
    ratePerUnit: read.exact(`${field}.ratePerUnit`, rate.ratePerUnit),
    metricRates: read.byUnit(`${field}.metricRates`, rate.metricRates),
    factors: read.byUnit(`${field}.factors`, rate.factors),
  };
  return period === null ? [] : [{ ...rate, ...numbers, ...period }];
}

function readRule(rule: HtsRuleDocument, field: string, read: FieldReader): readonly HtsRule[] {
  const period = read.period(field, rule);
  const code = parseHtsPrefix(rule.code);
  if (!code.ok) read.blame(`${field}.code`, 'not-a-code');
  return period === null || !code.ok ? [] : [{ ...rule, ...period, code: code.value }];
}

/** Rates follow one another day by day; only the last may be without end. */
function checkSequence(rates: readonly Rate[], read: FieldReader): void {
  if (rates.length === 0) read.blame('rates', 'no-rates');
  for (const [index, rate] of rates.entries()) {
    const next = rates[index + 1];
    if (next === undefined) continue;
    const field = `rates.${index + 1}.effectiveFrom`;
    if (rate.effectiveTo === null || next.effectiveFrom <= rate.effectiveTo) read.blame(field, 'overlap');
    else if (next.effectiveFrom !== addDays(rate.effectiveTo, 1)) read.blame(field, 'gap');
  }
}
