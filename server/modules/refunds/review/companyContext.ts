import { sql } from 'kysely';
import type { CompanyContext } from '../../../../contract/entities/companyContext';
import { formatMoney } from '../../../../domain/money';
import { formatQuantity } from '../../../../domain/quantity';
import { usualAmountOf } from '../../../../domain/claimRisk';
import { maySeeCompanyContext } from '../../../../domain/refundPermissions';
import type { RefundReason } from '../../../../domain/refundReason';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { programInForce } from '../../configuration/programInForce';
import { type ClaimRow, findClaim } from '../claimRecord';
import type { Reader } from '../presentRefund';
import { findRiskFacts } from '../risk/riskFacts';

/** Other claims shown; the company's list has the rest. */
const SHOWN = 5;

/** Reasons whose amount follows from what is left of the year's exempt quantity. */
const OF_EXEMPT_QUANTITY: readonly RefundReason[] = ['FIRST_QUANTITY', 'SMALL_IMPORTER'];

/** What whoever decides on a claim should know of its company. */
export async function getCompanyContext(
  queries: Queries,
  reader: Reader,
  claimId: string,
): Promise<Outcome<CompanyContext>> {
  const refused = refusalOf(maySeeCompanyContext(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const claim = await findClaim(queries, claimId, false);
  if (claim === null) return failed('not-found');
  const { row } = claim;
  const program = await programInForce(queries, reader.at);
  const facts = (
    await findRiskFacts(queries, { today: reader.today, boardZone: program.boardZone }, [row.id])
  ).get(row.id);
  if (facts === undefined) throw new Error(`claim ${row.id} is not there`);
  const usual = usualAmountOf(facts);
  const total = formatQuantity(program.exemptQuantity);
  return ok({
    ...(await findOtherClaims(queries, row)),
    usualAmount: usual === null ? null : formatMoney(usual),
    accountSetOn: facts.accountSetOn,
    exempt:
      OF_EXEMPT_QUANTITY.includes(row.reason) && program.exemptQuantity > 0n
        ? { used: await findExemptUsed(queries, row), total }
        : null,
  });
}

async function findOtherClaims(
  queries: Queries,
  { id, company_id }: ClaimRow,
): Promise<Pick<CompanyContext, 'claims' | 'otherClaims'>> {
  const others = queries
    .selectFrom('refund_claim')
    .where('company_id', '=', company_id)
    .where('id', '<>', id)
    .where('status', '<>', 'Draft');
  const { count } = await others.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await others
    .select(['id', 'number', 'fiscal_year', 'reason', 'status', 'amount_claimed'])
    .orderBy('filed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    otherClaims: count,
    claims: rows.map((row) => ({
      id: row.id,
      number: row.number,
      fiscalYear: row.fiscal_year,
      reason: row.reason,
      status: row.status,
      amountClaimed: row.amount_claimed,
    })),
  };
}

/** In the claim's year, by the company and its group. */
async function findExemptUsed(queries: Queries, { company_id, fiscal_year }: ClaimRow): Promise<string> {
  const { rows } = await sql<{ used: string }>`
    select exempt_used(${company_id}::bigint, ${fiscal_year}::int)::numeric(18, 3)::text as used`.execute(
    queries,
  );
  return rows[0]?.used ?? '0.000';
}
