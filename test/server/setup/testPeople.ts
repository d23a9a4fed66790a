import type { HeldRole } from '../../../server/db/userTables';
import type { Services } from '../../../server/services';

/** Every person of the tests has this password. */
export const PASSWORD = 'plovers over cold marsh';

export interface TestCompany {
  readonly id: string;
  readonly name: string;
}

export async function addCompany(
  { database, clock }: Services,
  name: string,
  values: { readonly isBoard?: boolean; readonly status?: 'Pending' | 'Active' | 'Inactive' } = {},
): Promise<TestCompany> {
  const { id } = await database.db
    .insertInto('company')
    .values({
      legal_name: name,
      kind: 'IMPORTER',
      status: values.status ?? 'Active',
      is_board: values.isBoard ?? false,
      is_refund_eligible: true,
      tax_id: '12-3456789',
      street1: '1 Mill Road',
      city: 'Bangor',
      region: 'ME',
      postal_code: '04401',
      contact_name: 'Ada Reed',
      phone: '207-555-0100',
      email: 'office@example.test',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
}

let hash: Promise<string> | undefined;

export async function addUser(
  { database, clock, hasher }: Services,
  company: TestCompany,
  email: string,
  roles: readonly HeldRole[],
  values: { readonly temporary?: boolean; readonly active?: boolean; readonly password?: string } = {},
): Promise<TestUser> {
  hash ??= hasher.hash(PASSWORD);
  const { id } = await database.db
    .insertInto('app_user')
    .values({
      email,
      first_name: email.split('@')[0] ?? '',
      last_name: 'Tester',
      company_id: company.id,
      roles: [...roles],
      password_hash: values.password === undefined ? await hash : await hasher.hash(values.password),
      has_temporary_password: values.temporary ?? false,
      is_active: values.active ?? true,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email };
}

/** Makes companies one group that shares the exempt quantity, in every year. */
export async function shareQuantity({ database }: Services, ids: readonly string[]): Promise<void> {
  await database.db
    .insertInto('company_group_member')
    .values(
      ids.map((id) => ({
        group_id: ids[0] ?? id,
        company_id: id,
        from_date: '2000-01-01',
        first_year: 2000,
        to_date: null,
        last_year: null,
      })),
    )
    .execute();
}

/** The board with one person of each staff role, and two companies with one user each. */
export async function addEverybody(services: Services) {
  const board = await addCompany(services, 'Northwood Timber Board', { isBoard: true });
  const cedar = await addCompany(services, 'Cedarline Imports');
  const pine = await addCompany(services, 'Pine Grove Lumber');
  return {
    board,
    cedar,
    pine,
    admin: await addUser(services, board, 'admin@northwood.example', ['admin']),
    verifier: await addUser(services, board, 'verifier@northwood.example', ['verifier']),
    approver: await addUser(services, board, 'approver@northwood.example', ['approver']),
    readonly: await addUser(services, board, 'readonly@northwood.example', ['readonly']),
    cedarUser: await addUser(services, cedar, 'user@cedarline.example', ['user']),
    pineUser: await addUser(services, pine, 'user@pinegrove.example', ['user']),
  };
}
