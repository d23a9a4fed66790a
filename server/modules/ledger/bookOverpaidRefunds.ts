import { sql } from 'kysely';
import { type Cents, formatMoney, money } from '../../../domain/money';
import { overpaidByClaim, type RefundedLine } from '../../../domain/overpayment';
import type { Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { bookkeeperOf, postEntries } from './postEntries';

interface GrantRow {
  readonly line_id: string;
  readonly claim_id: string;
  readonly approved: string;
  readonly collected: string;
}

export interface CorrectedClaim {
  readonly id: string;
  readonly number: string;
  readonly company_id: string;
  readonly status: string;
  readonly version: number;
  readonly legal_name: string;
  readonly booked: string;
}

/**
 * Brings the ledger up to what Customs' corrections made of refunds granted before: what was granted
 * beyond what is held now becomes the company's debt, and a later correction the other way takes it back. Doing it again changes
 * nothing. Called once the corrections stand or are gone, before other audit rows of the action.
 * @param claims those of `lockCorrectedClaims`
 */
export async function bookOverpaidRefunds(
  tx: Tx,
  ctx: RequestContext,
  claims: readonly CorrectedClaim[],
): Promise<void> {
  if (claims.length === 0) return;
  const overpaid = overpaidByClaim(
    await findGrants(
      tx,
      claims.map(({ id }) => id),
    ),
  );
  for (const claim of claims) {
    const difference = (overpaid.get(claim.id) ?? 0n) - money(claim.booked);
    if (difference !== 0n) await book(tx, ctx, claim, difference);
  }
}

/** The claims that were granted something on lines which a Customs file corrects, locked to the end of the transaction. */
export async function lockCorrectedClaims(tx: Tx, batchId: string): Promise<readonly CorrectedClaim[]> {
  const { rows } = await sql<CorrectedClaim>`
    select claim.id::text, claim.number, claim.company_id::text, claim.status, claim.version, company.legal_name,
      (select coalesce(sum(entry.amount), 0)::numeric(14,2) from ledger_entry entry
        where entry.refund_id = claim.id and entry.kind = 'REFUND_OVERPAID') as booked
    from refund_claim claim join company on company.id = claim.company_id
    where claim.id in (
      select part.claim_id from customs_line correction
      join customs_line base on base.entry_number = correction.entry_number and base.line_no = correction.line_no
        and base.hts_code = correction.hts_code and base.fee_class = correction.fee_class
        and base.adjustment_seq = 0
      join refund_claim_line part on part.customs_line_id = base.id and part.amount_approved > 0
      where correction.batch_id = ${batchId} and correction.adjustment_seq > 0)
    order by claim.id for update of claim`.execute(tx);
  return rows;
}

/** Every line those claims were granted something on, with all claims that were. */
async function findGrants(tx: Tx, claimIds: readonly string[]): Promise<readonly RefundedLine[]> {
  const { rows } = await sql<GrantRow>`
    select part.customs_line_id::text as line_id, part.claim_id::text, part.amount_approved as approved,
      net.amount_collected as collected
    from refund_claim_line part join customs_line_net net on net.id = part.customs_line_id
    where part.amount_approved > 0 and part.customs_line_id in (
      select customs_line_id from refund_claim_line where claim_id = any(${[...claimIds]}::bigint[]))
    order by part.customs_line_id, part.claim_id desc`.execute(tx);
  const lines = new Map<string, { collected: Cents; grants: { claimId: string; approved: Cents }[] }>();
  for (const row of rows) {
    const line = lines.get(row.line_id) ?? { collected: money(row.collected), grants: [] };
    line.grants.push({ claimId: row.claim_id, approved: money(row.approved) });
    lines.set(row.line_id, line);
  }
  return [...lines.values()];
}

async function book(tx: Tx, ctx: RequestContext, claim: CorrectedClaim, difference: Cents): Promise<void> {
  const amount = formatMoney(difference);
  await postEntries(tx, bookkeeperOf(ctx), claim.company_id, [
    {
      kind: 'REFUND_OVERPAID',
      amount: difference,
      effectiveOn: ctx.today,
      reference: claim.number,
      refundId: claim.id,
    },
  ]);
  await tx
    .updateTable('refund_claim')
    .set({ version: claim.version + 1 })
    .where('id', '=', claim.id)
    .execute();
  const notice = {
    kind: 'refund-overpaid' as const,
    values: { number: claim.number, company: claim.legal_name, amount },
    touches: [{ type: 'refund' as const, id: claim.id }],
  };
  // Nobody asked for it, so whoever posted the correction is told as well.
  const unasked = { at: ctx.at, caller: null };
  await notify(tx, unasked, { ...notice, audience: { kind: 'roles', roles: ['approver', 'admin'] } });
  await notify(tx, unasked, { ...notice, audience: { kind: 'company', companyId: claim.company_id } });
  await appendAudit(tx, ctx, {
    action: 'refund-overpaid',
    subject: { type: 'refund', id: claim.id },
    companyId: claim.company_id,
    details: {
      number: claim.number,
      fromStatus: claim.status,
      toStatus: claim.status,
      version: claim.version + 1,
      amount,
    },
  });
}
