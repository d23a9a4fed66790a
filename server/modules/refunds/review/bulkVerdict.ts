import { sql, type RawBuilder } from 'kysely';
import type { BULK_LEFT_OUT } from '../../../../contract/entities/refundReview';

type Verdict = (typeof BULK_LEFT_OUT)[number] | 'ready';

/**
 * Whether a claim can be verified with others, in the order its reasons are told: it waits for verification, it is claimed exactly
 * as the records gave and still nothing more than is left on any line, and the reader neither filed nor approved it.
 */
export const bulkVerdict = (readerId: string): RawBuilder<Verdict> => sql<Verdict>`case
  when claim.status not in ('Submitted', 'InVerification', 'ReturnedToVerifier') then 'not-waiting'
  when not claim.exact_match or exists (
    select 1 from refund_claim_line part join customs_line_net net on net.id = part.customs_line_id
    where part.claim_id = claim.id and part.amount_claimed > net.amount_collected - net.amount_refunded)
    then 'not-exact'
  when claim.filed_by = ${readerId} then 'filed-by-you'
  when exists (select 1 from refund_approval signed
    where signed.claim_id = claim.id and signed.approved_by = ${readerId}) then 'approved-by-you'
  else 'ready' end`;
