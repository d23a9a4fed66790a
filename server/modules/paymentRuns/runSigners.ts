import { sql } from 'kysely';
import { rolesOf } from '../../../contract/claims';
import type { Payer, RunSignature } from '../../../domain/paymentRunPermissions';
import type { Queries } from '../../db/tables';
import { tiedTo } from '../users/staffTies';
import { fullName } from '../users/fullName';

export interface SignedClaim extends RunSignature {
  readonly claimId: string;
}

/** Everybody who approved or filed some claims. */
export async function findSignatures(
  queries: Queries,
  claimIds: readonly string[],
): Promise<readonly SignedClaim[]> {
  const { rows } = await sql<SignedClaim>`
    select approval.approved_by::text as "personId", claim.id::text as "claimId", claim.number as "claimNumber",
      'approved' as as
    from refund_approval approval join refund_claim claim on claim.id = approval.claim_id
    where claim.id = any(${[...claimIds]}::bigint[])
    union
    select filed_by::text, id::text, number, 'filed' from refund_claim
    where id = any(${[...claimIds]}::bigint[])`.execute(queries);
  return rows;
}

/** The same of the claims in a run. */
export async function findRunSignatures(queries: Queries, runId: string): Promise<readonly SignedClaim[]> {
  const items = await queries
    .selectFrom('payment_run_item')
    .select('claim_id')
    .where('run_id', '=', runId)
    .execute();
  return findSignatures(
    queries,
    items.map(({ claim_id }) => claim_id),
  );
}

export interface Releaser extends Payer {
  readonly name: string;
}

/** Active people whose role lets them release payment runs, by name. */
export async function findReleasers(queries: Queries): Promise<readonly Releaser[]> {
  const rows = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'roles', tiedTo.as('tied_to')])
    .where('is_active', '=', true)
    .where(sql<boolean>`roles && array['approver', 'admin']`)
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    roles: [...rolesOf({ role: [...row.roles] }).roles],
    tiedTo: row.tied_to,
  }));
}
