import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import type { Certificate, ExemptionKind } from '../../../domain/exemption';
import type { Queries } from '../../db/tables';

/**
 * Whether the row of `exemption` at hand is a certificate in force on a date: issued, within its days, not revoked by then, and its
 * holder's group not past the exempt quantity. The one place where the database is asked this.
 */
export const certificateHolds = (on: CalendarDate): RawBuilder<SqlBool> => sql<SqlBool>`(
    exemption.status in ('Approved', 'Expired', 'Revoked')
    and ${on}::date between exemption.valid_from and exemption.valid_to
    and (exemption.revoked_from is null or ${on}::date < exemption.revoked_from)
    and (exemption.threshold_passed_on is null or ${on}::date < exemption.threshold_passed_on))`;

/** Certificates of a kind that were ever issued to a company, for asking `certificateInForce`. */
export async function findCertificates(
  queries: Queries,
  companyId: string,
  kind: ExemptionKind,
): Promise<readonly Certificate[]> {
  const rows = await queries
    .selectFrom('exemption')
    .select(['status', 'valid_from', 'valid_to', 'revoked_from'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('certificate_number', 'is not', null)
    .execute();
  return rows.flatMap((row) =>
    row.valid_from === null || row.valid_to === null
      ? []
      : [
          {
            status: row.status,
            from: calendarDate(row.valid_from),
            to: calendarDate(row.valid_to),
            revokedFrom: row.revoked_from === null ? null : calendarDate(row.revoked_from),
          },
        ],
  );
}
