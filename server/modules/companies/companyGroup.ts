import { sql } from 'kysely';
import type { Queries } from '../../db/tables';

/**
 * Makes everybody who draws on the exempt quantity of the same group of companies, by a report or a claim, wait for this
 * transaction: it is given away once.
 */
export async function lockGroup(tx: Queries, companyId: string): Promise<void> {
  await sql`
    select id from company
    where id = ${companyId} or id in (
      select other.company_id from company_group_member self
      join company_group_member other on other.group_id = self.group_id
      where self.company_id = ${companyId})
    order by id
    for no key update`.execute(tx);
}
