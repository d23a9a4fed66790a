import { sql } from 'kysely';
import { calendarDate } from '../../../domain/calendarDate';
import { money } from '../../../domain/money';
import type { Obligation } from '../../../domain/settlement';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';

/** What a closed year made due beyond the exempt quantity (decision 39): an assessment that no report stands behind. */
export interface OwedYear extends Obligation {
  readonly currentId: null;
  readonly exemptionId: string;
  /** Of the exemption that was outgrown, which every entry about it names. */
  readonly number: string;
}

/** How entries about such a year are told apart from those of reports. */
export const owedYearId = (exemptionNumber: string): string => `year:${exemptionNumber}`;

interface YearRow {
  readonly id: string;
  readonly number: string;
  readonly due_date: string;
  readonly principal: string;
  readonly entered_at: Date;
}

/**
 * The closed years a company was charged for, each due on the day its first entry names. Late charge and interest follow the rule
 * that was in force when it was entered, as a report's follow the rule it was filed under.
 */
export async function findOwedYears(queries: Queries, companyId: string): Promise<readonly OwedYear[]> {
  const { rows } = await sql<YearRow>`
    select exemption.id::text, exemption.number, min(entry.effective_date) as due_date, sum(entry.amount) as principal,
      min(entry.created_at) as entered_at
    from ledger_entry entry join exemption on exemption.number = entry.reference
    where entry.company_id = ${companyId} and entry.kind = 'ASSESSMENT' and entry.report_id is null
    group by exemption.id order by exemption.number`.execute(queries);
  return Promise.all(
    rows.map(async (row) => ({
      id: owedYearId(row.number),
      currentId: null,
      exemptionId: row.id,
      number: row.number,
      dueDate: calendarDate(row.due_date),
      openedOn: calendarDate(row.due_date),
      principal: money(row.principal),
      lateRule: (await programInForce(queries, row.entered_at)).lateRule,
    })),
  );
}
