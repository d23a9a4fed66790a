import { type ClientRequest, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { endpoint, file } from '../../../contract/endpoint';
import { ok } from '../../../domain/result';
import { EXPORTS, UPLOADS } from '../../../server/http/pipeline/limitAtOnce';
import { mount } from '../../../server/http/pipeline/mount';
import { eventually } from '../setup/liveClient';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { upload } from '../setup/upload';

const slowExport = endpoint({
  method: 'GET',
  path: '/api/test/export',
  summary: 'A file that takes its time',
  tag: 'Test',
  access: ['user'],
  answer: file('text/csv'),
});

let portal: TestPortal;
let cedar: TestClient;
let pine: TestClient;
const streams: PassThrough[] = [];
beforeAll(async () => {
  portal = await startPortal({
    extend: (frame) => {
      mount(frame, slowExport, () => {
        const content = new PassThrough();
        content.write('first row\n');
        streams.push(content);
        return Promise.resolve(ok({ fileName: 'a.csv', type: 'text/csv', content }));
      });
    },
  });
  await addEverybody(portal.services);
  cedar = await signedInClient(portal.url, 'user@cedarline.example');
  pine = await signedInClient(portal.url, 'user@pinegrove.example');
});
afterAll(async () => {
  for (const stream of streams) stream.end();
  await portal.stop();
});

const PDF = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

const send = (client: TestClient) =>
  upload(portal.url, client, '/api/documents', { name: 'a.pdf', bytes: PDF }, { kind: 'receipt' });

describe('91 heavy work at the same time', () => {
  it('more exports than one person may have wait until one has ended or its reader has gone', async () => {
    const open = async (client: TestClient) => {
      const leaving = new AbortController();
      const response = await fetch(`${portal.url}/api/test/export`, {
        headers: { authorization: `Bearer ${client.token ?? ''}` },
        signal: leaving.signal,
      });
      return { status: response.status, leaving };
    };
    const held = [];
    for (let n = 0; n < EXPORTS.perUser; n += 1) held.push(await open(cedar));
    expect(held.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await cedar.get('/api/test/export');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect((await open(pine)).status).toBe(200);
    held[0]?.leaving.abort();
    let status = 429;
    const again = async () => {
      ({ status } = await open(cedar));
    };
    for (let n = 0; n < 100 && status === 429; n += 1) await again();
    expect(status).toBe(200);
    streams[1]?.end();
    await eventually(() => streams[1]?.readableEnded === true, 'the export has not ended');
  });
});

describe('91 uploads at the same time', () => {
  it('more than one person may have are refused until one has ended, and the sender is told when to try again', async () => {
    /** The beginning of an upload whose sender then sends nothing. */
    const hold = (client: TestClient) => {
      const sending = request(`${portal.url}/api/documents`, {
        method: 'POST',
        agent: false,
        headers: {
          authorization: `Bearer ${client.token ?? ''}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_000,
        },
      });
      sending.on('error', () => undefined);
      sending.write('--x\r\n');
      return sending;
    };
    const held: ClientRequest[] = [];
    const untilIt = async (status: number, before: () => void) => {
      const end = Date.now() + 30_000;
      for (;;) {
        before();
        const answer = await send(cedar);
        if (answer.status === status || Date.now() > end) return answer;
      }
    };
    // One that arrives while this person has no place left is refused itself, so more are begun until it shows.
    const refused = await untilIt(429, () => held.push(hold(cedar)));
    expect([refused.status, refused.errors[0]?.error]).toEqual([429, 'too-many-at-once']);
    expect(held.length).toBeGreaterThanOrEqual(UPLOADS.perUser);
    expect((await send(pine)).status).toBe(200);
    for (const sending of held) sending.destroy();
    expect((await untilIt(200, () => undefined)).status).toBe(200);
  });
});

describe('92 files that nothing names', () => {
  it('may take a company no more than its share, and a file that is named does not count', async () => {
    const { db } = portal.database.database;
    const { id } = (await send(pine)).data as { id: string };
    const { company_id: companyId } = await db
      .selectFrom('document')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sized = (bytes: number, ownerId: string | null) =>
      db
        .updateTable('document')
        .set({
          size_bytes: bytes,
          owner_type: ownerId === null ? null : 'refund',
          owner_id: ownerId,
        } as never)
        .where('company_id', '=', companyId)
        .execute();
    await sized(200_000_000, null);
    const refused = await send(pine);
    expect(refused.status).toBe(409);
    expect(refused.errors[0]?.error).toBe('documents-unused-full');
    await sized(200_000_000, '1');
    expect((await send(pine)).status).toBe(200);
  });
});
