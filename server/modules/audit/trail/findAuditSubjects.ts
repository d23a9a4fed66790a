import { sql, type SqlBool } from 'kysely';
import { beginsWith, containsText } from '../../../db/containsText';
import type { Queries } from '../../../db/tables';

/** Whom and what a search text names. */
export interface AuditSearch {
  readonly userIds: readonly string[];
  readonly companyIds: readonly string[];
  readonly subjects: readonly { readonly type: string; readonly ids: readonly string[] }[];
}

/** More than this many is no search for somebody. */
const MOST = 200;

/** People by name or address, companies by name, records by the beginning of their number or a part of their file's name. */
export async function findAuditSubjects(db: Queries, typed: string | undefined): Promise<AuditSearch | null> {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const number = text.toUpperCase();
  const [users, companies, refunds, reports, exemptions, batches] = await Promise.all([
    db
      .selectFrom('app_user')
      .select('id')
      .where(
        sql<SqlBool>`(${containsText(sql`first_name || ' ' || last_name`, text)} or ${containsText('email', text)})`,
      )
      .limit(MOST)
      .execute(),
    db.selectFrom('company').select('id').where(containsText('legal_name', text)).limit(MOST).execute(),
    db.selectFrom('refund_claim').select('id').where(beginsWith('number', number)).limit(MOST).execute(),
    db.selectFrom('assessment_report').select('id').where(beginsWith('number', number)).limit(MOST).execute(),
    db.selectFrom('exemption').select('id').where(beginsWith('number', number)).limit(MOST).execute(),
    db.selectFrom('customs_batch').select('id').where(containsText('file_name', text)).limit(MOST).execute(),
  ]);
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const subjects = { refund: refunds, report: reports, exemption: exemptions, customsBatch: batches };
  return {
    userIds: ids(users),
    companyIds: ids(companies),
    subjects: Object.entries(subjects)
      .map(([type, rows]) => ({ type, ids: ids(rows) }))
      .filter((subject) => subject.ids.length > 0),
  };
}
