import type { Selectable } from 'kysely';
import type { CalendarDate } from '../../../domain/calendarDate';
import { maskImporterNumber } from '../../../domain/importerNumber';
import type { CompanyProfile } from '../../../contract/entities/company';
import type { CompanyTable } from '../../db/companyTables';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { isExemptOn } from './companyFlags';

const SHOWN_OF_TAX_ID = 4;

/** All but the last four characters hidden. */
export const maskedTaxId = (taxId: string): string =>
  taxId.slice(-SHOWN_OF_TAX_ID).padStart(taxId.length, '•');

const SSN = /^\d{3}-\d{2}-\d{4}$/;

/** An importer number as those see it who need not know it whole: one shaped like a social security number is covered. */
export const coveredNumber = (number: string): string =>
  SSN.test(number) ? maskImporterNumber(number) : number;

type Row = Selectable<CompanyTable> & { readonly is_exempt: unknown };

/** A company as the contract shows it. */
export const profileOf = (row: Row, importerNumbers: readonly string[], whole: boolean): CompanyProfile => ({
  companyId: row.id,
  version: row.version,
  legalName: row.legal_name,
  dbaName: row.dba_name,
  kind: row.kind,
  status: row.status,
  managesPeople: row.manages_people,
  isAssessmentPayer: row.is_assessment_payer,
  isExempt: row.is_exempt === true,
  isRefundEligible: row.is_refund_eligible,
  taxId: row.tax_id === null || whole ? row.tax_id : maskedTaxId(row.tax_id),
  importerNumbers: importerNumbers.map((number) => (whole ? number : coveredNumber(number))),
  address: {
    street1: row.street1,
    street2: row.street2,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    country: row.country,
  },
  contactName: row.contact_name,
  contactTitle: row.contact_title,
  phone: row.phone,
  email: row.email,
  language: row.language,
});

/**
 * A company's profile, or null when there is none.
 * @param on the date exemptions are looked at, 'YYYY-MM-DD'
 * @param whole whether the tax number is shown whole
 */
export async function findCompanyProfile(
  db: Queries,
  companyId: string,
  on: CalendarDate,
  whole: boolean,
): Promise<CompanyProfile | null> {
  if (!isRowId(companyId)) return null;
  const row = await db
    .selectFrom('company')
    .selectAll()
    .select(isExemptOn('company.id', on).as('is_exempt'))
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const numbers = await db
    .selectFrom('importer_number')
    .select('number')
    .where('company_id', '=', companyId)
    .where('closed_on', 'is', null)
    .orderBy('number')
    .execute();
  return profileOf(
    row,
    numbers.map(({ number }) => number),
    whole,
  );
}
