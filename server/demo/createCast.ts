import { type CalendarDate, dateInZone, partsOf } from '../../domain/calendarDate';
import { QUARTERLY_BOARD_FEET } from '../../domain/presets';
import type { Tx } from '../db/transaction';
import { appendAudit } from '../modules/audit/appendAudit';
import { firstConfiguration } from './demoConfiguration';
import { COMPANIES, type DemoCompany, type DemoPerson, PEOPLE } from './demoCast';

/** The audit's mark that the demonstration was begun in this database. */
export const BEGUN = 'demonstration-begun';

/**
 * The board, its program, the companies and their people, as they stood when the demonstration begins.
 * @param passwordHash of the one password all of them have
 */
export async function createCast(tx: Tx, at: Date, passwordHash: string, zone: string): Promise<void> {
  await tx
    .insertInto('program_configuration')
    .values({
      content: JSON.stringify(firstConfiguration(zone)),
      effective_at: at,
      created_by: null,
    })
    .execute();
  const boardId = await insertBoard(tx, at);
  const ids = new Map<string, string>();
  for (const company of COMPANIES) ids.set(company.key, await insertCompany(tx, at, zone, company, ids));
  for (const person of PEOPLE) {
    const companyId = person.company === null ? boardId : ids.get(person.company);
    if (companyId === undefined) throw new Error(`${person.email} works for no company`);
    await insertPerson(tx, at, person, companyId, passwordHash);
  }
  const bySystem = { caller: null, source: null, at };
  await appendAudit(tx, bySystem, {
    action: BEGUN,
    subject: { type: 'database', id: null },
    companyId: null,
    details: { companies: COMPANIES.length, people: PEOPLE.length },
  });
}

async function insertBoard(tx: Tx, at: Date): Promise<string> {
  const { id } = await tx
    .insertInto('company')
    .values({
      legal_name: QUARTERLY_BOARD_FEET.boardName,
      kind: 'BOTH',
      status: 'Active',
      is_board: true,
      tax_id: null,
      street1: '400 Sawyer Street, Suite 12',
      city: 'Fairmill',
      region: 'ME',
      postal_code: '04999',
      country: 'US',
      phone: QUARTERLY_BOARD_FEET.phone,
      email: QUARTERLY_BOARD_FEET.email,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertCompany(
  tx: Tx,
  at: Date,
  zone: string,
  company: DemoCompany,
  earlier: ReadonlyMap<string, string>,
): Promise<string> {
  const [street1, city, region, postalCode, country] = company.address;
  const contact = PEOPLE.find((person) => person.company === company.key);
  const { id } = await tx
    .insertInto('company')
    .values({
      legal_name: company.legalName,
      dba_name: company.dbaName ?? '',
      kind: company.kind,
      status: company.status ?? 'Active',
      is_assessment_payer: company.isPayer,
      is_refund_eligible: company.isRefundEligible,
      tax_id: company.taxId,
      street1,
      city,
      region,
      postal_code: postalCode,
      country,
      contact_name: contact === undefined ? '' : `${contact.firstName} ${contact.lastName}`,
      contact_title: contact?.title ?? '',
      phone: '+1 555 0123',
      email: contact?.email ?? '',
      language: company.language ?? 'en',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const day = dateInZone(at.getTime(), zone);
  for (const number of company.importerNumbers)
    await tx.insertInto('importer_number').values({ number, company_id: id, added_on: day }).execute();
  const groupId = company.group === undefined ? undefined : earlier.get(company.group);
  if (groupId !== undefined) await shareQuantity(tx, day, groupId, id);
  return id;
}

/** Two companies of one owner: they share the exempt quantity from the start. */
async function shareQuantity(
  tx: Tx,
  fromDate: CalendarDate,
  groupId: string,
  companyId: string,
): Promise<void> {
  const firstYear = partsOf(fromDate).year;
  await tx
    .insertInto('company_group_member')
    .values(
      [groupId, companyId].map((id) => ({
        group_id: groupId,
        company_id: id,
        from_date: fromDate,
        first_year: firstYear,
        to_date: null,
        last_year: null,
      })),
    )
    .execute();
}

async function insertPerson(
  tx: Tx,
  at: Date,
  person: DemoPerson,
  companyId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .insertInto('app_user')
    .values({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: '+1 555 0123',
      company_id: companyId,
      roles: [...person.roles],
      ...(person.permissions === undefined ? {} : { permissions: [...person.permissions] }),
      password_hash: passwordHash,
      language: COMPANIES.find(({ key }) => key === person.company)?.language ?? 'en',
      created_at: at,
    })
    .execute();
}
