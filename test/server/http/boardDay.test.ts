import { z } from 'zod';
import { BOARD_TIME_ZONE } from '../../../contract/boardZone';
import { configurationEditor } from '../../../contract/entities/configuration';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { newestMail } from '../setup/outbox';
import { createClient } from '../setup/testClient';
import { PASSWORD } from '../setup/testPeople';
import { download } from '../setup/upload';

const NEW_YEARS_EVE = new Date('2027-01-01T04:30:00Z');
const NEW_YEARS_DAY = new Date('2027-01-01T05:30:00Z');

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom();
});
afterEach(() => room.close());

async function at(time: Date): Promise<void> {
  room.portal.clock.set(time);
  await Promise.all([
    room.admin.signIn(room.people.admin.email),
    room.user.signIn(room.people.cedarUser.email),
  ]);
}

const document = async () =>
  configurationEditor.parse((await room.admin.get('/api/admin/configuration/document')).body.data);

async function moveTo(boardZone: string): Promise<void> {
  const { version, document: now } = await document();
  const body = { version, document: { ...now, boardZone }, reason: 'The office moved' };
  const moved = await room.admin.send('PUT', '/api/admin/configuration', body, {
    'idempotency-key': boardZone,
  });
  expect(moved.status).toBe(200);
}

const textOf = async (client: PayerRoom['user'], path: string): Promise<string> =>
  (await download(room.portal.url, client, path)).bytes.toString('utf8');

it('H107 every answer names the board’s zone: to guests, to whoever is signed in, and in refusals', async () => {
  const guest = createClient(room.portal.url);
  const zones = async () =>
    (
      await Promise.all([
        guest.get('/api/program'),
        guest.signIn('nobody@x.example', 'wrong password'),
        room.user.get('/api/home'),
        room.user.get('/api/ledger?from=2026-13-01'),
        room.user.get('/api/refunds/999999999'),
      ])
    ).map(({ headers }) => headers.get(BOARD_TIME_ZONE));
  expect(await zones()).toEqual(Array(5).fill('America/New_York'));
  await moveTo('America/Los_Angeles');
  expect(await zones()).toEqual(Array(5).fill('America/Los_Angeles'));
});

it('H107 the day of receipt, of an export and of what is entered is the board’s at the end of a year', async () => {
  await at(NEW_YEARS_EVE);
  expect((await room.pay('1.00', { receivedOn: '2027-01-01' })).body.errors).toMatchObject([
    { field: 'receivedOn' },
  ]);
  expect((await room.pay('2500.00', { receivedOn: '2026-12-31', reference: 'EVE' })).status).toBe(200);
  await at(NEW_YEARS_DAY);
  expect((await room.pay('1.00', { receivedOn: '2027-01-01', reference: 'DAY' })).status).toBe(200);

  const [, eve, day] = (await textOf(room.user, '/api/ledger/statement?format=csv&from=2026-01-01')).split(
    '\r\n',
  );
  expect(eve).toMatch(/^2026-12-31,2026-12-31 23:30:00 EST,.*,EVE,/);
  expect(day).toMatch(/^2027-01-01,2027-01-01 00:30:00 EST,.*,DAY,/);
  const trail = await textOf(room.admin, '/api/admin/audit/export?action=payment-recorded&sort=at');
  expect(trail.split('\r\n')[1]).toContain(',2026-12-31 23:30:00 EST,');
});

it('H107 emails and refusals tell the time by the clock of the zone that the configuration names', async () => {
  await at(NEW_YEARS_EVE);
  await moveTo('America/Los_Angeles');
  const changed = await room.user.post('/api/authenticate/changepassword', {
    currentPassword: PASSWORD,
    newPassword: 'plankton kettle harmony 77',
  });
  expect([changed.status, changed.text]).toEqual([200, expect.anything()]);
  const mail = await newestMail(room.portal, room.people.cedarUser.email, 'password-changed');
  expect(mail).toMatch(/Dec 31, 2026, 8:30.PM PST/);

  const stranger = createClient(room.portal.url);
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => stranger.signIn('locked@x.example', 'not it')),
  );
  expect(tries.map(({ text }) => text).join('\n')).toMatch(/until 8:40.PM PST/);
});

it('H107 a stale edit is told by the board’s clock', async () => {
  await at(NEW_YEARS_EVE);
  const { version, document: now } = await document();
  await moveTo('America/Chicago');
  const stale = await room.admin.send(
    'PUT',
    '/api/admin/configuration',
    { version, document: now, reason: 'Too late' },
    { 'idempotency-key': 'stale' },
  );
  expect(z.string().parse(stale.body.errors[0]?.details)).toMatch(/Dec 31, 2026, 10:30.PM CST/);
});
