import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ENDPOINTS } from '../../../contract/api';
import type { Endpoint } from '../../../contract/endpoint';
import { COMPANY_PERMISSIONS, type CompanyPermission, holdsPermission } from '../../../domain/companyAccess';
import { createClient, type TestClient } from '../setup/testClient';
import { addUser, PASSWORD } from '../setup/testPeople';
import { hasId, hasOwnKey, isOpenTo, kindOf, pathWith } from './endpointCalls';
import { type Neighbourhood, openNeighbourhood } from './neighbour';

/** What everybody does to their own account, whatever they may do for a company. */
const OWN_ACCOUNT = [
  ...['changePassword', 'resetTemporaryPassword', 'askForConfirmationCode', 'offerAuthenticator'],
  ...['confirmAuthenticator', 'chooseMailCodes', 'switchSecondFactorOff', 'renewRecoveryCodes'],
  ...['endOwnSessions', 'changeOwnEmail', 'confirmOwnEmail', 'chooseNotification'],
  ...['saveView', 'changeView', 'removeView', 'reportProblem'],
];

const WRITES = [...ENDPOINTS].filter(([, { method }]) => method !== 'GET');
const OF_COMPANIES = WRITES.filter(([, endpoint]) => isOpenTo(endpoint, 'user'));
const LACKING: readonly (readonly CompanyPermission[])[] = [[], ['prepare'], ['managePeople'], ['sign']];

let place: Neighbourhood;
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  place = await openNeighbourhood();
  const { services, url } = place.room.portal;
  for (const held of LACKING) {
    const { id, email } = await addUser(
      services,
      place.room.people.pine,
      `with-${held.join('')}@pine.example`,
      ['user'],
    );
    await setPermissions(id, held);
    const client = createClient(url);
    expect(await client.signIn(email, PASSWORD)).toMatchObject({ status: 200 });
    clients.set(held.join(), client);
  }
});
afterAll(() => place.room.close());

const setPermissions = (id: string, held: readonly CompanyPermission[]) =>
  place.room.portal.services.database.db
    .updateTable('app_user')
    .set({ permissions: [...held] })
    .where('id', '=', id)
    .execute();

const pathOf = (endpoint: Endpoint): string => {
  if (hasOwnKey(endpoint)) return pathWith(endpoint, 'first');
  return hasId(endpoint) ? pathWith(endpoint, place.ids[kindOf(endpoint)]) : endpoint.path;
};

/** Every table but those that note the call itself. */
async function everything(): Promise<unknown> {
  const { db } = place.room.portal.services.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name !~ '^(audit|user_session|refresh_credential|request_count|repeated_refusal)'
    order by 1`.execute(db);
  expect(tables.rows.length).toBeGreaterThan(30);
  const digests = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      (select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) from ${sql.table(name)} each) as digest`,
  );
  return (await sql`${sql.join(digests, sql` union all `)} order by 1`.execute(db)).rows;
}

describe('a call that writes', () => {
  it('says what a company’s person needs for it, or is about the own account', () => {
    expect(OF_COMPANIES.length).toBeGreaterThan(30);
    expect(
      OF_COMPANIES.filter(([, { permission }]) => permission === undefined).map(([name]) => name),
    ).toEqual([]);
    const signedIn = WRITES.filter(([, { access }]) => typeof access === 'string' && access !== 'public');
    expect(signedIn.map(([name]) => name).sort()).toEqual([...OWN_ACCOUNT].sort());
  });

  const REFUSED = OF_COMPANIES.flatMap(([name, endpoint]) =>
    LACKING.filter((held) => !holdsPermission(held, endpoint.permission ?? 'view')).map(
      (held) => [name, endpoint.permission ?? 'view', held.join() || 'view alone'] as const,
    ),
  );

  it.each(REFUSED)(
    '%s, which needs %s, is refused with %s and changes nothing',
    async (name, needed, held) => {
      const endpoint = ENDPOINTS.get(name);
      const client = clients.get(held === 'view alone' ? '' : held);
      if (endpoint === undefined || client === undefined) throw new Error(name);
      const before = await everything();
      const body = endpoint.body === undefined ? undefined : {};
      const answer = await client.send(endpoint.method, pathOf(endpoint), body, {
        'idempotency-key': randomUUID(),
      });
      const kinds = { view: '', prepare: 'preparer', sign: 'signer', managePeople: 'people-manager' };
      expect([name, answer.status, answer.body.errors[0]?.error]).toEqual([
        name,
        403,
        `refused-not-${kinds[needed]}`,
      ]);
      expect(await everything()).toEqual(before);
    },
  );

  it('is open to the holder of its permission', async () => {
    const draft = await clients.get('prepare')?.get('/api/refunds/drafts');
    expect(draft?.status).toBe(200);
    for (const held of ['prepare', 'sign']) {
      const answer = await clients
        .get(held)
        ?.post(`/api/refunds/${place.ids.refund}/comments`, { text: `from ${held}`, internal: false });
      expect([held, answer?.status]).toEqual([held, 200]);
    }
  });
});

describe('permissions that change', () => {
  it('count at the next request, and the earlier token no longer', async () => {
    const { services, url } = place.room.portal;
    const { id, email } = await addUser(services, place.room.people.pine, 'changing@pine.example', ['user']);
    const client = createClient(url);
    await client.signIn(email, PASSWORD);
    expect((await client.get('/api/home')).status).toBe(200);
    await setPermissions(id, ['prepare']);
    expect((await client.get('/api/home')).status).toBe(401);
    await client.signIn(email, PASSWORD);
    expect((await client.get('/api/home')).status).toBe(200);
    expect((await client.post('/api/refunds/waivers', {})).body.errors[0]?.error).toBe('refused-not-signer');
  });

  it('are all three for everyone who had an account before', async () => {
    const { rows } = await sql<{ permissions: string[] }>`
      select permissions from app_user where id = ${place.room.people.pineUser.id}`.execute(
      place.room.portal.services.database.db,
    );
    expect(rows).toEqual([{ permissions: [...COMPANY_PERMISSIONS] }]);
  });
});
