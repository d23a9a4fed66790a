import { sql } from 'kysely';
import type { DataOf } from '../../../contract/endpoint';
import type { getCompany as contract } from '../../../contract/endpoints/companies/list';
import type { CompanyProfile, CompanySummary } from '../../../contract/entities/company';
import { mayListCompanies, mayManageCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findCompanyProfile } from './companyProfile';
import { findCompanySummaries } from './companySummaries';
import { findWaitingNumbers } from './waitingNumbers';

export interface CompanyRecord {
  readonly profile: CompanyProfile;
  readonly mergedInto: { readonly id: string; readonly name: string } | null;
  readonly summary: CompanySummary;
  readonly registration: DataOf<typeof contract>['registration'];
  readonly counts: {
    readonly users: number;
    readonly reports: number;
    readonly exemptions: number;
    readonly refunds: number;
    readonly customsLines: number;
  };
}

/** One company with counts of what belongs to it. The tax number is masked for everybody but those who manage companies. */
export async function getCompany(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  id: string,
): Promise<Outcome<CompanyRecord>> {
  const { actor } = reader.caller;
  const refused = refusalOf(mayListCompanies(actor));
  if (refused !== null) return fail(refused);
  if (!isRowId(id)) return failed('not-found');
  const program = await programInForce(queries, reader.at);
  const profile = await findCompanyProfile(queries, id, reader.today, mayManageCompanies(actor).allowed);
  const [summary] = await findCompanySummaries(queries, [id], program, reader.today);
  if (profile === null || summary === undefined) return failed('not-found');
  const registration = await findRegistration(queries, id);
  return ok({
    profile,
    mergedInto: await findMergedInto(queries, id),
    summary,
    registration,
    counts: await countRecords(queries, id),
  });
}

async function findMergedInto(queries: Queries, id: string): Promise<CompanyRecord['mergedInto']> {
  const row = await queries
    .selectFrom('company as old')
    .innerJoin('company as kept', 'kept.id', 'old.merged_into')
    .select(['kept.id', 'kept.legal_name'])
    .where('old.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, name: row.legal_name };
}

/** Companies that registered themselves have their row in the audit from that moment. */
async function findRegistration(queries: Queries, id: string): Promise<CompanyRecord['registration']> {
  const row = await queries
    .selectFrom('company')
    .select(['created_at', 'registration_message', 'tax_id', 'status'])
    .where('id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('audit_entry')
          .select('audit_entry.id')
          .where('subject_type', '=', 'company')
          .where('subject_id', '=', id)
          .where('action', '=', 'company-registered'),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  const { registration_message: message, tax_id: taxId, status } = row;
  const numbers = status === 'Pending' ? await findWaitingNumbers(queries, message, taxId) : [];
  return { at: row.created_at.toISOString(), message, numbers };
}

async function countRecords(queries: Queries, id: string): Promise<CompanyRecord['counts']> {
  const count = (table: string) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} where company_id = ${id})`;
  const { rows } = await sql<CompanyRecord['counts']>`
    select ${count('app_user')} as users, ${count('assessment_report')} as reports, ${count('exemption')} as exemptions,
      ${count('refund_claim')} as refunds, ${count('customs_line')} as "customsLines"`.execute(queries);
  const counts = rows[0];
  if (counts === undefined) throw new Error('a count without a row');
  return counts;
}
