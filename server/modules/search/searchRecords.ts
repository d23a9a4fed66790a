import { sql } from 'kysely';
import { dateInZone } from '../../../domain/calendarDate';
import { maySeeCustoms } from '../../../domain/customsPermissions';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { formatEntryNumber, normalize } from '../../../domain/entryNumber';
import { companyOf } from '../../../domain/permissions';
import { mayFindExemptions } from '../../../domain/exemptionPermissions';
import { maySeeRefundQueue } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { mayListUsers } from '../../../domain/userPermissions';
import { beginsWith, containsText } from '../../db/containsText';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findPeople } from './findPeople';

export interface FoundRecord {
  readonly type: 'refund' | 'company' | 'customsLine' | 'customsBatch' | 'report' | 'exemption' | 'user';
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** Which records a reader is shown: everybody's, the own company's, or none. */
type Reach = 'all' | 'own' | 'none';

interface Wanted {
  readonly typed: string;
  readonly companyId: string;
}

const OF_EACH = 5;

/** Claims are looked for by the name of so many companies at most. */
const MOST_NAMED = 50;

/**
 * Records by number or name. Nothing is found that the reader may not open: staff look through what their role shows, everybody
 * else through their own company's records.
 */
export async function searchRecords(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'boardZone'>,
  typed: string,
): Promise<Outcome<FoundRecord[]>> {
  const { actor } = reader.caller;
  const wanted = { typed, companyId: companyOf(actor) };
  const isCompany = actor.roles.includes('user') || actor.actingFor != null;
  const reach = (seesAll: boolean): Reach => (seesAll ? 'all' : isCompany ? 'own' : 'none');
  const records = reach(mayListCompanies(actor).allowed);
  const customs = reach(maySeeCustoms(actor).allowed);
  const found = await Promise.all([
    records === 'all' ? findCompanies(queries, wanted) : [],
    findClaims(queries, wanted, reach(maySeeRefundQueue(actor).allowed)),
    findLines(queries, wanted, customs),
    customs === 'all' ? findBatches(queries, wanted, reader.boardZone) : [],
    findReports(queries, wanted, records),
    findExemptions(queries, wanted, reach(mayFindExemptions(actor).allowed)),
    mayListUsers(actor).allowed ? findPeople(queries, typed) : [],
  ]);
  return ok(found.flat());
}

/** Claims by number, and for staff by the company's name, the newest first. */
async function findClaims(queries: Queries, wanted: Wanted, reach: Reach): Promise<FoundRecord[]> {
  if (reach === 'none') return [];
  const named = reach === 'all' ? await findNamed(queries, wanted.typed) : [];
  let query = queries
    .selectFrom('refund_claim as claim')
    .innerJoin('company', 'company.id', 'claim.company_id')
    .select(['claim.id', 'claim.number', 'company.legal_name'])
    .where((where) =>
      where.or([
        containsText('claim.number', wanted.typed),
        ...(named.length === 0 ? [] : [where('claim.company_id', 'in', named)]),
      ]),
    )
    // What was typed as a number is not pushed out by claims of a company whose name has it.
    .orderBy(containsText('claim.number', wanted.typed), 'desc')
    .orderBy('claim.id', 'desc')
    .limit(OF_EACH);
  if (reach === 'own') query = query.where('claim.company_id', '=', wanted.companyId);
  return (await query.execute()).map((row) => ({
    type: 'refund',
    id: row.id,
    title: row.number,
    detail: row.legal_name,
    path: `/refunds/details?id=${row.id}`,
  }));
}

async function findNamed(queries: Queries, typed: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('company')
    .select('id')
    .where('is_board', '=', false)
    .where((where) => where.or([containsText('legal_name', typed), containsText('dba_name', typed)]))
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute();
  return rows.map(({ id }) => id);
}

async function findCompanies(queries: Queries, wanted: Wanted): Promise<FoundRecord[]> {
  const rows = await queries
    .selectFrom('company')
    .select(['id', 'legal_name', 'city', 'country'])
    .where('is_board', '=', false)
    .where((where) =>
      where.or([
        containsText('legal_name', wanted.typed),
        containsText('dba_name', wanted.typed),
        where.exists(
          where
            .selectFrom('importer_number')
            .select('number')
            .whereRef('importer_number.company_id', '=', 'company.id')
            .where(beginsWith('number', wanted.typed.toUpperCase())),
        ),
      ]),
    )
    .orderBy(sql`sort_text(legal_name)`)
    .limit(OF_EACH)
    .execute();
  return rows.map((row) => ({
    type: 'company',
    id: row.id,
    title: row.legal_name,
    detail: [row.city, row.country].filter((part) => part !== '').join(', '),
    path: `/admin/company/details?id=${row.id}`,
  }));
}

/** Entry lines by the beginning of their entry number, in whatever spelling (H40). */
async function findLines(queries: Queries, wanted: Wanted, reach: Reach): Promise<FoundRecord[]> {
  const entryNumber = normalize(wanted.typed);
  if (reach === 'none' || !/^[0-9A-Z]{3,11}$/.test(entryNumber)) return [];
  let query = queries
    .selectFrom('customs_line')
    .select(['id', 'entry_number', 'line_no', 'importer_name', 'entry_date'])
    .where('adjustment_seq', '=', 0)
    .where(beginsWith('entry_number', entryNumber))
    .orderBy('entry_number')
    .orderBy('line_no')
    .limit(OF_EACH);
  if (reach === 'own') query = query.where('company_id', '=', wanted.companyId);
  return (await query.execute()).map((row) => ({
    type: 'customsLine',
    id: row.id,
    title: `${formatEntryNumber(row.entry_number)} / ${row.line_no}`,
    detail: `${row.importer_name}, ${row.entry_date}`,
    path:
      reach === 'all' ? `/admin/customs?entryNumber=${row.entry_number}` : `/refunds?q=${row.entry_number}`,
  }));
}

async function findBatches(queries: Queries, wanted: Wanted, boardZone: string): Promise<FoundRecord[]> {
  const rows = await queries
    .selectFrom('customs_batch')
    .select(['id', 'file_name', 'uploaded_at'])
    .where(containsText('file_name', wanted.typed))
    .orderBy('id', 'desc')
    .limit(OF_EACH)
    .execute();
  return rows.map((row) => ({
    type: 'customsBatch',
    id: row.id,
    title: row.file_name,
    detail: dateInZone(row.uploaded_at.getTime(), boardZone),
    path: `/admin/customs?id=${row.id}`,
  }));
}

async function findReports(queries: Queries, wanted: Wanted, reach: Reach): Promise<FoundRecord[]> {
  if (reach === 'none') return [];
  let query = queries
    .selectFrom('assessment_report as report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .select(['report.id', 'report.number', 'company.legal_name'])
    .where(containsText('report.number', wanted.typed))
    .orderBy('report.id', 'desc')
    .limit(OF_EACH);
  if (reach === 'own') query = query.where('report.company_id', '=', wanted.companyId);
  return (await query.execute()).map((row) => ({
    type: 'report',
    id: row.id,
    title: row.number,
    detail: row.legal_name,
    path: `/assessments/details?id=${row.id}`,
  }));
}

async function findExemptions(queries: Queries, wanted: Wanted, reach: Reach): Promise<FoundRecord[]> {
  if (reach === 'none') return [];
  let query = queries
    .selectFrom('exemption')
    .innerJoin('company', 'company.id', 'exemption.company_id')
    .select(['exemption.id', 'exemption.number', 'company.legal_name'])
    .where((where) =>
      where.or([
        containsText('exemption.number', wanted.typed),
        containsText('exemption.certificate_number', wanted.typed),
      ]),
    )
    .orderBy('exemption.id', 'desc')
    .limit(OF_EACH);
  if (reach === 'own') query = query.where('exemption.company_id', '=', wanted.companyId);
  return (await query.execute()).map((row) => ({
    type: 'exemption',
    id: row.id,
    title: row.number,
    detail: row.legal_name,
    path: `/exemptions/details?id=${row.id}`,
  }));
}
