import { eventually, openLive, statusesOf, type LiveClient } from '../setup/liveClient';
import { signInByMail } from '../setup/signInByMail';
import { startSmtpRelay, type SmtpRelay } from '../setup/smtpRelay';
import { createClient } from '../setup/testClient';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';
import { addEverybody } from '../setup/testPeople';
import { startPortal } from '../setup/testPortal';
import { freePorts } from './freePorts';
import { databaseUrlOf, startPortalProcess, type PortalProcess } from './portalProcess';

jest.setTimeout(120_000);

let database: TestDatabase;
let first: PortalProcess;
let second: PortalProcess;
let relay: SmtpRelay;
const open: LiveClient[] = [];

beforeAll(async () => {
  relay = await startSmtpRelay();
  database = await cloneDatabase();
  const seeding = await startPortal({ database });
  await addEverybody(seeding.services);
  await seeding.stop();
  const [one, other] = await freePorts(2);
  const shared = {
    DATABASE_URL: databaseUrlOf(database.target.owner),
    // As in production: no demonstration data mixes with the people of this test.
    NODE_ENV: 'production',
    SEALING_KEY: 'hV3nT8wQ5zK1rL7yC9bX2mD6fG4jP0sE',
    TOKEN_SECRET: 'kZ2vQ8mX4tR7wB1nY6cL9dF3hJ5pS0gA',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: relay.url,
    LOG_LEVEL: 'warn',
  };
  [first, second] = await Promise.all([
    startPortalProcess({ ...shared, PORT: String(one) }),
    startPortalProcess({ ...shared, PORT: String(other) }),
  ]);
});
afterEach(() => {
  for (const client of open.splice(0)) client.end();
});
afterAll(async () => {
  await first.end('SIGKILL');
  await second.end('SIGTERM');
  await database.drop();
  await relay.close();
});

const tokenAt = async (portal: PortalProcess, email: string) =>
  (await signInByMail(relay, portal.url, email)).token;
const listenAt = async (portal: PortalProcess, token: string | null) => {
  const client = await openLive(portal.url, token);
  open.push(client);
  return client;
};

/** A deed of an ordinary visitor, which the staff hear of. */
async function registerAt(portal: PortalProcess, company: string): Promise<void> {
  const answer = await createClient(portal.url).post('/api/UserManager/register', {
    legalName: company,
    kind: 'IMPORTER',
    taxId: '',
    importerNumber: '',
    address: {
      street1: '9 Mill Road',
      street2: '',
      city: 'Portland',
      region: 'OR',
      postalCode: '97201',
      country: 'US',
    },
    contactName: 'Robin Marsh',
    phone: '',
    email: `${company.toLowerCase().replace(/\W/g, '')}@lumber.example`,
    message: '',
  });
  expect(answer.status).toBe(200);
}

const heard = (client: LiveClient, company: string) =>
  statusesOf(client).filter(({ message }) => message.includes(company)).length;
const hears = (client: LiveClient, company: string) =>
  eventually(() => heard(client, company) > 0, `nobody told of ${company}`);

it('an alert raised through one process reaches staff connected to either, once each', async () => {
  const here = await listenAt(first, await tokenAt(first, 'admin@northwood.example'));
  const there = await listenAt(second, await tokenAt(second, 'admin@northwood.example'));
  await registerAt(first, 'Alder Company');
  await registerAt(second, 'Birch Company');
  for (const client of [here, there]) {
    await hears(client, 'Alder Company');
    await hears(client, 'Birch Company');
    expect([heard(client, 'Alder Company'), heard(client, 'Birch Company')]).toEqual([1, 1]);
  }
});

it('a session begun at one process is known at the other, and ends at both', async () => {
  const verifier = await signInByMail(relay, first.url, 'verifier@northwood.example');
  const there = await listenAt(second, verifier.token);
  expect(there.refused).toBeNull();
  expect((await verifier.post('/api/Authenticate/logout')).status).toBe(200);
  await eventually(() => there.isClosed(), 'the other process still lets it listen');
  const late = await openLive(second.url, verifier.token);
  expect(late.refused).toBe(401);
});

it('14 a guesser gets no second budget at the other process', async () => {
  const guess = async (portal: PortalProcess) =>
    (
      await createClient(portal.url).post('/api/UserManager/resetpassword', {
        token: 'guessed',
        newPassword: 'a long enough password',
      })
    ).status;
  const statuses = await Promise.all(
    Array.from({ length: 240 }, (_, n) => guess(n % 2 === 0 ? first : second)),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
});

it('one process killed does not keep the other from hearing and telling', async () => {
  const there = await listenAt(second, await tokenAt(second, 'admin@northwood.example'));
  await first.end('SIGKILL');
  await registerAt(second, 'Cypress Company');
  await hears(there, 'Cypress Company');
});
