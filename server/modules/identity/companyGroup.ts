import { sql } from 'kysely';
import type { Queries } from '../../db/tables';

/**
 * Makes everybody who draws on the exempt quantity of the same group of companies, by a report or a claim, wait for this
 * transaction: it is given away once.
 */
export async function lockGroup(tx: Queries, companyId: string): Promise<void> {
  await sql`
    select id from company
    where id = (select coalesce(related_group_id, id) from company where id = ${companyId})
    for no key update`.execute(tx);
}
