import { connect } from 'node:net';
import { createClient, signedInClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;

beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
});
afterAll(() => portal.stop());

/** Sends bytes as they are and answers what comes back, its head at least. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answer);
    });
    socket.write(text);
    socket.setTimeout(30_000, () => socket.destroy());
  });

describe('requests no browser sends', () => {
  it.each([
    [
      'two lengths of the body',
      'POST /api/Authenticate/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header that is none', 'GET /api/health HTTP/1.1\r\nHost: x\r\nbroken header\r\n\r\n'],
    ['headers without end', `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['an invented method', 'BREW /api/health HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('with %s are refused', async (_name, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('cannot write lines of their own into the log', async () => {
    await addUser(portal.services, people.cedar, 'crlf@cedarline.example', ['user']);
    await portal.database.database.db
      .updateTable('app_user')
      .set({ first_name: 'Eve\r\n{"level":50}', last_name: '\u001b[31mred' })
      .where('email', '=', 'crlf@cedarline.example')
      .execute();
    const client = await signedInClient(portal.url, 'crlf@cedarline.example');
    await client.get('/api/admin/users', { 'user-agent': 'x' });
    await createClient(portal.url).get('/api/%0d%0a%1b[31mforged');
    for (const line of portal.log().split('\n').filter(Boolean))
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(portal.log()).not.toContain('\u001b');
  });
});

describe('H13 wrong clocks', () => {
  it('are met by a Date header on every answer, also where other origins read it', async () => {
    const answer = await createClient(portal.url).get('/api/program', { origin: portal.url });
    expect(Number.isNaN(Date.parse(answer.headers.get('date') ?? ''))).toBe(false);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Date');
  });
});
