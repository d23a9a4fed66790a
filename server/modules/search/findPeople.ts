import { sql } from 'kysely';
import { containsText } from '../../db/containsText';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

const OF_EACH = 5;
const name = sql<string>`(app_user.first_name || ' ' || app_user.last_name)`;

/** Users by a part of their name or email address. */
export async function findPeople(queries: Queries, typed: string) {
  const rows = await queries
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.id', 'app_user.email', 'first_name', 'last_name', 'company.legal_name'])
    .where((where) => where.or([containsText(name, typed), containsText('app_user.email', typed)]))
    .orderBy(sql`sort_text(last_name || ' ' || first_name)`)
    .orderBy('app_user.id')
    .limit(OF_EACH)
    .execute();
  return rows.map((row) => ({
    type: 'user' as const,
    id: row.id,
    title: fullName(row.first_name, row.last_name) || row.email,
    detail: row.legal_name,
    path: `/admin/users?id=${row.id}`,
  }));
}
