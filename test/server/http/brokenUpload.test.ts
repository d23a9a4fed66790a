import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
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
}

/** Writes a whole request before it reads anything, as many programs do; the answer's bytes, or what kept it from coming. */
function sendRaw({ path, token, parts, headers = '' }: Sent): Promise<string> {
  const { port } = new URL(portal.url);
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
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
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: multipart/form-data; boundary=B\r\n${headers}content-length: ${length}\r\n\r\n`,
      );
      for (const part of parts) await write(part);
      socket.resume();
    };
    void writeAll();
  });
}

const FILE = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
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
  it.each(CALLS.flatMap(([path, who]) => BODIES.map(([what, parts]) => [path, what, who, parts] as const)))(
    '%s: %s is refused with a sentence at once',
    async (path, _what, who, parts) => {
      const answer = await sendRaw({ path, token: who === 'company' ? company : verifier, parts });
      expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 400 Bad Request');
      expect(answer).toMatch(/"message":"[A-Z][^"]{10,}\."/);
    },
  );
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
