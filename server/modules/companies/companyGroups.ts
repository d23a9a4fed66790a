import type { z } from 'zod';
import type { groupMember } from '../../../contract/entities/companyAdmin';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';

export type GroupMember = z.output<typeof groupMember>;

/** With whom a company shares the exempt quantity, itself included, and with whom it did before; the present ones first. */
export async function getCompanyGroup(
  queries: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
  companyId: string,
): Promise<Outcome<GroupMember[]>> {
  const refused = refusalOf(mayListCompanies(caller.actor));
  if (refused !== null) return fail(refused);
  if (!isRowId(companyId)) return failed('not-found');
  return ok(await findGroup(queries, companyId));
}

/** Every membership in every group the company was ever in. */
export async function findGroup(queries: Queries, companyId: string): Promise<GroupMember[]> {
  const rows = await queries
    .selectFrom('company_group_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .select(['member.company_id', 'company.legal_name', 'from_date', 'to_date', 'first_year', 'last_year'])
    .where('member.group_id', 'in', (inner) =>
      inner.selectFrom('company_group_member').select('group_id').where('company_id', '=', companyId),
    )
    .orderBy('to_date', (order) => order.desc().nullsFirst())
    .orderBy('member.id')
    .execute();
  return rows.map((row) => ({
    companyId: row.company_id,
    name: row.legal_name,
    from: row.from_date,
    until: row.to_date,
    firstYear: row.first_year,
    lastYear: row.last_year,
  }));
}
