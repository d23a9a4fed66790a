import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { createHub, type Hub } from '../../../server/hub/hub';

const SEPARATOR = '\u001e';
const LIMITS = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeMs: 15_000,
  maxMessageBytes: 32_768,
  messagesPerTenSeconds: 3_000,
  connections: 100,
  connectionsPerUser: 100,
};

let published: number;
let hub: Hub;

beforeEach(() => {
  jest.useFakeTimers();
  published = 0;
  hub = createHub({
    limits: LIMITS,
    clock: { now: () => new Date() },
    findReaders: (sessionIds) => Promise.resolve(new Map(sessionIds.map((id) => [id, readerOf(id)]))),
    failed: (error) => {
      throw error;
    },
    publishPresence: () => {
      published += 1;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const readerOf = (name: string) => ({ userId: name, name, roles: ['verifier'], companyId: '1' });

/** A client without a network, and the names it was told last. */
function enter(name: string) {
  const names: string[][] = [];
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (frame: string) => {
      const published = /"target":"claimViewers".*"people":(\[.*?\])/.exec(frame)?.[1];
      if (published !== undefined)
        names.push([...published.matchAll(/"name":"(\w+)"/g)].map(([, each = '']) => each));
    },
    close: () => socket.emit('close'),
    terminate: () => socket.emit('close'),
  });
  hub.accept(
    socket as unknown as WebSocket,
    { reader: readerOf(name), sessionId: name, expiresAt: Number.MAX_SAFE_INTEGER },
    'en',
    () => undefined,
  );
  const say = (message: object) => socket.emit('message', Buffer.from(JSON.stringify(message) + SEPARATOR));
  say({ protocol: 'json', version: 1 });
  return {
    view: (claimId: string) => say({ type: 1, target: 'ViewClaim', arguments: [claimId] }),
    ping: () => say({ type: 6 }),
    names,
  };
}

describe('a client with a claim open', () => {
  it('has it open for as long as it pings, without saying so again', async () => {
    const [marta, thomas] = [enter('Marta'), enter('Thomas')];
    marta.view('7');
    thomas.view('7');
    for (let second = 15; second <= 120; second += 15) {
      await jest.advanceTimersByTimeAsync(15_000);
      marta.ping();
      thomas.ping();
    }
    expect(marta.names).toEqual([['Marta'], ['Marta', 'Thomas']]);
    for (let second = 15; second <= 30; second += 15) {
      await jest.advanceTimersByTimeAsync(15_000);
      marta.ping();
    }
    expect(marta.names.at(-1)).toEqual(['Marta']);
  });

  it('does not make the process write for each of its frames', async () => {
    const marta = enter('Marta');
    for (let at = 0; at < 2_000; at += 1) marta.view(String(at));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(published).toBeLessThan(5);
  });
});
