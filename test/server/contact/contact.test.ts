import { z } from 'zod';
import { mailsTo, newestMail } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let admin: TestClient;
beforeEach(async () => {
  portal = await startPortal();
  await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterEach(() => portal.stop());

const write = (values: object = {}) =>
  createClient(portal.url).post('/api/contact', {
    name: 'Ana de la Cruz',
    email: 'ana@alder.example',
    message: 'When is the report due?',
    ...values,
  });

describe('the contact page', () => {
  it('reaches the board’s mailbox, with the writer to reply to, and the administrators’ list and notices', async () => {
    expect((await write()).status).toBe(200);
    const text = await newestMail(portal, 'help@northwood.example', 'contact-message');
    expect(text).toContain('Ana de la Cruz (ana@alder.example) sent this message');
    expect(text).toContain('When is the report due?');
    const queued = await portal.database.database.db.selectFrom('mail').select('reply_to').execute();
    expect(queued).toEqual([{ reply_to: 'ana@alder.example' }]);
    expect((await admin.get('/api/admin/messages')).body.data).toMatchObject({
      total: 1,
      rows: [{ name: 'Ana de la Cruz', email: 'ana@alder.example', message: 'When is the report due?' }],
    });
    expect((await admin.get('/api/notifications')).text).toContain(
      'Ana de la Cruz sent a message from the contact page',
    );
  });

  it('emails nothing to the address given, which may be anybody’s', async () => {
    await write();
    expect(await mailsTo(portal, 'ana@alder.example')).toEqual([]);
  });

  it('takes ten messages in ten minutes from one sender', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await write()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it.each([
    ['no message', { message: '  ' }, 'message'],
    ['no address', { email: 'ana' }, 'email'],
    ['no name', { name: '' }, 'name'],
    ['a message without end', { message: 'x'.repeat(4_001) }, 'message'],
  ])('refuses %s beside its field', async (_name, values, field) => {
    const answer = await write(values);
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, field]);
    expect((await admin.get('/api/admin/messages')).body.data).toMatchObject({ total: 0 });
  });

  it('shows messages found by a word, to administrators alone', async () => {
    await write();
    await write({ name: 'Ben', message: 'Where is the form?' });
    expect((await admin.get('/api/admin/messages?q=FORM')).body.data).toMatchObject({
      total: 1,
      rows: [{ name: 'Ben' }],
    });
    const verifier = await signedInClient(portal.url, 'verifier@northwood.example');
    expect((await verifier.get('/api/admin/messages')).status).toBe(403);
  });
});

describe('a message to the board', () => {
  const newest = z.object({ rows: z.array(z.looseObject({ id: z.string() })), total: z.number() });
  const listed = async (state: string) =>
    newest.parse((await admin.get(`/api/admin/messages?state=${state}`)).body.data);
  const mark = (id: string, state: string, by = admin) =>
    by.post(`/api/admin/messages/${id}/state`, { state });

  it('is new until an administrator notes that it is answered, and can be new again', async () => {
    await write();
    const [row] = (await listed('new')).rows;
    const id = row?.id ?? '';
    expect((await mark(id, 'answered')).body.data).toMatchObject({
      state: 'answered',
      answeredBy: 'admin Tester',
    });
    expect((await mark(id, 'answered')).status).toBe(200);
    expect((await listed('new')).total).toBe(0);
    expect((await listed('answered')).rows).toMatchObject([{ id, state: 'answered' }]);
    expect((await mark(id, 'new')).body.data).toMatchObject({
      state: 'new',
      answeredAt: null,
      answeredBy: null,
    });
    const rows = await portal.database.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_type', '=', 'contact-message')
      .orderBy('position')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'contact-message-answered',
      'contact-message-reopened',
    ]);
  });

  it('is marked by administrators alone, and only where there is one', async () => {
    await write();
    const [row] = (await listed('new')).rows;
    const reader = await signedInClient(portal.url, 'readonly@northwood.example');
    expect((await mark(row?.id ?? '', 'answered', reader)).status).toBe(403);
    expect((await mark('999999', 'answered')).status).toBe(404);
  });
});
