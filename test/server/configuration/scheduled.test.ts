import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  configurationEditor,
  configurationHistory,
  configurationScheduled,
} from '../../../contract/entities/configuration';
import { inTransaction } from '../../../server/db/transaction';
import { announceConfiguration } from '../../../server/modules/configuration/announceConfiguration';
import { holdConfiguration } from '../../../server/modules/configuration/saveConfiguration';
import { decideWaiting } from '../setup/confirmChange';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { type Answer, signedInClient } from '../setup/testClient';
import { addUser } from '../setup/testPeople';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom();
});
afterEach(() => room.close());

const DAY = '2026-07-01';
const ADDRESS = '/api/admin/configuration';
type Document = (typeof configurationEditor)['_zod']['output']['document'];

const editor = async () => configurationEditor.parse((await room.admin.get(`${ADDRESS}/document`)).body.data);
const scheduled = async () =>
  configurationScheduled.parse((await room.admin.get(`${ADDRESS}/scheduled`)).body.data);
const limitNow = async () =>
  z
    .looseObject({ twoApproverLimit: z.string(), phone: z.string() })
    .parse((await room.admin.get(ADDRESS)).body.data);
const preview = (document: Document) => room.admin.post(`${ADDRESS}/preview`, { document });
const save = async (change: Partial<Document>, effectiveOn?: string) => {
  const { version, document } = await editor();
  return room.admin.send(
    'PUT',
    ADDRESS,
    { version, document: { ...document, ...change }, effectiveOn, reason: 'Decided by the board' },
    { 'idempotency-key': randomUUID() },
  );
};
const cancel = async (version?: string) =>
  room.admin.post(
    `${ADDRESS}/scheduled/cancel`,
    { version: version ?? (await scheduled())?.version, reason: 'Postponed' },
    { 'idempotency-key': randomUUID() },
  );
const errorOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => [status, body.errors[0]?.error];
const raise = (effectiveOn?: string) => save({ twoApproverLimit: '7000.00' }, effectiveOn);
const goTo = async (instant: string): Promise<void> => {
  room.portal.clock.set(new Date(instant));
  await room.admin.signIn(room.people.admin.email);
};

describe('a change that takes effect on a later day', () => {
  it('counts from the first minute of that day at the board, by itself', async () => {
    const before = (await limitNow()).twoApproverLimit;
    expect((await raise(DAY)).body.data).toMatchObject({ scheduledFor: DAY });
    expect(await scheduled()).toMatchObject({
      effectiveOn: DAY,
      reason: 'Decided by the board',
      by: { id: room.people.admin.id },
      changes: [{ field: 'twoApproverLimit', after: '7000.00' }],
    });
    expect((await limitNow()).twoApproverLimit).toBe(before);
    await goTo('2026-07-01T03:59:00Z');
    expect((await limitNow()).twoApproverLimit).toBe(before);
    await goTo('2026-07-01T04:00:00Z');
    expect((await limitNow()).twoApproverLimit).toBe('7000.00');
    expect([await scheduled(), (await editor()).scheduledFor]).toEqual([null, null]);
    const history = await room.admin.get(`${ADDRESS}/history`);
    expect(configurationHistory.parse(history.body.data)).toMatchObject([
      { effectiveOn: DAY, kind: 'change', isCanceled: false },
    ]);
  });

  it('is announced once, to administrators and to every screen', async () => {
    await raise(DAY);
    const { database } = room.portal.services;
    expect(await announceConfiguration(database, room.portal.clock.now())).toBe(0);
    await goTo('2026-07-01T04:00:00Z');
    expect(await announceConfiguration(database, room.portal.clock.now())).toBe(1);
    expect(await announceConfiguration(database, room.portal.clock.now())).toBe(0);
    const events = await database.db
      .selectFrom('notification_event')
      .select(['quiet', 'audience'])
      .where('kind', '=', 'configuration-in-effect')
      .where('at', '>=', new Date('2026-07-01T04:00:00Z'))
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { quiet: false, audience: { kind: 'roles', roles: ['admin'] } },
      {
        quiet: true,
        audience: { kind: 'roles', roles: expect.arrayContaining(['user', 'verifier']) as unknown },
      },
    ]);
  });

  it.each([
    ['2026-04-19', 400],
    ['2026-04-20', 200],
    ['2028-04-20', 200],
    ['2028-04-21', 400],
    ['2026-02-30', 400],
  ])('takes %s with status %d', async (day, status) => {
    expect((await raise(day)).status).toBe(status);
  });

  it('leaves the rates of earlier days, and unit and periods, as they are', async () => {
    const { document } = await editor();
    const open = document.rates.at(-1);
    if (open === undefined) throw new Error('no rates');
    const withRate = (from: string, to: string): Document => ({
      ...document,
      rates: [...document.rates.slice(0, -1), { ...open, effectiveTo: to }, { ...open, effectiveFrom: from }],
    });
    const faults = async (changed: Document) => {
      const rates = changed.rates.map((rate, index) =>
        index === changed.rates.length - 1 ? { ...rate, ratePerUnit: '0.01', metricRates: {} } : rate,
      );
      const { status, body } = await save({ ...changed, rates }, DAY);
      return [status, ...body.errors.map(({ field }) => field)];
    };
    const last = document.rates.length - 1;
    expect(await faults(withRate('2026-06-30', '2026-06-29'))).toEqual([
      400,
      `document.rates.${last}`,
      expect.any(String),
    ]);
    expect(await faults({ ...withRate(DAY, '2026-06-30'), unitCode: 'LB' })).toEqual([
      400,
      'document.unitCode',
    ]);
    expect(await faults(withRate(DAY, '2026-06-30'))).toEqual([200]);
  });

  it('is the only one; contact data can still change, and stay with it', async () => {
    await raise(DAY);
    expect(errorOf(await save({ appealDays: 45 }))).toEqual([409, 'configuration-scheduled']);
    expect(errorOf(await save({ phone: '+1 555 0100' }, '2026-08-01'))).toEqual([
      409,
      'configuration-scheduled',
    ]);
    const { document } = await editor();
    expect(errorOf(await preview({ ...document, appealDays: 45 }))).toEqual([409, 'configuration-scheduled']);
    expect((await save({ phone: '+1 555 0100' })).status).toBe(200);
    await goTo('2026-07-01T04:00:00Z');
    expect(await limitNow()).toMatchObject({ twoApproverLimit: '7000.00', phone: '+1 555 0100' });
  });

  it('is canceled before its day, which the history says, and not after it', async () => {
    const before = (await limitNow()).twoApproverLimit;
    await raise(DAY);
    const version = (await scheduled())?.version;
    expect((await cancel()).body.data).toMatchObject({ scheduledFor: null });
    expect(errorOf(await cancel(version))).toEqual([409, 'configuration-not-scheduled']);
    const history = await room.admin.get(`${ADDRESS}/history`);
    expect(configurationHistory.parse(history.body.data)).toMatchObject([
      { kind: 'cancellation', effectiveOn: DAY, reason: 'Postponed' },
      { kind: 'change', effectiveOn: DAY, isCanceled: true },
    ]);
    await raise('2026-08-01');
    await goTo('2026-07-01T04:00:00Z');
    expect((await limitNow()).twoApproverLimit).toBe(before);
    const next = (await scheduled())?.version;
    await goTo('2026-08-01T04:00:00Z');
    expect(errorOf(await cancel(next))).toEqual([409, 'configuration-not-scheduled']);
    expect((await limitNow()).twoApproverLimit).toBe('7000.00');
  });
});

const refreshed = async () =>
  room.portal.services.database.db
    .selectFrom('notification_event')
    .select(['quiet', 'touches'])
    .where('kind', '=', 'configuration-in-effect')
    .execute();

it('reaches every open screen with each save and cancellation, without a word', async () => {
  const quiet = { quiet: true, touches: [{ type: 'program' }, { type: 'report' }] };
  expect((await save({ appealDays: 45 })).status).toBe(200);
  expect(await refreshed()).toEqual([quiet]);
  await raise(DAY);
  await cancel();
  expect(await refreshed()).toEqual([quiet, quiet, quiet]);
});

/** Sends something one second before the day, which has come when the change before it is over. */
async function sentBeforeTheDay(send: () => Promise<Answer>): Promise<Answer> {
  await goTo('2026-07-01T03:59:59Z');
  const { database } = room.portal.services;
  const { answered } = await inTransaction(database, async (tx) => {
    await holdConfiguration(tx);
    const answer = send();
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(tx);
      waiting = rows[0]?.waiting ?? 0;
    }
    room.portal.clock.set(new Date('2026-07-01T04:00:01Z'));
    return { answered: answer };
  });
  return answered;
}

it('is not canceled by whoever waited for another change until its day had come', async () => {
  await raise(DAY);
  const version = (await scheduled())?.version;
  expect(errorOf(await sentBeforeTheDay(() => cancel(version)))).toEqual([
    409,
    'configuration-not-scheduled',
  ]);
  expect((await limitNow()).twoApproverLimit).toBe('7000.00');
});

describe('a change for a later day with two administrators', () => {
  const EMAIL = 'admin2@northwood.example';
  beforeEach(async () => {
    await addUser(room.portal.services, room.people.board, EMAIL, ['admin']);
  });
  const second = () => signedInClient(room.portal.url, EMAIL);

  it('is scheduled by the second, and canceled by two as well', async () => {
    const before = (await limitNow()).twoApproverLimit;
    await raise(DAY);
    expect(await scheduled()).toBeNull();
    const waiting = await room.admin.get('/api/admin/pendingchanges');
    expect(waiting.body.data).toMatchObject([{ effectiveOn: DAY, isCancellation: false }]);
    expect((await decideWaiting(await second(), 'confirm')).status).toBe(200);
    expect(await scheduled()).toMatchObject({
      effectiveOn: DAY,
      confirmedBy: { name: expect.any(String) as unknown },
    });

    expect((await cancel()).status).toBe(200);
    expect(await scheduled()).not.toBeNull();
    const asked = await room.admin.get('/api/admin/pendingchanges');
    expect(asked.body.data).toMatchObject([{ effectiveOn: DAY, isCancellation: true }]);
    expect((await decideWaiting(await second(), 'confirm')).status).toBe(200);
    expect(await scheduled()).toBeNull();
    await goTo('2026-07-02T12:00:00Z');
    expect((await limitNow()).twoApproverLimit).toBe(before);
  });

  it('counts from its confirmation where its day came first, never earlier', async () => {
    await raise(DAY);
    await goTo('2026-07-03T12:00:00Z');
    expect((await decideWaiting(await second(), 'confirm')).status).toBe(200);
    expect((await limitNow()).twoApproverLimit).toBe('7000.00');
    const rows = await room.portal.services.database.db
      .selectFrom('program_configuration')
      .select('effective_at')
      .orderBy('id', 'desc')
      .execute();
    expect(rows[0]?.effective_at.toISOString()).toBe('2026-07-03T12:00:00.000Z');
  });

  it('counts from the moment at which the change before it is over, not from the one at which it was confirmed', async () => {
    await raise(DAY);
    expect((await sentBeforeTheDay(async () => decideWaiting(await second(), 'confirm'))).status).toBe(200);
    expect(await scheduled()).toBeNull();
    const row = await room.portal.services.database.db
      .selectFrom('program_configuration')
      .select(['effective_at', 'is_scheduled'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect([row?.effective_at.toISOString(), row?.is_scheduled]).toEqual(['2026-07-01T04:00:01.000Z', false]);
  });

  it('cannot be canceled once its day came while the request waited', async () => {
    await raise(DAY);
    await decideWaiting(await second(), 'confirm');
    await cancel();
    await goTo('2026-07-01T04:00:00Z');
    expect(errorOf(await decideWaiting(await second(), 'confirm'))).toEqual([409, 'pending-change-outdated']);
    expect((await limitNow()).twoApproverLimit).toBe('7000.00');
  });
});
