import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';

interface ReadyClaim {
  readonly id: string;
  readonly version: number;
}

/** One of the same person, of which nothing is decided, with the same versions of the same claims. */
export async function findSame(
  tx: Tx,
  approver: string,
  ready: readonly ReadyClaim[],
): Promise<string | null> {
  const wanted = ready.map(({ id, version }) => `${id}/${version}`).join(' ');
  const { rows } = await sql<{ id: string }>`
    select approval.id::text from refund_bulk_approval approval
    join refund_bulk_approval_claim part on part.approval_id = approval.id
    where approval.approver = ${approver} and approval.decided_at is null
    group by approval.id
    having bool_and(part.outcome is null)
      and string_agg(part.claim_id || '/' || part.version, ' ' order by part.claim_id) = ${wanted}
    order by approval.id desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/**
 * The claims that a sample asked this person to open before and that are undecided and unchanged, each with when it was opened, or
 * null: another selection does not spare anyone from opening them.
 */
export async function findOwed(
  tx: Tx,
  approver: string,
  ready: readonly ReadyClaim[],
): Promise<ReadonlyMap<string, Date | null>> {
  const { rows } = await sql<{ id: string; opened_at: Date | null }>`
    select part.claim_id::text as id, max(part.opened_at) as opened_at
    from refund_bulk_approval approval
    join refund_bulk_approval_claim part on part.approval_id = approval.id
    join unnest(${ready.map(({ id }) => id)}::bigint[], ${ready.map(({ version }) => version)}::int[])
      as wanted (claim_id, version) on wanted.claim_id = part.claim_id and wanted.version = part.version
    where approval.approver = ${approver} and approval.decided_at is null
      and part.in_sample and part.outcome is null
    group by part.claim_id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.opened_at]));
}

/**
 * Notes which claims of the sample the approver had open before: since the claim's last step they have read one of its documents, which
 * stand beside it.
 */
export async function noteOpenedBefore(tx: Tx, approvalId: string, approver: string): Promise<void> {
  await sql`
    update refund_bulk_approval_claim part set opened_at = opening.at
    from (
      select document.owner_id as claim_id, max(read.opened_at) as at
      from refund_bulk_approval_claim sampled
      join document on document.owner_type = 'refund' and document.owner_id = sampled.claim_id
      join document_opening read on read.document_id = document.id and read.opened_by = ${approver}
      join refund_claim claim on claim.id = sampled.claim_id and claim.version = sampled.version
      where sampled.approval_id = ${approvalId} and sampled.in_sample and sampled.opened_at is null
        and read.opened_at >= claim.status_since
      group by document.owner_id
    ) opening
    where part.approval_id = ${approvalId} and part.claim_id = opening.claim_id`.execute(tx);
}
