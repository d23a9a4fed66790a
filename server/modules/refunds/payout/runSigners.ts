import type { Queries } from '../../../db/tables';

/** Everybody who approved or filed a claim of a run. */
export async function findSigners(queries: Queries, runId: string): Promise<readonly string[]> {
  const approvers = await queries
    .selectFrom('payment_run_item as item')
    .innerJoin('refund_approval as approval', 'approval.claim_id', 'item.claim_id')
    .select('approval.approved_by as person')
    .where('item.run_id', '=', runId)
    .execute();
  const filers = await queries
    .selectFrom('payment_run_item as item')
    .innerJoin('refund_claim as claim', 'claim.id', 'item.claim_id')
    .select('claim.filed_by as person')
    .where('item.run_id', '=', runId)
    .execute();
  return [...new Set([...approvers, ...filers].map(({ person }) => person))];
}
