import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '../../../contract/api';
import { json, type Endpoint } from '../../../contract/endpoint';
import { placesOf, unnamedIn } from '../payload/schemaShape';
import { sampleAddress, samplePayload } from '../payload/samplePayload';
import type { TestClient } from '../setup/testClient';
import { hasId, isOpenTo, kindOf, pathWith, queryOf } from './endpointCalls';
import { type Neighbourhood, openNeighbourhood } from './neighbour';

let place: Neighbourhood;
beforeAll(async () => {
  place = await openNeighbourhood();
});
afterAll(() => place.room.close());

const dataOf = ({ answer }: Endpoint) => (answer.kind === 'json' ? answer.data : z.null());
const ANSWERS = [...ENDPOINTS].filter(([, { answer }]) => answer.kind === 'json');
const places = ANSWERS.flatMap(([name, endpoint]) =>
  placesOf(dataOf(endpoint)).map((each) => ({ ...each, path: name + each.path })),
);

/** Answers that hand a secret to its owner or payer, and the local outbox, which production does not have. */
const HANDS_OVER = [
  'confirmAuthenticator.recoveryCodes[]',
  'login.token',
  'offerAuthenticator.address',
  'offerAuthenticator.secret',
  'openCardPayment.clientSecret',
  'readOutbox[].text',
  'refreshToken.token',
  'renewRecoveryCodes.recoveryCodes[]',
  'verifyMfaCode.token',
];
describe('41 the answers of the contract', () => {
  it('are looked at, all of them', () => {
    expect(ANSWERS.length).toBeGreaterThan(70);
    expect(places.length).toBeGreaterThan(1_000);
  });

  it('name every field, so that no column goes out by accident', () => {
    const open = places.filter(({ isOpen }) => isOpen);
    expect(open.map(({ path, type }) => `${path} (${type})`)).toEqual([]);
  });

  it('hold a secret where one is handed over and nowhere else', () => {
    const secrets = places.filter(({ sensitivity }) => sensitivity === 'secret').map(({ path }) => path);
    expect([...new Set(secrets)].sort()).toEqual(HANDS_OVER);
  });

  it('have no text whose name says it is a secret and that is not marked as one', () => {
    const suspects = places.filter(
      ({ name, type, sensitivity }) =>
        type === 'string' &&
        sensitivity !== 'secret' &&
        /password|secret|hash|token|credential|digest/i.test(name),
    );
    expect(suspects.filter(({ name }) => !name.endsWith('At')).map(({ path }) => path)).toEqual([]);
  });
});

/** What the database keeps of secrets: none of it may ever go out, whatever a schema says. */
async function storedSecrets(): Promise<readonly string[]> {
  const { db } = place.room.portal.services.database;
  const [people, credentials] = await Promise.all([
    db.selectFrom('app_user').select('password_hash').execute(),
    db.selectFrom('refresh_credential').select('token_hash').execute(),
  ]);
  return [...people.map((row) => row.password_hash), ...credentials.map((row) => row.token_hash)];
}

async function ask(client: TestClient, name: string, endpoint: Endpoint) {
  const path =
    hasId(endpoint) && isOpenTo(endpoint, 'user') ? addressOfRecord(endpoint) : sampleAddress(endpoint);
  const body = endpoint.body === undefined ? undefined : samplePayload(endpoint.body);
  const answer = await client.send(endpoint.method, path + (endpoint.query ? '' : queryOf(name)), body, {
    'idempotency-key': randomUUID(),
  });
  return { status: answer.status, text: answer.text, data: answer.body.data };
}
const addressOfRecord = (endpoint: Endpoint): string => pathWith(endpoint, place.ids[kindOf(endpoint)]);

describe('41 an answer as it is sent', () => {
  const READS = ANSWERS.filter(([, { method }]) => method === 'GET').map(([name]) => name);

  it.each(READS)(
    'of %s holds what the contract names, and nothing the database keeps of secrets',
    async (name) => {
      const endpoint = ENDPOINTS.get(name);
      if (endpoint === undefined) throw new Error(name);
      const secrets = await storedSecrets();
      for (const client of [place.room.admin, place.room.pine, place.room.verifier]) {
        const { text, data, status } = await ask(client, name, endpoint);
        expect([name, status < 500]).toEqual([name, true]);
        if (status === 200) expect(unnamedIn(dataOf(endpoint), data)).toEqual([]);
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    },
  );

  it('is cut to what the contract names when a handler says more', () => {
    const schema = json(z.object({ rows: z.array(z.object({ id: z.string() })) }));
    const data = schema.kind === 'json' ? schema.data : z.null();
    const said = { rows: [{ id: '1', password_hash: 'x' }], total: 1 };
    expect(unnamedIn(data, said)).toEqual(['.rows[].password_hash', '.total']);
    expect(unnamedIn(data, z.parse(data, said))).toEqual([]);
  });
});
