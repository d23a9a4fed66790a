import { sql } from 'kysely';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';

interface Subject {
  readonly subject_type: string;
  readonly subject_id: string | null;
}

/**
 * What people call the records of some rows: claims, reports, exemptions and payment runs by their number, files, companies and people by
 * their name. A record without either, or one that is gone, has none.
 * @returns the name of a row's record, or null
 */
export async function nameSubjects(
  db: Queries,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const ids = (type: string): string[] =>
    subjects.flatMap(({ subject_type, subject_id }) =>
      subject_type === type && subject_id !== null && isRowId(subject_id) ? [subject_id] : [],
    );
  const { rows } = await sql<{ readonly type: string; readonly id: string; readonly name: string }>`
    select 'refund' as type, id::text as id, number as name from refund_claim where id = any(${ids('refund')}::bigint[])
    union all
    select 'report', id::text, number from assessment_report where id = any(${ids('report')}::bigint[])
    union all
    select 'exemption', id::text, number from exemption where id = any(${ids('exemption')}::bigint[])
    union all
    select 'paymentRun', id::text, number from payment_run where id = any(${ids('paymentRun')}::bigint[])
    union all
    select 'customsBatch', id::text, file_name from customs_batch where id = any(${ids('customsBatch')}::bigint[])
    union all
    select 'company', id::text, legal_name from company where id = any(${ids('company')}::bigint[])
    union all
    select 'user', id::text, first_name || ' ' || last_name from app_user where id = any(${ids('user')}::bigint[])`.execute(
    db,
  );
  const names = new Map(rows.map(({ type, id, name }) => [`${type} ${id}`, name.trim()]));
  return ({ subject_type, subject_id }) => names.get(`${subject_type} ${subject_id ?? ''}`) ?? null;
}
