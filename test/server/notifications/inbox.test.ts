import { z } from 'zod';
import { inTransaction } from '../../../server/db/transaction';
import { notify, type Audience, type NoticeBy } from '../../../server/modules/notifications/notify';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const inbox = z.object({
  total: z.number(),
  unread: z.number(),
  rows: z.array(z.looseObject({ id: z.string(), text: z.string(), isRead: z.boolean() })),
});

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;

beforeEach(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
});
afterEach(() => portal.stop());

const sendNotice = (audience: Audience, number: string, quiet = false, caller: NoticeBy['caller'] = null) =>
  inTransaction(portal.services.database, (tx) =>
    notify(
      tx,
      { at: portal.clock.now(), caller },
      {
        kind: 'refund-approved',
        values: { number, amount: '1234567.50' },
        audience,
        touches: [{ type: 'refund', id: '45' }],
        quiet,
      },
    ),
  );
const inboxOf = async (client: TestClient, headers = {}) =>
  inbox.parse((await client.get('/api/notifications', headers)).body.data);

describe('the list of notifications', () => {
  it('holds for each person what was meant for them, and nobody else’s', async () => {
    await addUser(portal.services, people.cedar, 'second@cedarline.example', ['user']);
    await sendNotice({ kind: 'staff' }, 'RF-staff');
    await sendNotice({ kind: 'roles', roles: ['approver', 'admin'] }, 'RF-roles');
    await sendNotice({ kind: 'company', companyId: people.cedar.id }, 'RF-company');
    await sendNotice({ kind: 'user', userId: people.pineUser.id }, 'RF-user');
    await sendNotice({ kind: 'staff' }, 'RF-quiet', true);
    const seen = async (email: string) => {
      const { rows } = await inboxOf(await signedInClient(portal.url, email));
      return rows.map(({ text }) => /RF-\w+/.exec(text)?.[0]).sort();
    };
    expect(await seen('verifier@northwood.example')).toEqual(['RF-staff']);
    expect(await seen('admin@northwood.example')).toEqual(['RF-roles', 'RF-staff']);
    expect(await seen('user@cedarline.example')).toEqual(['RF-company']);
    expect(await seen('second@cedarline.example')).toEqual(['RF-company']);
    expect(await seen('user@pinegrove.example')).toEqual(['RF-user']);
  });

  it('never holds what a person did themselves, whoever the notice is for', async () => {
    const caller = { actor: { userId: people.verifier.id } };
    await sendNotice({ kind: 'staff' }, 'RF-own', false, caller);
    await sendNotice({ kind: 'user', userId: people.verifier.id }, 'RF-self', false, caller);
    await sendNotice({ kind: 'staff' }, 'RF-other', false, { actor: { userId: people.approver.id } });
    const seen = async (email: string) =>
      (await inboxOf(await signedInClient(portal.url, email))).rows.map(
        ({ text }) => /RF-\w+/.exec(text)?.[0],
      );
    expect(await seen('verifier@northwood.example')).toEqual(['RF-other']);
    expect(await seen('approver@northwood.example')).toEqual(['RF-own']);
    expect((await seen('admin@northwood.example')).toSorted()).toEqual(['RF-other', 'RF-own']);
  });

  it('is plain text in the reader’s language, with exact money and the way to the record', async () => {
    await sendNotice({ kind: 'staff' }, 'RF-2026-000045');
    const client = await signedInClient(portal.url, 'verifier@northwood.example');
    expect((await inboxOf(client)).rows[0]).toMatchObject({
      text: 'Claim RF-2026-000045 was approved for $1,234,567.50.',
      isDanger: false,
      about: { type: 'refund', id: '45', path: '/refunds/details?id=45' },
    });
    expect((await inboxOf(client, { 'accept-language': 'fr' })).rows[0]?.text).toBe(
      'La demande RF-2026-000045 a été approuvée pour 1\u00a0234\u00a0567,50\u00a0$\u00a0US.',
    );
  });

  it('is marked read one by one or as a whole, each person’s own alone', async () => {
    for (const number of ['a', 'b', 'c']) await sendNotice({ kind: 'staff' }, number);
    const verifier = await signedInClient(portal.url, 'verifier@northwood.example');
    const approver = await signedInClient(portal.url, 'approver@northwood.example');
    const theirs = (await inboxOf(approver)).rows.map(({ id }) => id);
    const mine = (await inboxOf(verifier)).rows.map(({ id }) => id);
    const read = (ids: readonly string[] | null) => verifier.post('/api/notifications/read', { ids });
    expect((await read([mine[0] ?? '', ...theirs, 'no-such', '999999'])).body.data).toEqual({ unread: 2 });
    expect((await inboxOf(approver)).unread).toBe(3);
    expect((await inboxOf(verifier)).rows.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await read(null)).body.data).toEqual({ unread: 0 });
    const unread = await verifier.get('/api/notifications?unread=yes');
    expect(inbox.parse(unread.body.data)).toMatchObject({ total: 0, unread: 0 });
  });
});
