import type { z } from 'zod';
import type { reportPreview } from '../../../contract/entities/report';
import type { Assessment } from '../../../domain/assessment';
import { formatDecimal } from '../../../domain/decimal';
import { formatMoney } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { formatQuantity } from '../../../domain/quantity';
import { type ReportLine, totalOf } from '../../../domain/reportLine';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { type AssessedContent, assessContent } from './assessContent';
import { presentChecks } from './checkTexts';
import { linesFailure, findReportingCompany, type NamedPeriod, periodFor } from './reportingCompany';
import { type LineText, readLineTexts } from './storedLines';
import { findYearBefore, type YearBefore } from './yearBefore';

export type ReportPreview = z.output<typeof reportPreview>;

/** What a report would come to if it were sent now, and what there is to say about it. */
export async function previewReport(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>,
  input: NamedPeriod & { readonly lines: readonly LineText[] },
): Promise<Outcome<ReportPreview>> {
  const company = await findReportingCompany(queries, reader, 'prepare');
  if (!company.ok) return company;
  const program = await programInForce(queries, reader.at);
  const period = periodFor(input, program);
  if (!period.ok) return period;
  const failure = linesFailure(input.lines);
  if (failure !== null) return fail(failure);
  const lines = readLineTexts(input.lines);
  const before = await findYearBefore(queries, company.value.id, input.fiscalYear);
  const content = { period: period.value, lines };
  const assessed = await assessContent(queries, company.value.id, content, before, program, reader.today);
  return ok(presentPreview(content, assessed, before, program, reader));
}

/** A preview as the contract has it. */
export function presentPreview(
  { period, lines }: { readonly period: ReportPeriod; readonly lines: readonly ReportLine[] },
  { assessment, checks }: AssessedContent,
  before: YearBefore,
  program: Program,
  { language }: Pick<RequestContext, 'language'>,
): ReportPreview {
  return {
    fiscalYear: period.fiscalYear,
    index: period.index,
    period: period.name,
    firstDay: period.first,
    lastDay: period.last,
    dueDate: period.dueDate,
    unit: program.unitCode,
    totals: assessment === null ? null : totalsOf(lines, assessment, before),
    parts: (assessment?.lines ?? []).map((part) => ({
      from: part.from,
      quantity: formatQuantity(part.quantity),
      exemptApplied: formatQuantity(part.exemptApplied),
      assessable: formatQuantity(part.assessable),
      rate: formatDecimal(part.rate),
      amount: formatMoney(part.amount),
    })),
    explanation: (assessment?.explanation ?? []).map(({ step, values }) => ({ step, values: { ...values } })),
    checks: presentChecks(checks, language),
    canBeSubmitted: assessment !== null && checks.every(({ severity }) => severity !== 'error'),
  };
}

const totalsOf = (
  lines: readonly ReportLine[],
  assessment: Assessment,
  before: YearBefore,
): ReportPreview['totals'] => ({
  shipped: formatQuantity(totalOf(lines, 'SHIPPED')),
  imported: formatQuantity(totalOf(lines, 'IMPORTED')),
  exported: formatQuantity(totalOf(lines, 'EXPORTED')),
  organic: formatQuantity(totalOf(lines, 'ORGANIC')),
  gross: formatQuantity(assessment.gross),
  exemptUsedBefore: formatQuantity(before.exemptUsedBefore),
  exemptRemainingBefore: formatQuantity(assessment.exemptRemainingBefore),
  exemptApplied: formatQuantity(assessment.exemptApplied),
  caughtUp: formatQuantity(assessment.caughtUp),
  assessable: formatQuantity(assessment.assessable),
  amount: formatMoney(assessment.amount),
});
