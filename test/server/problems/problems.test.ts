import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { download, upload } from '../setup/upload';

let portal: TestPortal;
let admin: TestClient;
let verifier: TestClient;
const log = '{"kind":"log"}\n{"kind":"end"}\n';
const parts = { note: 'The list stayed empty', page: '/refunds', build: 'main.abc' };

beforeEach(async () => {
  portal = await startPortal();
  await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
  verifier = await signedInClient(portal.url, 'verifier@northwood.example');
});
afterEach(() => portal.stop());

const report = (client: TestClient, bytes: Uint8Array | string, more: object = {}) =>
  upload(portal.url, client, '/api/problems', { name: 'log.jsonl', bytes }, { ...parts, ...more });

const auditActions = async (): Promise<string[]> => {
  const rows = await portal.database.database.db.selectFrom('audit_entry').select('action').execute();
  return rows.map(({ action }) => action).filter((action) => action.startsWith('problem'));
};

describe('a reported problem', () => {
  it('reaches the administrators with its log, byte for byte; who reads it is in the audit trail', async () => {
    expect((await report(verifier, log)).status).toBe(200);
    const { body } = await admin.get('/api/admin/problems');
    expect(body.data).toMatchObject({ total: 1, rows: [{ ...parts, logBytes: log.length }] });
    const id = /"id":"(\d+)"/.exec(JSON.stringify(body.data))?.[1] ?? '';
    const got = await download(portal.url, admin, `/api/admin/problems/${id}/log`);
    expect(got.bytes.toString()).toBe(log);
    expect(got.headers.get('content-disposition')).toContain(`problem-${id}.jsonl`);
    expect(await auditActions()).toEqual(['problem-reported', 'problem-log-read']);
  });

  it('may come without a log, and then has none to read', async () => {
    expect((await report(verifier, '')).status).toBe(200);
    const { body } = await admin.get('/api/admin/problems?q=EMPTY');
    expect(body.data).toMatchObject({ rows: [{ logBytes: 0 }] });
    const id = /"id":"(\d+)"/.exec(JSON.stringify(body.data))?.[1] ?? '';
    expect((await admin.get(`/api/admin/problems/${id}/log`)).status).toBe(404);
  });

  it('is for administrators alone to read', async () => {
    await report(verifier, log);
    expect((await verifier.get('/api/admin/problems')).status).toBe(403);
    expect((await verifier.get('/api/admin/problems/1/log')).status).toBe(403);
  });

  it('is worked on: state, owner, and the test that closes it, with an audit row; an older version is turned down', async () => {
    await report(verifier, log);
    const { body } = await admin.get('/api/admin/problems');
    const id = /"id":"(\d+)"/.exec(JSON.stringify(body.data))?.[1] ?? '';
    const change = (more: object) =>
      admin.post(`/api/admin/problems/${id}/work`, {
        version: 1,
        state: 'looked-at',
        owner: 'me',
        test: null,
        ...more,
      });
    expect(body.data).toMatchObject({ rows: [{ state: 'new', owner: null, test: null, version: 1 }] });
    expect((await change({})).body.data).toMatchObject({ state: 'looked-at', version: 2 });
    expect((await change({ state: 'new' })).status).toBe(409);
    expect((await change({ version: 2, state: 'closed', owner: 'same' })).status).toBe(400);
    expect((await change({ version: 2, state: 'closed', test: 'somewhere' })).status).toBe(400);
    const test = 'test/src/found.test.ts';
    expect((await change({ version: 2, state: 'closed', owner: 'same', test })).body.data).toMatchObject({
      state: 'closed',
      test,
      version: 3,
    });
    expect((await change({ version: 3, state: 'closed', owner: 'same', test })).body.data).toMatchObject({
      version: 3,
    });
    expect(await auditActions()).toEqual(['problem-reported', 'problem-changed', 'problem-changed']);
    expect(
      (await verifier.post(`/api/admin/problems/${id}/work`, { version: 3, state: 'new', owner: 'me', test }))
        .status,
    ).toBe(403);
    expect(
      (await admin.post('/api/admin/problems/999/work', { version: 1, state: 'new', owner: 'me', test }))
        .status,
    ).toBe(404);
  });

  it('is found by state, owner, and build', async () => {
    await report(verifier, log);
    await report(verifier, log, { build: 'main.other' });
    const total = async (query: string): Promise<unknown> => {
      const { body } = await admin.get(`/api/admin/problems?${query}`);
      return (body.data as { readonly total: number }).total;
    };
    const { body } = await admin.get('/api/admin/problems?build=main.other');
    expect(body.data).toMatchObject({ total: 1, rows: [{ build: 'main.other' }] });
    const id = /"id":"(\d+)"/.exec(JSON.stringify(body.data))?.[1] ?? '';
    await admin.post(`/api/admin/problems/${id}/work`, {
      version: 1,
      state: 'looked-at',
      owner: 'me',
      test: null,
    });
    expect(await total('state=new')).toBe(1);
    expect(await total('state=new,looked-at')).toBe(2);
    expect(await total('owner=me')).toBe(1);
    expect(await total('owner=none')).toBe(1);
    expect((await admin.get('/api/admin/problems?state=lost')).status).toBe(400);
  });

  it('needs words, and a log of at most 16 MiB', async () => {
    expect((await report(verifier, log, { note: ' ' })).status).toBe(400);
    expect((await report(verifier, Buffer.alloc(16 * 1024 * 1024 + 70_000))).status).toBe(413);
    expect((await admin.get('/api/admin/problems')).body.data).toMatchObject({ total: 0 });
    expect(await auditActions()).toEqual([]);
  });
});
