import { z } from 'zod';
import { endpoint, json } from '../../../contract/endpoint';
import { fail, ok } from '../../../domain/result';
import { appendAudit } from '../../../server/modules/audit/appendAudit';
import { mount } from '../../../server/http/pipeline/mount';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const countedAction = endpoint({
  method: 'POST',
  path: '/api/test/actions/{id}',
  summary: 'An action that counts once',
  tag: 'Test',
  access: ['user', 'admin'],
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ amount: z.string() }),
  answer: json(z.object({ id: z.string(), amount: z.string(), position: z.string() })),
  idempotent: true,
});

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let user: TestClient;
let other: TestClient;
const behaviour = { refuse: false, fall: false };

beforeAll(async () => {
  portal = await startPortal({
    extend: (frame) => {
      mount(frame, countedAction, ({ ctx, params, body }) =>
        ctx.transact(async (tx) => {
          const position = await appendAudit(tx, ctx, {
            action: 'text-changed',
            subject: { type: 'test', id: params.id },
            companyId: null,
            details: { amount: body.amount },
          });
          if (behaviour.fall) throw new Error('the action fell over');
          if (behaviour.refuse) return fail({ kind: 'not-found' });
          return ok({ id: params.id, amount: body.amount, position, secret: 'never shown' });
        }),
      );
    },
  });
  people = await addEverybody(portal.services);
  user = await signedInClient(portal.url, 'user@cedarline.example');
  other = await signedInClient(portal.url, 'user@pinegrove.example');
});
afterAll(() => portal.stop());
afterEach(() => {
  Object.assign(behaviour, { refuse: false, fall: false });
});

const send = (key: string | null, id = '1', amount = '25.00', client = user) =>
  client.post(`/api/test/actions/${id}`, { amount }, key === null ? {} : { 'idempotency-key': key });
const actions = async (id: string): Promise<number> =>
  (
    await portal.database.database.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'text-changed')
      .where('subject_id', '=', id)
      .execute()
  ).length;

describe('a call that counts once', () => {
  it('H11 sent a hundred times at once is done once and answered a hundred times alike', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('k-100', '100')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await actions('100')).toBe(1);
    expect(answers[0]?.text).not.toContain('never shown');
  });

  it('sent again later is answered from what was kept', async () => {
    const first = await send('k-later', '2');
    portal.clock.advance(3_600_000 * 20);
    await user.post('/api/Authenticate/refreshtoken');
    user = await signedInClient(portal.url, 'user@cedarline.example');
    expect((await send('k-later', '2')).text).toBe(first.text);
    expect(await actions('2')).toBe(1);
  });

  it('refuses a key with other content, in the body or in the address', async () => {
    await send('k-other', '3');
    expect((await send('k-other', '3', '26.00')).status).toBe(422);
    expect((await send('k-other', '4')).status).toBe(422);
    expect(await actions('3')).toBe(1);
    expect(await actions('4')).toBe(0);
  });

  it.each([[null], [''], ['x'.repeat(256)], ['with blank']])('refuses the key %p', async (key) => {
    const answer = await send(key, '5');
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.error).toBe('key-missing');
  });

  it('keeps keys of different people apart', async () => {
    other = await signedInClient(portal.url, 'user@pinegrove.example');
    await send('k-same', '6');
    expect((await send('k-same', '6', '99.00', other)).status).toBe(200);
    expect(await actions('6')).toBe(2);
  });

  it('72 gives an administrator who acts for another company nothing of the first one’s', async () => {
    const admin = await signedInClient(portal.url, people.admin.email);
    const actFor = async (company: { readonly id: string }) => {
      const body = { companyId: company.id, reason: 'By telephone.' };
      expect((await admin.post('/api/admin/impersonation', body)).status).toBe(200);
      return (): Promise<Answer> =>
        admin.post(
          '/api/test/actions/72',
          { amount: '25.00' },
          { 'idempotency-key': 'k-acting', 'x-on-behalf-of': company.id },
        );
    };
    const sendForCedar = await actFor(people.cedar);
    const first = await sendForCedar();
    expect([first.status, (await sendForCedar()).text]).toEqual([200, first.text]);
    await admin.send('DELETE', '/api/admin/impersonation');
    const sendForPine = await actFor(people.pine);
    const other = await sendForPine();
    expect([other.status, other.body.errors[0]?.error]).toEqual([422, 'key-reused']);
    expect(await actions('72')).toBe(1);
  });

  it('judges a refusal again, for it changed nothing', async () => {
    behaviour.refuse = true;
    expect((await send('k-refused', '7')).status).toBe(404);
    behaviour.refuse = false;
    expect((await send('k-refused', '7')).status).toBe(200);
  });

  it('keeps nothing of an action that fell over, and takes the same key again', async () => {
    behaviour.fall = true;
    const fallen = await send('k-fallen', '8');
    expect(fallen.status).toBe(500);
    expect(fallen.text).not.toContain('fell over');
    expect(fallen.body.message).toContain(fallen.body.reference ?? 'no reference');
    behaviour.fall = false;
    expect((await send('k-fallen', '8')).status).toBe(200);
    expect(await actions('8')).toBe(1);
  });
});
