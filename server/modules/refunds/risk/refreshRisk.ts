import { sql } from 'kysely';
import { dateInZone } from '../../../../domain/calendarDate';
import { riskOf } from '../../../../domain/claimRisk';
import { isLive, REFUND_STATUSES } from '../../../../domain/refundStates';
import type { Tx } from '../../../db/transaction';
import { programInForce } from '../../configuration/programInForce';
import { findRiskFacts } from './riskFacts';

export const UNDECIDED = REFUND_STATUSES.filter(isLive);

/**
 * Calculates the risk of claims again and stores it with them, because lists are sorted by it. Decided claims keep theirs. It is no
 * step of the claim: its version stays, and nobody is notified.
 */
export async function refreshRisk(tx: Tx, at: Date, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Always in one order, so that two who refresh the same claims do not wait for each other.
  const claims = await tx
    .selectFrom('refund_claim')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', 'in', UNDECIDED)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (claims.length === 0) return;
  const { boardZone } = await programInForce(tx, at);
  const facts = await findRiskFacts(
    tx,
    { today: dateInZone(at.getTime(), boardZone), boardZone },
    claims.map(({ id }) => id),
  );
  const given = [...facts].map(([id, known]) => ({ id, ...riskOf(known) }));
  await sql`
    update refund_claim set risk_score = given.score, risk_signals = given.signals
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id bigint, score integer, signals jsonb)
    where refund_claim.id = given.id
      and (refund_claim.risk_score, refund_claim.risk_signals) is distinct from (given.score, given.signals)`.execute(
    tx,
  );
}

/** The same for the undecided claims of a company, when something about the company itself has changed. */
export async function refreshRiskOfCompany(tx: Tx, at: Date, companyId: string): Promise<void> {
  const claims = await tx
    .selectFrom('refund_claim')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', UNDECIDED)
    .execute();
  await refreshRisk(
    tx,
    at,
    claims.map(({ id }) => id),
  );
}
