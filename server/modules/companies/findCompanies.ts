import { sql } from 'kysely';
import { isStaff } from '../../../domain/roles';
import { isActing } from '../../../domain/permissions';
import { ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';

const AT_MOST = 20;

/** Names of companies that hold what was typed, for staff who must name one; those that begin with it first. */
export async function findCompanies(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  typed: string,
): Promise<Outcome<{ id: string; name: string }[]>> {
  const { actor } = reader.caller;
  if (!isStaff(actor.roles) || isActing(actor)) return failed('refused-acting-for-company');
  const rows = await queries
    .selectFrom('company')
    .select(['id', 'legal_name'])
    .where('is_board', '=', false)
    .where(containsText('legal_name', typed))
    .orderBy(sql`position(sort_text(${typed}) in sort_text(legal_name)) > 1`)
    .orderBy(sql`sort_text(legal_name)`)
    .orderBy('id')
    .limit(AT_MOST)
    .execute();
  return ok(rows.map((row) => ({ id: row.id, name: row.legal_name })));
}
