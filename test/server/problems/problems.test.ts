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

  it('needs words, and a log of at most 16 MiB', async () => {
    expect((await report(verifier, log, { note: ' ' })).status).toBe(400);
    expect((await report(verifier, Buffer.alloc(16 * 1024 * 1024 + 70_000))).status).toBe(413);
    expect((await admin.get('/api/admin/problems')).body.data).toMatchObject({ total: 0 });
    expect(await auditActions()).toEqual([]);
  });
});
