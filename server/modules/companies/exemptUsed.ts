import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Program } from '../../../domain/program';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import type { CalendarDate } from '../../../domain/calendarDate';
import { formatQuantity } from '../../../domain/quantity';

/**
 * Share of the year's exempt quantity that a company's group has used, in whole percent, never more than a hundred; null for a
 * company that neither pays assessments nor claims refunds, or where the program frees nothing.
 * @param company a reference to the company, such as `company`
 */
export function exemptUsedPercentOf(
  company: string,
  program: Pick<Program, 'exemptQuantity' | 'fiscalYearStart'>,
  today: CalendarDate,
): RawBuilder<number | null> {
  if (program.exemptQuantity === 0n) return sql<null>`null::int`;
  const year = fiscalYearOf(today, program.fiscalYearStart);
  const column = (column: string) => sql.ref(`${company}.${column}`);
  return sql<number | null>`(
    case when ${column('is_assessment_payer')} or ${column('is_refund_eligible')} then least(100, floor(100
      * exempt_used(${column('id')}, ${year}::int) / ${formatQuantity(program.exemptQuantity)}::numeric))::int end)`;
}

/** Whether the company's certificate of the running fiscal year was outgrown. */
export function hasPassedThreshold(
  program: Pick<Program, 'fiscalYearStart'>,
  today: CalendarDate,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from exemption
    where exemption.company_id = company.id and exemption.threshold_passed_on is not null
      and exemption.fiscal_year = ${fiscalYearOf(today, program.fiscalYearStart)})`;
}
