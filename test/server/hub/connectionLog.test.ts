import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { z } from 'zod';
import { senderAddress } from '../../../server/hub/senderAddress';
import { startLive, type Live } from '../../../server/startLive';
import { eventually } from '../setup/liveClient';
import { signedInClient } from '../setup/testClient';
import { addEverybody, type TestUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const MOST = 12;
const SEPARATOR = '\u001e';

let portal: TestPortal;
let live: Live;
let verifier: TestUser;
let token: string;
beforeAll(async () => {
  portal = await startPortal({
    variables: {
      HUB_UPGRADES_PER_MINUTE: String(MOST),
      HUB_HANDSHAKE_MS: '300',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  ({ verifier } = await addEverybody(portal.services));
  token = (await signedInClient(portal.url, verifier.email)).token ?? '';
  live = await startLive(
    portal.services,
    portal.http.app.server,
    portal.database.target.owner,
    portal.http.isAllowedOrigin,
  );
});
afterAll(async () => {
  await live.close();
  await portal.stop();
});

const entry = z.looseObject({
  msg: z.string(),
  outcome: z.string().optional(),
  status: z.number().optional(),
  person: z.string().optional(),
  ip: z.string().optional(),
  reference: z.string().optional(),
});
const linesOf = (ip: string) =>
  portal
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entry.parse(JSON.parse(line)))
    .filter((line) => line.msg === 'live connection' && line.ip === ip);

/** Opens a socket, says one thing, and gives the status of a refusal, or null. */
function connect(ip: string, withToken: string | null, say: string | null): Promise<number | null> {
  const address = new URL('/uscustomshub', portal.url.replace(/^http/, 'ws'));
  if (withToken !== null) address.searchParams.set('access_token', withToken);
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': ip } });
  return new Promise((resolve) => {
    socket.once('open', () => {
      if (say === 'goodbye') socket.terminate();
      else if (say !== null) socket.send(say + SEPARATOR);
      resolve(null);
    });
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
  });
}

const GOOD = JSON.stringify({ protocol: 'json', version: 1 });

describe('84 H104 a connection to the hub leaves one line in the log', () => {
  it.each([
    ['a good one', '203.0.113.1', GOOD, 'opened'],
    ['another protocol', '203.0.113.2', JSON.stringify({ protocol: 'messagepack', version: 1 }), 'refused'],
    ['rubbish', '203.0.113.3', 'rubbish', 'refused'],
    ['no handshake', '203.0.113.4', null, 'timed-out'],
    ['one that goes at once', '203.0.113.5', 'goodbye', 'gone'],
  ])('%s: with person, address, reference, and outcome', async (_what, ip, say, outcome) => {
    await connect(ip, token, say);
    await eventually(() => linesOf(ip).length > 0, 'no line');
    expect(linesOf(ip)).toEqual([
      expect.objectContaining({
        outcome,
        person: verifier.id,
        reference: expect.stringMatching(/^\w{4}-\w{6}$/) as string,
      }),
    ]);
  });

  it('one that is not admitted: with its status, and the log never holds a token', async () => {
    expect(await connect('203.0.113.6', null, null)).toBe(401);
    expect(await connect('203.0.113.6', 'a-wrong-token', null)).toBe(401);
    expect(linesOf('203.0.113.6').map(({ outcome, status }) => [outcome, status])).toEqual([
      ['not-admitted', 401],
      ['not-admitted', 401],
    ]);
    await pause(50);
    expect(portal.log()).not.toContain('a-wrong-token');
    expect(portal.log()).not.toContain(token.slice(-40));
  });
});

describe('85 many connections of one address', () => {
  it('are refused beyond the limit of a minute, for that address alone', async () => {
    const statuses: (number | null)[] = [];
    for (let n = 0; n < MOST + 3; n += 1) statuses.push(await connect('203.0.113.7', 'nope', null));
    expect(statuses.slice(0, MOST)).toEqual(Array(MOST).fill(401));
    expect(statuses.slice(MOST)).toEqual([429, 429, 429]);
    expect(await connect('203.0.113.8', 'nope', null)).toBe(401);
    portal.clock.advance(60_000);
    expect(await connect('203.0.113.7', 'nope', null)).toBe(401);
  });
});

describe('the address of a sender', () => {
  const of = (trusted: readonly string[], peer: string, forwarded?: string) =>
    senderAddress(trusted)(
      Object.assign(Object.create(null), {
        socket: { remoteAddress: peer },
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      }) as Parameters<ReturnType<typeof senderAddress>>[0],
    );

  it('is the peer, unless trusted proxies name another', () => {
    expect(of([], '::ffff:198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
    expect(of(['10.0.0.0/8'], '10.1.2.3', '203.0.113.9')).toBe('203.0.113.9');
    expect(of(['uniquelocal'], '10.1.2.3', '192.0.2.1, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9');
    expect(of(['10.0.0.0/8'], '10.1.2.3')).toBe('10.1.2.3');
    expect(of(['fd00::/8'], 'fd00::1', '2001:db8::5')).toBe('2001:db8::5');
  });
});
