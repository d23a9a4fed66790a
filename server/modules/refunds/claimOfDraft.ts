import { companyOf } from '../../../domain/permissions';
import { failed, type Outcome } from '../../failure';
import type { Queries } from '../../db/tables';
import type { Reader } from './presentRefund';

export interface ClaimOfDraft {
  readonly id: string;
  readonly number: string;
  readonly filedAt: string;
}

/** The claim that this person, or a signer whom they sent it to, filed as a draft, or null. It outlives the draft: the answer to the filing may have been lost. */
export async function findClaimOfDraft(
  queries: Queries,
  actor: Reader['caller']['actor'],
  key: string,
): Promise<ClaimOfDraft | null> {
  const row = await queries
    .selectFrom('refund_claim')
    .select(['id', 'number', 'filed_at'])
    .where((eb) => eb.or([eb('filed_by', '=', actor.userId), eb('prepared_by', '=', actor.userId)]))
    .where('company_id', '=', companyOf(actor))
    .where('draft_key', '=', key)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, number: row.number, filedAt: row.filed_at.toISOString() };
}

/** A draft becomes one claim: the refusal to file or save it once more, or null. */
export async function refuseFiledDraft(
  tx: Queries,
  actor: Reader['caller']['actor'],
  key: string,
): Promise<Outcome<never> | null> {
  const claim = await findClaimOfDraft(tx, actor, key);
  return claim === null ? null : failed('claim-filed-before', { claim: claim.number });
}
