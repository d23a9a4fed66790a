import {
  couldBeThousands,
  type DecimalMark,
  type NumberText,
  readNumberText,
} from '../../../../domain/numberText';
import { readRateText } from '../../../../domain/rateText';
import { fail, type Result } from '../../../../domain/result';
import { REPORTED_UNITS, type ReportedUnit } from '../../../../domain/programDocument';
import type { EditedProgram, ProgramForm, RateForm, RuleForm } from './programForm';

/** What is wrong with what was typed, before the rules of the program are asked. */
export interface FormFault {
  /** Path in the document, such as `rates.1.ratePerUnit`. */
  readonly field: string;
  readonly kind: 'missing' | 'not-a-number' | 'not-whole' | 'too-precise' | 'two-ways';
}

export interface ReadForm {
  readonly document: EditedProgram;
  readonly faults: readonly FormFault[];
}

/** Reads typed values one by one and collects what is wrong with them. */
class TypedReader {
  readonly faults: FormFault[] = [];
  readonly #mark: DecimalMark;

  constructor(mark: DecimalMark) {
    this.#mark = mark;
  }

  text(field: string, typed: string): string {
    if (typed.trim() === '') this.faults.push({ field, kind: 'missing' });
    return typed.trim();
  }

  /** An exact number with at most so many decimals, as the language writes it; groups of three may be parted. */
  number(field: string, typed: string, decimals: number): string {
    const mark = markIn(typed, this.#mark);
    const isTwoWays = typed.includes(',') && couldBeThousands(typed);
    return this.#kept(field, isTwoWays ? fail({ kind: 'two-ways' }) : readNumberText(typed, mark), decimals);
  }

  /** As `number`, but with either decimal mark: what a comma could also part as thousands is refused. */
  rate(field: string, typed: string, decimals = 12): string {
    return this.#kept(field, readRateText(typed), decimals);
  }

  #kept(field: string, read: Result<NumberText, { readonly kind: string }>, decimals: number): string {
    if (!read.ok) {
      const { kind } = read.failure;
      this.faults.push({ field, kind: kind === 'missing' || kind === 'two-ways' ? kind : 'not-a-number' });
      return '0';
    }
    if (read.value.decimals > decimals) this.faults.push({ field, kind: 'too-precise' });
    return read.value.plain;
  }

  money(field: string, typed: string): string {
    const plain = this.number(field, typed, 2);
    const [whole = '0', cents = ''] = plain.split('.');
    return `${whole}.${cents.padEnd(2, '0').slice(0, 2)}`;
  }

  whole(field: string, typed: string): number {
    if (/^\d{1,4}$/.test(typed.trim())) return Number(typed);
    this.faults.push({ field, kind: typed.trim() === '' ? 'missing' : 'not-whole' });
    return 0;
  }

  byUnit(field: string, typed: RateForm['factors']): Partial<Record<ReportedUnit, string>> {
    return Object.fromEntries(
      REPORTED_UNITS.filter((unit) => typed[unit].trim() !== '').map((unit) => [
        unit,
        this.rate(`${field}.${unit}`, typed[unit]),
      ]),
    );
  }
}

/** The form shows exact text with a point, so a single point is the decimal mark in every language. */
const markIn = (typed: string, mark: DecimalMark): DecimalMark =>
  /^\s*-?\d*\.\d+\s*$/.test(typed) ? 'point' : mark;

const parts = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const orNull = (typed: string): string | null => (typed === '' ? null : typed);

/**
 * The configuration a form stands for, and what of it cannot be read.
 * @param mark the decimal mark of the language on screen
 */
export function readForm(form: ProgramForm, mark: DecimalMark = 'point'): ReadForm {
  const read = new TypedReader(mark);
  const number = read.whole('dueRule', form.dueNumber);
  const anchor = form.windowAnchor;
  const document: EditedProgram = {
    preset: form.preset,
    boardName: read.text('boardName', form.boardName),
    programName: read.text('programName', form.programName),
    address: read.text('address', form.address),
    phone: read.text('phone', form.phone),
    email: read.text('email', form.email),
    boardZone: read.text('boardZone', form.boardZone),
    unitCode: form.unitCode,
    unitName: read.text('unitName', form.unitName),
    fiscalYearStart: read.text('fiscalYearStart', form.fiscalYearStart),
    reportPeriod: form.reportPeriod,
    dueRule:
      form.dueKind === 'day-of-next-month'
        ? { kind: form.dueKind, day: number }
        : { kind: form.dueKind, days: number },
    rollRule: form.rollRule,
    exemptQuantity: read.number('exemptQuantity', form.exemptQuantity, 3),
    exemptMode: form.exemptMode,
    lateRule: {
      graceDays: read.whole('lateRule.graceDays', form.graceDays),
      chargePercent: read.rate('lateRule.chargePercent', form.chargePercent, 6),
      monthlyInterestPercent: read.rate('lateRule.monthlyInterestPercent', form.monthlyInterestPercent, 6),
      firstInterest: form.firstInterest,
    },
    paymentOrder: [...form.paymentOrder],
    refundWindow:
      anchor === 'NONE' ? { anchor } : { anchor, days: read.whole('refundWindow', form.windowDays) },
    refundDecisionDays: read.whole('refundDecisionDays', form.refundDecisionDays),
    appealDays: read.whole('appealDays', form.appealDays),
    refundCloseDays: read.whole('refundCloseDays', form.refundCloseDays),
    refundNoticeDays: read.whole('refundNoticeDays', form.refundNoticeDays),
    reportNoticeDays: read.whole('reportNoticeDays', form.reportNoticeDays),
    refundMinimum: read.money('refundMinimum', form.refundMinimum),
    twoApproverLimit: read.money('twoApproverLimit', form.twoApproverLimit),
    exemptionDecisionDays: read.whole('exemptionDecisionDays', form.exemptionDecisionDays),
    certificateMonths: read.whole('certificateMonths', form.certificateMonths),
    feeClass: read.text('feeClass', form.feeClass),
    uncoveredEntryTypes: parts(form.uncoveredEntryTypes),
    earliestEntryDate: read.text('earliestEntryDate', form.earliestEntryDate),
    rates: form.rates.map((rate, index) => readRate(rate, `rates.${index}`, read)),
    htsRules: form.htsRules.map((rule, index) => readRule(rule, `htsRules.${index}`, read)),
  };
  return { document, faults: read.faults };
}

const readRate = (rate: RateForm, field: string, read: TypedReader): EditedProgram['rates'][number] => ({
  effectiveFrom: read.text(`${field}.effectiveFrom`, rate.effectiveFrom),
  effectiveTo: orNull(rate.effectiveTo),
  ratePerUnit: read.rate(`${field}.ratePerUnit`, rate.ratePerUnit),
  metricRates: read.byUnit(`${field}.metricRates`, rate.metricRates),
  factors: read.byUnit(`${field}.factors`, rate.factors),
  reference: rate.reference.trim(),
});

function readRule(rule: RuleForm, field: string, read: TypedReader): EditedProgram['htsRules'][number] {
  const { seasonFrom, seasonTo, ...rest } = rule;
  const hasSeason = seasonFrom !== '' || seasonTo !== '';
  return {
    ...rest,
    code: read.text(`${field}.code`, rule.code),
    description: read.text(`${field}.description`, rule.description),
    otherUnit: rule.otherUnit === '' ? null : rule.otherUnit,
    season: hasSeason
      ? { from: read.text(`${field}.season`, seasonFrom), to: read.text(`${field}.season`, seasonTo) }
      : null,
    effectiveFrom: read.text(`${field}.effectiveFrom`, rule.effectiveFrom),
    effectiveTo: orNull(rule.effectiveTo),
    replacedBy: parts(rule.replacedBy),
  };
}
