import { sql } from 'kysely';
import type { z } from 'zod';
import type { reviewer } from '../../../../contract/entities/refundReview';
import { mayAssignRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { rolesOf } from '../../../../contract/claims';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { Reader } from '../presentRefund';
import { fullName } from '../../users/fullName';

type Reviewer = z.output<typeof reviewer>;

/**
 * Whether no one works on a claim: it is assigned to no one, or to a person who has left or may no longer review.
 * @param assignee the column that names the person
 */
export const isAssignedToNoOne = (assignee: 'claim.assigned_to') =>
  sql<boolean>`not exists (select from app_user reviewer where reviewer.id = ${sql.ref(assignee)}
    and reviewer.is_active and reviewer.roles && array['verifier', 'approver', 'admin'])`;

/** Active people who verify or approve, by name. */
export async function findReviewers(queries: Queries): Promise<Reviewer[]> {
  const rows = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'roles'])
    .where('is_active', '=', true)
    .where(sql<boolean>`roles && array['verifier', 'approver', 'admin']`)
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    roles: [...rolesOf({ role: [...row.roles] }).roles],
  }));
}

/** The people a claim can be given to. */
export async function listReviewers(queries: Queries, reader: Reader): Promise<Outcome<Reviewer[]>> {
  const refused = refusalOf(mayAssignRefund(reader.caller.actor));
  return refused === null ? ok(await findReviewers(queries)) : fail(refused);
}
