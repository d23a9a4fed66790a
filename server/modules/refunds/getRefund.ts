import type { RefundDetails } from '../../../contract/entities/refund';
import { mayReadRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { Queries } from '../../db/tables';
import { findClaim, subjectOf } from './claimRecord';
import { presentRefund, type Reader } from './presentRefund';

/** A claim for whoever may read it; another company's is as if it did not exist. */
export async function getRefund(
  queries: Queries,
  reader: Reader,
  id: string,
): Promise<Outcome<RefundDetails>> {
  const claim = await findClaim(queries, id, false);
  if (claim === null || !mayReadRefund(reader.caller.actor, subjectOf(claim)).allowed)
    return failed('not-found');
  return ok(await presentRefund(queries, reader, id));
}
