import type { CalendarDate } from './calendarDate';
import { type Decimal, formatDecimal, multiply } from './decimal';
import type { Explanation, ExplanationStep } from './explanation';
import { type Cents, centsFrom, formatMoney, sumMoney } from './money';
import { type NoRate, type Program, rateOn } from './program';
import { formatQuantity, sumQuantity, type Thousandths, unitsOf } from './quantity';
import { ok, type Result } from './result';

/** A part of a period in which one rate holds; a period without a rate change has one part. */
export interface ReportedPart {
  /** First day of the part: the rate in force on it is charged. */
  readonly from: CalendarDate;
  /** Produced or imported in it and subject to assessment, organic and exported quantity already left out. */
  readonly quantity: Thousandths;
}

export interface ReportToAssess {
  readonly parts: readonly ReportedPart[];
  /** How much of the year's exempt quantity earlier periods, imports and the same group have used. */
  readonly exemptUsedBefore: Thousandths;
  /** What the year's earlier periods reported in total; only asked where exemption is all or nothing. */
  readonly yearQuantityBefore: Thousandths;
  /** Whether a small-volume certificate holds; only asked where exemption is all or nothing. */
  readonly holdsCertificate: boolean;
}

export type AssessmentStep =
  | 'gross'
  | 'exempt-first-quantity'
  | 'no-certificate'
  | 'certificate-held'
  | 'threshold-passed'
  | 'assessable'
  | 'line'
  | 'total';

export interface AssessedLine extends ReportedPart {
  readonly exemptApplied: Thousandths;
  readonly assessable: Thousandths;
  readonly rate: Decimal;
  readonly amount: Cents;
}

export interface Assessment {
  readonly gross: Thousandths;
  readonly exemptRemainingBefore: Thousandths;
  readonly exemptApplied: Thousandths;
  /** Exempted before under a certificate and now due, because the year has reached the exempt quantity. */
  readonly caughtUp: Thousandths;
  readonly assessable: Thousandths;
  readonly lines: readonly AssessedLine[];
  readonly amount: Cents;
  readonly explanation: Explanation<AssessmentStep>;
}

type AssessmentRules = Pick<Program, 'exemptMode' | 'exemptQuantity' | 'rates'>;

/**
 * What a report's quantities come to. The exempt quantity is used up part by part through the fiscal year; every
 * part is charged at the rate of its first day and rounded half up to cents once. Under an all-or-nothing program the holder of a
 * certificate owes nothing until the year reaches the exempt quantity, then all of it.
 */
export function assessReport(report: ReportToAssess, program: AssessmentRules): Result<Assessment, NoRate> {
  const gross = sumQuantity(report.parts.map((part) => part.quantity));
  const remaining = atLeastZero(program.exemptQuantity - report.exemptUsedBefore);
  const { exemptApplied, caughtUp, step: exemptStep } = exemptionOf(report, program, gross, remaining);

  const lines: AssessedLine[] = [];
  let exemptLeft = exemptApplied;
  let toCatchUp = caughtUp;
  for (const part of report.parts) {
    const rate = rateOn(program, part.from);
    if (!rate.ok) return rate;
    const applied = part.quantity < exemptLeft ? part.quantity : exemptLeft;
    exemptLeft -= applied;
    const assessable = part.quantity - applied + toCatchUp;
    toCatchUp = 0n;
    const amount = centsFrom(multiply(unitsOf(assessable), rate.value.ratePerUnit));
    lines.push({ ...part, exemptApplied: applied, assessable, rate: rate.value.ratePerUnit, amount });
  }

  const amount = sumMoney(lines.map((line) => line.amount));
  const assessable = sumQuantity(lines.map((line) => line.assessable));
  const explanation: Explanation<AssessmentStep> = [
    step('gross', { quantity: formatQuantity(gross) }),
    step(exemptStep, {
      used: formatQuantity(report.exemptUsedBefore),
      remaining: formatQuantity(remaining),
      applied: formatQuantity(exemptApplied),
      caughtUp: formatQuantity(caughtUp),
    }),
    step('assessable', { quantity: formatQuantity(assessable) }),
    ...lines.map((line) =>
      step('line', {
        from: line.from,
        quantity: formatQuantity(line.assessable),
        rate: formatDecimal(line.rate),
        amount: formatMoney(line.amount),
      }),
    ),
    step('total', { amount: formatMoney(amount) }),
  ];
  return ok({
    gross,
    exemptRemainingBefore: remaining,
    exemptApplied,
    caughtUp,
    assessable,
    lines,
    amount,
    explanation,
  });
}

interface Exemption {
  readonly exemptApplied: Thousandths;
  readonly caughtUp: Thousandths;
  readonly step: 'exempt-first-quantity' | 'no-certificate' | 'certificate-held' | 'threshold-passed';
}

function exemptionOf(
  report: ReportToAssess,
  program: AssessmentRules,
  gross: Thousandths,
  remaining: Thousandths,
): Exemption {
  if (program.exemptMode === 'FIRST_QUANTITY') {
    return {
      exemptApplied: gross < remaining ? gross : remaining,
      caughtUp: 0n,
      step: 'exempt-first-quantity',
    };
  }
  if (!report.holdsCertificate) return { exemptApplied: 0n, caughtUp: 0n, step: 'no-certificate' };
  // "Less than" the quantity is exempt: reaching it exactly is not.
  if (report.yearQuantityBefore + gross < program.exemptQuantity)
    return { exemptApplied: gross, caughtUp: 0n, step: 'certificate-held' };
  return { exemptApplied: 0n, caughtUp: report.exemptUsedBefore, step: 'threshold-passed' };
}

const step = (
  name: AssessmentStep,
  values: Readonly<Record<string, string>>,
): ExplanationStep<AssessmentStep> => ({ step: name, values });

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);
