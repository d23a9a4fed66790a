import { sql, type RawBuilder } from 'kysely';
import type { ApprovalLeftOut } from '../../../../contract/entities/bulkApproval';
import { type Cents, formatMoney } from '../../../../domain/money';
import type { Actor } from '../../../../domain/permissions';

export type ApprovalVerdict = ApprovalLeftOut | 'ready';

/**
 * Whether a claim can be approved with others, in the order its reasons are told. It is verified as claimed and as calculated; nobody
 * ever sent it back; Customs has not adjusted it; the reader did not file, verify, or approve it, and has no tie to who did; one
 * approval is enough; and nobody has said anything since it was verified.
 * @param limit above which two people approve
 */
export const approvalVerdict = (
  { userId, tiedTo = [] }: Actor,
  limit: Cents,
): RawBuilder<ApprovalVerdict> => {
  const tied = sql`${[...tiedTo]}::bigint[]`;
  const signed = (by: RawBuilder<unknown>) =>
    sql`exists (select 1 from refund_approval signed where signed.claim_id = claim.id and ${by})`;
  return sql<ApprovalVerdict>`case
    when claim.status <> 'Verified' then 'not-verified'
    when exists (select 1 from refund_return returned where returned.claim_id = claim.id) then 'returned'
    when claim.assigned_to <> ${userId} then 'assigned-to-other'
    when claim.changed_since_filed then 'changed'
    when not claim.exact_match or claim.amount_verified is distinct from claim.amount_claimed or exists (
      select 1 from refund_claim_line part join customs_line_net net on net.id = part.customs_line_id
      where part.claim_id = claim.id and part.amount_verified > net.amount_collected - net.amount_refunded)
      then 'not-exact'
    when claim.filed_by = ${userId} then 'filed-by-you'
    when claim.verified_by = ${userId} then 'verified-by-you'
    when ${signed(sql`signed.approved_by = ${userId}`)} then 'approved-by-you'
    when claim.filed_by = any(${tied}) or claim.verified_by = any(${tied})
      or ${signed(sql`signed.approved_by = any(${tied})`)} then 'tied-to-signer'
    when claim.amount_verified > ${formatMoney(limit)}::numeric then 'over-limit'
    when exists (select 1 from refund_comment said
      where said.claim_id = claim.id and said.written_at >= claim.status_since) then 'commented'
    else 'ready' end`;
};
