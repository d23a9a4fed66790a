import { assessReport, type Assessment, type ReportedPart } from './assessment';
import type { NoRate, Program } from './program';
import type { Thousandths } from './quantity';
import { ok, type Result } from './result';

export interface YearReport {
  readonly id: string;
  readonly parts: readonly ReportedPart[];
}

/** What of a fiscal year was used up beside the reports assessed here. */
export interface YearStart {
  readonly exemptUsedBefore: Thousandths;
  readonly yearQuantityBefore: Thousandths;
  readonly holdsCertificate: boolean;
}

/**
 * Assesses reports of one fiscal year one after the other, each with what the ones before it have left of the exempt quantity.
 * Reports count in the order in which they were first filed, so that an amendment moves those behind it and none before.
 */
export function assessYear(
  reports: readonly YearReport[],
  start: YearStart,
  program: Pick<Program, 'exemptMode' | 'exemptQuantity' | 'rates'>,
): Result<readonly (Assessment & { readonly id: string })[], NoRate> {
  const assessed: (Assessment & { readonly id: string })[] = [];
  let { exemptUsedBefore, yearQuantityBefore } = start;
  for (const { id, parts } of reports) {
    const assessment = assessReport(
      { parts, exemptUsedBefore, yearQuantityBefore, holdsCertificate: start.holdsCertificate },
      program,
    );
    if (!assessment.ok) return assessment;
    assessed.push({ ...assessment.value, id });
    // What a certificate had freed and the year then caught up on is not free any more.
    exemptUsedBefore += assessment.value.exemptApplied - assessment.value.caughtUp;
    yearQuantityBefore += assessment.value.gross;
  }
  return ok(assessed);
}
