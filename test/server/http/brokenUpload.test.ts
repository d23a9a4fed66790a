import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { eventually } from '../setup/liveClient';
import { signedInClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let company: string;
let verifier: string;
beforeAll(async () => {
  portal = await startPortal();
  await addEverybody(portal.services);
  await portal.database.database.db.updateTable('company').set({ is_assessment_payer: true }).execute();
  const tokenOf = async (email: string) => (await signedInClient(portal.url, email)).token ?? '';
  company = await tokenOf('user@cedarline.example');
  verifier = await tokenOf('verifier@northwood.example');
});
afterAll(() => portal.stop());

const LONGEST_MS = 10_000;

interface Sent {
  readonly path: string;
  readonly token: string;
  /** Written one after the other, with a pause between them. */
  readonly parts: readonly (string | Buffer)[];
  readonly headers?: string;
  /** Instead of the bytes that are sent. */
  readonly declared?: number;
}

/** Writes a whole request before it reads anything, as many programs do; the answer's bytes, or what kept it from coming. */
function sendRaw({ path: address, token, parts, headers = '', declared }: Sent): Promise<string> {
  const { port } = new URL(portal.url);
  const length = declared ?? parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    let answer = '';
    const end = (what: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(what);
    };
    const timer = setTimeout(end, LONGEST_MS, 'no answer');
    socket.pause();
    socket.once('error', (error) => {
      end(answer === '' ? error.message : answer);
    });
    socket.on('data', (data) => {
      answer += data.toString('utf8');
      if (/\r\n\r\n[^]*\}$/.test(answer)) end(answer);
    });
    socket.once('close', () => {
      end(answer);
    });
    const write = (bytes: string | Buffer) =>
      new Promise<void>((done) => {
        socket.write(bytes, () => {
          setTimeout(done, 20);
        });
      });
    const writeAll = async () => {
      await write(
        `POST ${address} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: multipart/form-data; boundary=B\r\n${headers}content-length: ${length}\r\n\r\n`,
      );
      for (const part of parts) await write(part);
      socket.resume();
    };
    void writeAll();
  });
}

const FILE = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const KIND = '--B\r\ncontent-disposition: form-data; name="kind"\r\n\r\ninvoice\r\n';
const FIELD = '--B\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n';

const CALLS = [
  ['/api/customs/batches', 'verifier'],
  ['/api/assessments/lines', 'company'],
  ['/api/refunds/rows', 'company'],
  ['/api/documents', 'company'],
  ['/api/problems', 'verifier'],
] as const;

const BODIES: readonly (readonly [string, readonly (string | Buffer)[]])[] = [
  ['cut inside the file', [`${FILE}entry,amount\r\n1,2`]],
  ['cut inside a large file', [FILE, Buffer.alloc(300_000, 'x')]],
  ['cut inside the file, in two pieces', [FILE, 'entry,amount\r\n', '1,2']],
  ['cut inside a field', [`${FIELD}evid`]],
  ['cut inside the headers of a part', ['--B\r\ncontent-disposition: form-da']],
  ['without anything', []],
  ['of one zero byte', [Buffer.alloc(1)]],
  ['without its boundary', ['no boundary anywhere']],
];

describe('82 H105 an upload that breaks off', () => {
  it.each(
    CALLS.flatMap(([address, who]) => BODIES.map(([what, parts]) => [address, what, who, parts] as const)),
  )('%s: %s is refused with a sentence at once', async (address, _what, who, parts) => {
    const answer = await sendRaw({ path: address, token: who === 'company' ? company : verifier, parts });
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(answer).toMatch(/"message":"[A-Z][^"]{10,}\."/);
  });
});

describe('an upload whose sender goes away', () => {
  it('is no error in the log, and neither is one that breaks off', async () => {
    const { port } = new URL(portal.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.write(
      `POST /api/customs/batches HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${verifier}\r\n` +
        `content-type: multipart/form-data; boundary=B\r\ncontent-length: 900000\r\n\r\n${FILE}entry,amount\r\n`,
    );
    await pause(300);
    socket.destroy();
    await pause(300);
    const levels = portal
      .log()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => z.looseObject({ level: z.number() }).parse(JSON.parse(line)).level);
    expect(Math.max(...levels)).toBeLessThan(50);
  });
});

/** Files in which an upload is kept aside, by how they begin. */
const keptAside = (beginning: string): readonly string[] =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('northwood-upload-'))
    .filter((name) => {
      try {
        return readFileSync(path.join(tmpdir(), name, 'content'))
          .toString()
          .startsWith(beginning);
      } catch {
        // Another test's, which is gone by now.
        return false;
      }
    });

describe('an upload that breaks off at 99 %', () => {
  it('leaves no document and no file behind', async () => {
    const beginning = `%PDF-1.4\n${randomUUID()}`;
    const { port } = new URL(portal.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.write(
      `POST /api/documents HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${company}\r\n` +
        `content-type: multipart/form-data; boundary=B\r\ncontent-length: 1000000\r\n\r\n${KIND}${FILE}`,
    );
    socket.write(Buffer.concat([Buffer.from(beginning), Buffer.alloc(990_000, 'x')]));
    await eventually(() => keptAside(beginning).length === 1, 'nothing was kept aside');
    socket.destroy();
    await eventually(() => keptAside(beginning).length === 0, 'the file is still there');
    expect(await portal.database.database.db.selectFrom('document').select('id').execute()).toEqual([]);
  });
});

describe('an upload that is larger than it declares', () => {
  it('is judged by what it declares, and the rest is no second call', async () => {
    const whole = `${FILE}entry,amount\r\n1,2\r\n--B--\r\n`;
    const answer = await sendRaw({
      path: '/api/assessments/lines',
      token: company,
      parts: [whole],
      declared: Buffer.byteLength(whole) - 20,
    });
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(answer).not.toContain('HTTP/1.1 2');
  });
});

describe('83 an upload that is refused before it is read', () => {
  it.each([
    ['on a connection that stays open', ''],
    ['on a connection that ends with the answer', 'connection: close\r\n'],
  ])('%s is answered, also to who writes all of it first', async (_what, headers) => {
    for (let round = 0; round < 10; round += 1) {
      const answer = await sendRaw({
        path: '/api/customs/batches',
        token: company,
        headers,
        parts: [FILE, Buffer.alloc(2_000_000, 'x'), '\r\n--B--\r\n'],
      });
      expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 403 Forbidden');
    }
  });
});
