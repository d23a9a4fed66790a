import type { z } from 'zod';
import type { programConfiguration, programPublic } from '../../../contract/entities/program';
import { formatDecimal } from '../../../domain/decimal';
import { formatMoney } from '../../../domain/money';
import { type Program, type Rate, rateOn } from '../../../domain/program';
import type { CalendarDate } from '../../../domain/calendarDate';
import { formatQuantity } from '../../../domain/quantity';

export type ProgramPublic = z.output<typeof programPublic>;
export type ProgramConfiguration = z.output<typeof programConfiguration>;

/** What anybody may know of the program, with the rate of the day. */
export function presentPublic(program: Program, today: CalendarDate): ProgramPublic {
  const rate = rateOn(program, today);
  const inForce = rate.ok ? rate.value : lastRate(program);
  return {
    boardName: program.boardName,
    programName: program.programName,
    unitCode: program.unitCode,
    unitName: program.unitName,
    ratePerUnit: formatDecimal(inForce.ratePerUnit),
    rateFrom: inForce.effectiveFrom,
    reportPeriod: program.reportPeriod,
    exemptQuantity: formatQuantity(program.exemptQuantity),
    graceDays: program.lateRule.graceDays,
    lateChargePercent: formatDecimal(program.lateRule.chargePercent),
    interestMonthlyPercent: formatDecimal(program.lateRule.monthlyInterestPercent),
    address: program.address,
    phone: program.phone,
    email: program.email,
  };
}

/** A configuration has at least one rate; before the first and after the last of them the last stands in. */
function lastRate(program: Program): Rate {
  const rate = program.rates.at(-1);
  if (rate === undefined) throw new Error('a program without a rate');
  return rate;
}

/** The whole program, for those who configure it. */
export const presentConfiguration = (program: Program, today: CalendarDate): ProgramConfiguration => ({
  ...presentPublic(program, today),
  preset: program.preset,
  fiscalYearStart: program.fiscalYearStart,
  dueRule:
    program.dueRule.kind === 'day-of-next-month'
      ? `${program.dueRule.kind}:${program.dueRule.day}`
      : `${program.dueRule.kind}:${program.dueRule.days}`,
  exemptMode: program.exemptMode,
  refundDecisionDays: program.refundDecisionDays,
  refundMinimum: formatMoney(program.refundMinimum),
  refundDeadline:
    program.refundWindow.anchor === 'NONE'
      ? program.refundWindow.anchor
      : `${program.refundWindow.anchor}:${program.refundWindow.days}`,
  twoApproverLimit: formatMoney(program.twoApproverLimit),
  feeClass: program.feeClass,
  boardZone: program.boardZone,
  rates: program.rates.map((rate) => ({
    effectiveFrom: rate.effectiveFrom,
    effectiveTo: rate.effectiveTo,
    ratePerUnit: formatDecimal(rate.ratePerUnit),
    metricRates: decimals(rate.metricRates),
    factors: decimals(rate.factors),
  })),
  htsCodes: program.htsRules.map((rule) => ({
    code: rule.code,
    match: rule.match,
    description: rule.description,
    unit: rule.unit,
    effectiveFrom: rule.effectiveFrom,
    effectiveTo: rule.effectiveTo,
  })),
});

const decimals = (byUnit: Rate['factors']): Record<string, string> =>
  Object.fromEntries(Array.from(byUnit, ([unit, value]) => [unit, formatDecimal(value)]));
