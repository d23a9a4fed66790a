import { sql } from 'kysely';
import { type CalendarDate, calendarDate } from '../../../../domain/calendarDate';
import type { RiskFacts } from '../../../../domain/claimRisk';
import { money } from '../../../../domain/money';
import type { Queries } from '../../../db/tables';

interface FactsRow {
  readonly id: string;
  readonly due: string | null;
  readonly account_set_on: string | null;
  readonly returns: number;
  readonly seen_before: number;
  readonly differing: number;
  readonly difference: string;
  readonly claimed: string;
  readonly earlier: number;
  readonly usual: string;
  readonly late_until: string | null;
}

/** A usual amount is the middle one of the last so many claims. */
const USUAL_OF = 20;

/**
 * What is known of claims on a day, by claim. A claim that was split off does not count as an earlier one of its other part.
 * @param day the board's zone and today in it
 */
export async function findRiskFacts(
  queries: Queries,
  day: { readonly today: CalendarDate; readonly boardZone: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, RiskFacts>> {
  const { rows } = await sql<FactsRow>`
    select claim.id::text as id, claim.amount_claimed as claimed, claim.late_until::text as late_until,
      case when claim.line_count = 0 and claim.unsent_count > 0 then null else claim.decision_due::text end as due,
      (select (account.set_at at time zone ${day.boardZone})::date::text from payee_account account
        where account.company_id = claim.company_id) as account_set_on,
      (select count(*)::int from refund_return returned
        where returned.claim_id = claim.id and returned.reason_code is not null) as returns,
      line.seen_before, line.differing, line.difference, earlier.count as earlier, earlier.usual
    from refund_claim claim
    cross join lateral (
      select (count(*) filter (where exists (
          select from refund_claim_line held join refund_claim other on other.id = held.claim_id
          where held.customs_line_id = part.customs_line_id and held.claim_id < part.claim_id
            and other.status in ('Rejected', 'Withdrawn'))))::int as seen_before,
        (count(*) filter (where part.amount_claimed <> part.amount_proposed))::int as differing,
        coalesce(sum(abs(part.amount_claimed - part.amount_proposed)), 0)::numeric(14,2) as difference
      from refund_claim_line part where part.claim_id = claim.id) line
    cross join lateral (
      select count(*)::int as count,
        coalesce(percentile_disc(0.5) within group (order by last.amount_claimed), 0)::numeric(14,2) as usual
      from (select before.amount_claimed from refund_claim before
        where before.company_id = claim.company_id and before.id < claim.id
          and before.id is distinct from claim.split_from
        order by before.id desc limit ${USUAL_OF}) last) earlier
    where claim.id = any(${[...ids]}::bigint[])`.execute(queries);
  return new Map(rows.map((row) => [row.id, factsOf(row, day.today)]));
}

const factsOf = (row: FactsRow, today: CalendarDate): RiskFacts => ({
  today,
  decisionDue: dayOf(row.due),
  accountSetOn: dayOf(row.account_set_on),
  returns: row.returns,
  linesSeenBefore: row.seen_before,
  linesDiffering: row.differing,
  difference: money(row.difference),
  claimed: money(row.claimed),
  earlierClaims: row.earlier,
  usualAmount: money(row.usual),
  lateUntil: dayOf(row.late_until),
});

const dayOf = (text: string | null): CalendarDate | null => (text === null ? null : calendarDate(text));
