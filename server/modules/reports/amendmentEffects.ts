import type { z } from 'zod';
import type { amendmentEffect, amendmentEffects } from '../../../contract/entities/report';
import type { Assessment } from '../../../domain/assessment';
import { type Cents, formatMoney, money, sumMoney } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { formatQuantity, quantity, sumQuantity } from '../../../domain/quantity';
import { partsOf, type ReportLine } from '../../../domain/reportLine';
import { periodNamed } from '../../../domain/reportPeriod';
import { assessYear, type YearReport } from '../../../domain/yearAssessment';
import type { Queries } from '../../db/tables';
import { type ReportRow, selectReports } from './reportRows';
import { linesOf, readLineTexts } from './storedLines';
import { findYearBefore } from './yearBefore';

export type AmendmentEffects = z.output<typeof amendmentEffects>;

/** One report of the year with what it comes to once the amendment stands. */
export interface MovedReport {
  readonly row: ReportRow;
  readonly after: Assessment;
  readonly exemptUsedBefore: bigint;
  readonly difference: Cents;
}

/**
 * What an amendment makes of its own report and of those filed after it in the year, as the group's other companies stand now.
 * @param lines the amended report's new lines
 * @returns its own report first; null where none of its period stands, or no rate covers a line
 */
export async function findMovedReports(
  queries: Queries,
  amended: Pick<ReportRow, 'id' | 'root_id' | 'company_id' | 'fiscal_year'>,
  lines: readonly ReportLine[],
  program: Program,
): Promise<readonly MovedReport[] | null> {
  const root = amended.root_id ?? amended.id;
  const rows = (
    await selectReports(queries)
      .where('report.company_id', '=', amended.company_id)
      .where('report.fiscal_year', '=', amended.fiscal_year)
      .where('report.is_current', '=', true)
      .where('report.status', 'in', ['Submitted', 'UnderReview', 'Accepted'])
      .where((where) => where(where.fn.coalesce('report.root_id', 'report.id'), '>=', root))
      .orderBy((order) => order.fn.coalesce('report.root_id', 'report.id'))
      .execute()
  ).map((row) => ({ row, lines: (row.root_id ?? row.id) === root ? lines : storedLines(row, program) }));
  const [own] = rows;
  // Without it the first of the later ones would be taken for the report that the amendment replaces.
  if (own === undefined || (own.row.root_id ?? own.row.id) !== root) return null;
  const reports = rows.map(({ row, lines: each }) => yearReport(row, each, program));
  if (reports.some((report) => report === null)) return null;

  const year = await findYearBefore(queries, amended.company_id, amended.fiscal_year);
  const ownUse = sumQuantity(rows.map(({ row }) => quantity(row.exempt_applied) - quantity(row.caught_up)));
  const ownGross = sumQuantity(rows.map(({ row }) => grossOf(row)));
  let exemptUsedBefore = year.exemptUsedBefore - ownUse;
  const assessed = assessYear(
    reports.filter((report) => report !== null),
    {
      exemptUsedBefore,
      yearQuantityBefore: year.yearQuantityBefore - ownGross,
      holdsCertificate: year.holdsCertificate,
    },
    program,
  );
  if (!assessed.ok) return null;
  return assessed.value.flatMap((after, index) => {
    const row = rows[index]?.row;
    if (row === undefined) return [];
    const used = exemptUsedBefore;
    exemptUsedBefore += after.exemptApplied - after.caughtUp;
    return [{ row, after, exemptUsedBefore: used, difference: after.amount - money(row.amount_due) }];
  });
}

/** Whether anything of the report changes, be it only the exempt quantity it uses. */
export const isMoved = ({ row, after, difference }: MovedReport): boolean =>
  difference !== 0n ||
  formatQuantity(after.exemptApplied) !== row.exempt_applied ||
  formatQuantity(after.assessable) !== row.quantity_assessable;

/** The effects as the contract has them: the amended report always, the later ones where they move. */
export function presentEffects(moved: readonly MovedReport[]): AmendmentEffects {
  const effects = moved
    .filter((each, index) => index === 0 || isMoved(each))
    .map(({ row, after, difference }): z.output<typeof amendmentEffect> => ({
      reportId: row.id,
      number: row.number,
      period: row.period,
      status: row.status,
      before: {
        gross: formatQuantity(grossOf(row)),
        exemptApplied: row.exempt_applied,
        assessable: row.quantity_assessable,
        amount: row.amount_due,
      },
      after: {
        gross: formatQuantity(after.gross),
        exemptApplied: formatQuantity(after.exemptApplied),
        assessable: formatQuantity(after.assessable),
        amount: formatMoney(after.amount),
      },
      difference: formatMoney(difference),
    }));
  return { effects, totalDifference: formatMoney(sumMoney(moved.map(({ difference }) => difference))) };
}

const grossOf = (row: ReportRow): bigint =>
  quantity(row.exempt_applied) + quantity(row.quantity_assessable) - quantity(row.caught_up);

const firstDayOf = (row: ReportRow, program: Program) =>
  periodNamed(row.fiscal_year, row.period, program)?.first ?? null;

const storedLines = (row: ReportRow, program: Program): readonly ReportLine[] =>
  readLineTexts(linesOf(row, firstDayOf(row, program) ?? row.due_date));

function yearReport(row: ReportRow, lines: readonly ReportLine[], program: Program): YearReport | null {
  const first = firstDayOf(row, program);
  const parts = first === null ? null : partsOf(lines, first, program);
  return parts?.ok === true ? { id: row.id, parts: parts.value } : null;
}
