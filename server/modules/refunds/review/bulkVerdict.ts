import { sql, type RawBuilder } from 'kysely';
import type { BulkLeftOut } from '../../../../contract/entities/refundReview';

export type BulkVerdict = BulkLeftOut | 'ready';

/**
 * Whether a claim can be verified with others, in the order its reasons are told. It waits for verification; nobody sent it back
 * with a reason that is still open; it is assigned to nobody else; Customs has reported all its lines; it is claimed exactly as the
 * records gave and still nothing more than is left on any line; the reader neither filed nor approved it; and there is nothing on it
 * that nobody has looked at: a comment since its last step, or a document that no member of staff has opened.
 */
export const bulkVerdict = (readerId: string): RawBuilder<BulkVerdict> => sql<BulkVerdict>`case
  when claim.status not in ('Submitted', 'InVerification', 'ReturnedToVerifier') then 'not-waiting'
  when exists (select 1 from refund_return returned
    where returned.claim_id = claim.id and returned.answered_at is null) then 'returned'
  when claim.assigned_to <> ${readerId} then 'assigned-to-other'
  when claim.unsent_count > 0 then 'pending-at-customs'
  when not claim.exact_match or exists (
    select 1 from refund_claim_line part join customs_line_net net on net.id = part.customs_line_id
    where part.claim_id = claim.id and part.amount_claimed > net.amount_collected - net.amount_refunded)
    then 'not-exact'
  when claim.filed_by = ${readerId} then 'filed-by-you'
  when exists (select 1 from refund_approval signed
    where signed.claim_id = claim.id and signed.approved_by = ${readerId}) then 'approved-by-you'
  when exists (select 1 from refund_comment said
    where said.claim_id = claim.id and said.written_at >= claim.status_since) then 'commented'
  when exists (select 1 from document
    where document.owner_type = 'refund' and document.owner_id = claim.id and document.kind <> 'decision'
      and not exists (select 1 from document_opening opening where opening.document_id = document.id))
    then 'document-unopened'
  else 'ready' end`;
