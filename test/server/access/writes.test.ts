import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '../../../contract/api';
import type { Endpoint } from '../../../contract/endpoint';
import { createClient, type TestClient } from '../setup/testClient';
import { hasId, hasOwnKey, isOpenTo, pathWith } from './endpointCalls';
import { type Neighbourhood, openNeighbourhood } from './neighbour';

let place: Neighbourhood;
beforeAll(async () => {
  place = await openNeighbourhood();
});
afterAll(() => place.room.close());

/** What somebody does to their own account and list, whatever their role. */
const OWN = new Set(['readNotifications']);
const pathOf = (endpoint: Endpoint): string => {
  if (hasOwnKey(endpoint)) return pathWith(endpoint, 'first');
  return hasId(endpoint) ? pathWith(endpoint, '1') : endpoint.path;
};
const namesOf = (wanted: (endpoint: Endpoint, name: string) => boolean): string[] =>
  [...ENDPOINTS].filter(([name, endpoint]) => wanted(endpoint, name)).map(([name]) => name);

const endpointNamed = (name: string): Endpoint => {
  const endpoint = ENDPOINTS.get(name);
  if (endpoint === undefined) throw new Error(name);
  return endpoint;
};

const send = (client: TestClient, name: string, body: object | undefined, query = '') => {
  const endpoint = endpointNamed(name);
  return client.send(endpoint.method, pathOf(endpoint) + query, body, { 'idempotency-key': randomUUID() });
};

const WRITES = namesOf(
  (endpoint, name) => endpoint.method !== 'GET' && typeof endpoint.access !== 'string' && !OWN.has(name),
);

describe('42 the read-only role', () => {
  it.each(WRITES)('is refused %s', async (name) => {
    const endpoint = endpointNamed(name);
    const answer = await send(place.room.readonly, name, endpoint.body === undefined ? undefined : {});
    expect([name, answer.status]).toEqual([name, 403]);
    expect(answer.body.message?.length).toBeGreaterThan(20);
  });

  it('reads what it is meant to read', async () => {
    for (const path of ['/api/admin/refunds', '/api/admin/companies', '/api/admin/assessments', '/api/home'])
      expect((await place.room.readonly.get(path)).status).toBe(200);
  });
});

const GUARDED = namesOf((endpoint) => endpoint.access !== 'public');

describe('a call without a token', () => {
  it.each(GUARDED)('is refused by %s', async (name) => {
    const answer = await send(createClient(place.room.portal.url), name, undefined);
    expect([name, answer.status]).toEqual([name, 401]);
  });
});

const ROLES = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;
const OUTSIDERS = namesOf((endpoint) => typeof endpoint.access !== 'string').flatMap((name) =>
  ROLES.filter((role) => !isOpenTo(endpointNamed(name), role)).map((role) => [name, role] as const),
);

describe('38 a role the contract does not name', () => {
  it.each(OUTSIDERS)('%s is refused to %s', async (name, role) => {
    const endpoint = endpointNamed(name);
    const answer = await send(place.room[role], name, endpoint.body === undefined ? undefined : {});
    expect([name, role, answer.status]).toEqual([name, role, 403]);
  });
});

const EXTRA = {
  zz: 1,
  isExemptToo: true,
  statusToo: 'Approved',
  amountToo: '1.00',
} as const;

const WITH_BODY = namesOf(
  (endpoint) => endpoint.body !== undefined && endpoint.upload !== true && endpoint.access !== 'public',
);

describe('40 a field the contract does not name', () => {
  it.each(WITH_BODY)('is refused in the body of %s, by its name', async (name) => {
    const endpoint = endpointNamed(name);
    const role = ROLES.find((each) => isOpenTo(endpoint, each)) ?? 'user';
    const answer = await send(place.room[role], name, EXTRA);
    expect([name, answer.status]).toEqual([name, 400]);
    const unknown = answer.body.errors.filter(({ error }) => error === 'field-unknown');
    expect(unknown.map(({ field }) => field).sort()).toEqual(Object.keys(EXTRA).sort());
  });

  const READS = namesOf((endpoint) => endpoint.method === 'GET' && endpoint.access !== 'public');
  it.each(READS)('is refused in the query of %s', async (name) => {
    const endpoint = endpointNamed(name);
    const role = ROLES.find((each) => isOpenTo(endpoint, each)) ?? 'user';
    const answer = await send(place.room[role], name, undefined, '?zz=1');
    expect([name, answer.status]).toEqual([name, 400]);
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ error: 'field-unknown', field: 'zz' })]),
    );
  });

  it.each(['__proto__', 'constructor', 'isExempt', 'status', 'companyId', 'amountApproved', 'role'])(
    '%s is refused in a claim',
    async (field) => {
      const body: unknown = JSON.parse(`{"${field}": "x"}`);
      const answer = await send(place.room.user, 'submitRefund', Object(body) as object);
      expect(answer.status).toBe(400);
    },
  );
});
