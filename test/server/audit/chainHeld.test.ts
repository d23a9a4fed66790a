import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { endpoint, json } from '../../../contract/endpoint';
import { ok } from '../../../domain/result';
import { inTransaction } from '../../../server/db/transaction';
import { mount } from '../../../server/http/pipeline/mount';
import { appendAudit, holdChain } from '../../../server/modules/audit/appendAudit';
import { chainWaiting } from '../../../server/modules/audit/chainWaiting';
import { verifyAudit } from '../../../server/modules/audit/verifyAudit';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const write = endpoint({
  method: 'POST',
  path: '/api/test/writes',
  summary: 'An action with an audit row',
  tag: 'Test',
  access: ['user'],
  answer: json(z.object({ done: z.boolean() })),
});

/** More than there are connections for transactions. */
const WRITES = 12;
const EMAIL = 'user@cedarline.example';

let portal: TestPortal;
let user: TestClient;
beforeAll(async () => {
  portal = await startPortal({
    extend: (frame) => {
      mount(frame, write, ({ ctx }) =>
        ctx.transact(async (tx) => {
          await appendAudit(tx, ctx, {
            action: 'text-changed',
            subject: { type: 'test', id: '1' },
            companyId: null,
          });
          return ok({ done: true });
        }),
      );
    },
  });
  await addEverybody(portal.services);
  user = await signedInClient(portal.url, EMAIL);
});
afterAll(() => portal.stop());

/** Holds the end of the audit chain in a transaction of its own until the work has ended. */
async function whileChainIsHeld<T>(work: () => Promise<T>): Promise<T> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holder = inTransaction(portal.database.database, async (tx) => {
    await holdChain(tx);
    isHeld();
    await released;
  });
  await held;
  try {
    return await work();
  } finally {
    release();
    await holder;
  }
}

const statuses = (answers: readonly { readonly status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

const refusedSignIns = () =>
  portal.database.database.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'details', 'source_address'])
    .where('action', '=', 'signed-in')
    .where('outcome', '=', 'refused')
    .execute();

describe('80 while one transaction holds the audit chain', () => {
  it('reads, the health check, right and wrong sign-ins, and refusals are answered, although writes wait', async () => {
    const seen = await whileChainIsHeld(async () => {
      const writes = Promise.all(Array.from({ length: WRITES }, () => user.post('/api/test/writes')));
      await pause(200);
      const wrong = await Promise.all(
        Array.from({ length: 14 }, (_, n) =>
          createClient(portal.url).signIn(`stranger${n}@nowhere.example`, 'not this one at all'),
        ),
      );
      const right = await createClient(portal.url).signIn(EMAIL);
      const forbidden = await user.get('/api/admin/users');
      const reads = await Promise.all(Array.from({ length: 20 }, () => user.get('/api/home')));
      const health = await fetch(`${portal.url}/api/health`);
      return { wrong, right, forbidden, reads, health, writes };
    });
    await seen.writes;
    expect(statuses(seen.wrong)).toEqual([401]);
    expect(seen.right.status).toBe(200);
    expect(seen.forbidden.status).toBe(403);
    expect(statuses(seen.reads)).toEqual([200]);
    expect(seen.health.status).toBe(200);
  });

  it('what could not wait for the chain gets its place there later, and the chain is whole', async () => {
    const { database } = portal.database;
    expect(await refusedSignIns()).toEqual([]);
    await chainWaiting(database, portal.clock.now());
    expect(await refusedSignIns()).toHaveLength(14);
    expect(await database.db.selectFrom('waiting_audit_entry').select('id').execute()).toEqual([]);
    expect((await verifyAudit(database.db)).kind).toBe('whole');
  });

  it('a write waits for five seconds, and then says that the portal is busy and when to try again', async () => {
    const answer = await whileChainIsHeld(() => user.post('/api/test/writes'));
    expect(answer.status).toBe(503);
    expect(answer.body.message).toContain('busy with other work');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await user.post('/api/test/writes')).status).toBe(200);
  });
});

describe('81 the same refusal over and over', () => {
  it('leaves ten rows a minute, and one that says how many more there were', async () => {
    const { database } = portal.database;
    const own = async () =>
      database.db
        .selectFrom('audit_entry')
        .select(['details', 'occurred_at'])
        .where('action', '=', 'access-refused')
        .where('subject_id', '=', 'GET /api/admin/audit')
        .orderBy('position')
        .execute();
    const answers = await Promise.all(Array.from({ length: 60 }, () => user.get('/api/admin/audit')));
    expect(statuses(answers)).toEqual([403]);
    await chainWaiting(database, portal.clock.now());
    expect(await own()).toHaveLength(10);
    portal.clock.advance(60_000);
    await chainWaiting(database, portal.clock.now());
    expect(await own()).toHaveLength(11);
    expect((await own()).at(-1)?.details).toMatchObject({ reason: 'forbidden', times: 50 });
    await user.get('/api/admin/audit');
    expect(await own()).toHaveLength(12);
    expect((await verifyAudit(database.db)).kind).toBe('whole');
  });
});
