import { sql } from 'kysely';
import { z } from 'zod';
import { endpoint, json } from '../../../contract/endpoint';
import { ok } from '../../../domain/result';
import { mountPublic } from '../../../server/http/mount';
import { createStorageWatch, writeProbe } from '../../../server/http/storageWatch';
import { createClient } from '../setup/testClient';
import { startPortal, type TestPortal } from '../setup/testPortal';

const failing = endpoint({
  method: 'POST',
  path: '/api/test/storage',
  summary: 'An action the database has no room for',
  tag: 'Test',
  access: 'public',
  body: z.strictObject({ state: z.string() }),
  answer: json(z.object({})),
});

describe('70 a database without room', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal({
      extend: (frame) => {
        mountPublic(frame, failing, async ({ body }) => {
          const { db } = frame.services.database;
          await sql`do ${sql.lit(`begin raise exception 'no room' using errcode = '${body.state}'; end`)}`.execute(
            db,
          );
          return ok({});
        });
      },
    });
  });
  afterAll(() => portal.stop());

  it.each(['53000', '53100', '53200', '53400', '58030'])(
    'answers %s with 503, a sentence and when to try again',
    async (state) => {
      const client = createClient(portal.url);
      const answer = await client.post('/api/test/storage', { state });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(answer.body.message).toContain('out of storage');
      const french = await client.post('/api/test/storage', { state }, { 'accept-language': 'fr' });
      expect(french.body.message).toContain('plus d’espace');
    },
  );

  it('is healthy again without a restart, once a write succeeds', async () => {
    await createClient(portal.url).post('/api/test/storage', { state: '53100' });
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
    expect(portal.log()).toContain('database out of storage');
  });

  it('is told by a write, and only after it was noted', async () => {
    const full = Object.assign(new Error('No space left on device'), { code: '53100' });
    const probe = jest.fn<Promise<unknown>, []>().mockRejectedValue(full);
    const watch = createStorageWatch(probe);
    expect(await watch.isFull()).toBe(false);
    expect(probe).not.toHaveBeenCalled();
    watch.noted();
    expect([await watch.isFull(), await watch.isFull()]).toEqual([true, true]);
    probe.mockResolvedValue(null);
    expect([await watch.isFull(), await watch.isFull()]).toEqual([false, false]);
    expect(probe).toHaveBeenCalledTimes(3);
    await writeProbe(portal.services.database);
  });
});
