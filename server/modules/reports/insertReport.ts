import type { Assessment } from '../../../domain/assessment';
import { formatDecimal } from '../../../domain/decimal';
import { formatMoney } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { formatQuantity } from '../../../domain/quantity';
import type { ReportLine } from '../../../domain/reportLine';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import { nextRecordNumber } from '../../db/recordNumber';
import type { Tx } from '../../db/transaction';
import type { RequestContext } from '../identity/requestContext';
import { type LineText, sumsOf } from './storedLines';
import type { YearBefore } from './yearBefore';
import type { ReportTerms } from '../../db/reportTables';

export interface Certification {
  readonly name: string;
  readonly title: string;
}

export interface ReportToStore {
  readonly period: ReportPeriod;
  readonly lineTexts: readonly LineText[];
  readonly lines: readonly ReportLine[];
  readonly assessment: Assessment;
  readonly before: Pick<YearBefore, 'exemptUsedBefore'>;
  readonly certification: Certification;
}

/** What an assessment fills of a report's row. */
export const assessedFields = (assessment: Assessment, before: Pick<YearBefore, 'exemptUsedBefore'>) => ({
  exempt_used_before: formatQuantity(before.exemptUsedBefore),
  exempt_applied: formatQuantity(assessment.exemptApplied),
  caught_up: formatQuantity(assessment.caughtUp),
  quantity_assessable: formatQuantity(assessment.assessable),
  rate_per_unit: formatDecimal(assessment.lines[0]?.rate ?? { units: 0n, scale: 0 }),
  amount_due: formatMoney(assessment.amount),
  explanation: JSON.stringify(assessment.explanation),
});

/** What sending fills of a report's row, the first time or again after it was returned. */
export async function sentFields(tx: Tx, ctx: RequestContext, report: ReportToStore) {
  const { lineTexts, lines, assessment, before, certification, period } = report;
  return {
    ...assessedFields(assessment, before),
    ...sumsOf(lines),
    lines: JSON.stringify(lineTexts),
    status: 'Submitted' as const,
    submitted_at: ctx.at,
    submitted_by: ctx.caller.actor.userId,
    certified_name: certification.name,
    certified_title: certification.title,
    receipt_number: await nextRecordNumber(tx, `RC-${period.fiscalYear}`),
  };
}

/** Keeps the first report of a period. Answers its id and number. */
export async function insertFirstReport(
  tx: Tx,
  ctx: RequestContext,
  companyId: string,
  report: ReportToStore,
  program: Program,
): Promise<{ readonly id: string; readonly number: string }> {
  const { period } = report;
  return tx
    .insertInto('assessment_report')
    .values({
      ...(await sentFields(tx, ctx, report)),
      number: await nextRecordNumber(tx, `R-${period.fiscalYear}-${period.name}`),
      company_id: companyId,
      fiscal_year: period.fiscalYear,
      period: period.name,
      due_date: period.dueDate,
      received_on: ctx.today,
      unit: program.unitCode,
      terms: JSON.stringify(termsOf(program)),
      created_at: ctx.at,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** The rules a report keeps from the day it is filed. */
const termsOf = ({ lateRule, paymentOrder }: Pick<Program, 'lateRule' | 'paymentOrder'>): ReportTerms => ({
  lateRule: {
    graceDays: lateRule.graceDays,
    chargePercent: formatDecimal(lateRule.chargePercent),
    monthlyInterestPercent: formatDecimal(lateRule.monthlyInterestPercent),
    firstInterest: lateRule.firstInterest,
  },
  paymentOrder,
});
