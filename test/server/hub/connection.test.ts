import { createConnection, type ConnectionLimits, type HubConnection } from '../../../server/hub/connection';
import { liveFrame } from '../../../server/hub/protocol';

const LIMITS: ConnectionLimits = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeMs: 15_000,
  maxMessageBytes: 32_768,
  messagesPerTenSeconds: 50,
};
const HANDSHAKE = '{"protocol":"json","version":1}\u001e';
const PING = '{"type":6}\u001e';
const PUSH = liveFrame({ message: 'done', state: 'Completed' });

interface Played {
  readonly connection: HubConnection;
  readonly frames: string[];
  readonly viewed: (string | null)[];
  closed: number;
  say(text: string, at?: number): void;
  pass(to: number): void;
}

function play(expiresAt = Number.MAX_SAFE_INTEGER): Played {
  const frames: string[] = [];
  const viewed: (string | null)[] = [];
  const at = (ms: number) => ({ steady: ms, wall: ms });
  const played: Played = {
    frames,
    viewed,
    closed: 0,
    connection: createConnection(
      'C1',
      expiresAt,
      LIMITS,
      {
        send: (frame) => frames.push(frame),
        close: () => {
          played.closed += 1;
        },
        handshakeEnded: () => undefined,
        viewing: (claimId) => viewed.push(claimId),
      },
      at(0),
    ),
    say: (text, now = 0) => {
      played.connection.receive(Buffer.from(text), at(now));
    },
    pass: (to) => {
      for (let ms = 0; ms <= to; ms += 100) played.connection.tick(at(ms));
    },
  };
  return played;
}

describe('one live connection', () => {
  it('answers the handshake and what came with it in one frame', () => {
    const played = play();
    played.say(`${HANDSHAKE}{"type":1,"invocationId":"a","target":"GetConnectionId","arguments":[]}\u001e`);
    expect(played.frames).toEqual(['{}\u001e', '{"type":3,"invocationId":"a","result":"C1"}\u001e']);
  });

  it('takes which claim its client shows, and answers it where an answer is wanted', () => {
    const played = play();
    const view = (args: string, more = '') =>
      `{"type":1,${more}"target":"viewclaim","arguments":${args}}\u001e`;
    played.say(
      HANDSHAKE + view('["7"]') + view('[""]', '"invocationId":"a",') + view('[7]', '"invocationId":"b",'),
    );
    expect(played.viewed).toEqual(['7', null]);
    expect(played.frames.slice(1)).toEqual([
      '{"type":3,"invocationId":"a","result":null}\u001e',
      expect.stringContaining('Method does not exist.'),
    ]);
  });

  it('hears twenty claims in ten seconds at most, and the last of them when its time has come', () => {
    const played = play();
    const views = Array.from(
      { length: 40 },
      (_, at) => `{"type":1,"target":"ViewClaim","invocationId":"v${at}","arguments":["${at}"]}\u001e`,
    );
    played.say(HANDSHAKE + views.join(''));
    expect(played.viewed).toEqual(Array.from({ length: 20 }, (_, at) => String(at)));
    expect(played.frames.filter((frame) => frame.includes('"result":null'))).toHaveLength(40);
    played.pass(9_900);
    expect(played.viewed).toHaveLength(20);
    played.pass(20_000);
    expect(played.viewed.slice(20)).toEqual(['39']);
  });

  it('is ended at the handshake timeout, also when bytes dribble in', () => {
    const played = play();
    played.say('{"proto', 14_000);
    played.pass(14_900);
    expect(played.closed).toBe(0);
    played.pass(15_000);
    expect(played.closed).toBe(1);
    expect(played.frames).toEqual(['{"error":"Handshake was canceled."}\u001e']);
  });

  it('pings every fifteen seconds, whatever else it sends', () => {
    const played = play();
    played.say(HANDSHAKE);
    played.pass(14_900);
    expect(played.frames).toHaveLength(1);
    played.pass(15_000);
    expect(played.frames.at(-1)).toBe(PING);
    played.connection.push(PUSH);
    played.connection.tick({ steady: 29_900, wall: 29_900 });
    expect(played.frames.at(-1)).toBe(PUSH);
    played.connection.tick({ steady: 30_000, wall: 30_000 });
    expect(played.frames.at(-1)).toBe(PING);
  });

  it('does not drop a client that never pings', () => {
    const played = play();
    played.say(HANDSHAKE);
    played.pass(120_000);
    expect(played.closed).toBe(0);
  });

  it('sends a client that pinged and fell silent away to come back', () => {
    const played = play();
    played.say(HANDSHAKE + PING);
    played.pass(29_900);
    expect(played.closed).toBe(0);
    played.pass(30_000);
    expect(played.closed).toBe(1);
    expect(played.frames.at(-1)).toContain('"allowReconnect":true');
  });

  it('H10 ends with its token, to come back with a newer one', () => {
    const played = play(60_000);
    played.say(HANDSHAKE);
    played.pass(59_900);
    expect(played.closed).toBe(0);
    played.pass(60_000);
    expect(played.frames.at(-1)).toBe('{"type":7,"allowReconnect":true}\u001e');
    expect(played.closed).toBe(1);
  });

  it('ends when more messages come than anybody needs', () => {
    const played = play();
    played.say(HANDSHAKE);
    for (let count = 0; count < 50; count += 1) played.say(PING, 100);
    expect(played.closed).toBe(0);
    played.say(PING, 100);
    expect(played.closed).toBe(1);
  });

  it('forgets old messages after ten seconds', () => {
    const played = play();
    played.say(HANDSHAKE);
    for (let round = 0; round < 5; round += 1)
      for (let count = 0; count < 40; count += 1) played.say(PING, round * 10_000);
    expect(played.closed).toBe(0);
  });

  it('says nothing before the handshake and nothing after its end', () => {
    const played = play();
    played.connection.push(PUSH);
    expect(played.frames).toEqual([]);
    played.say(HANDSHAKE);
    played.connection.end({ allowReconnect: true });
    const said = played.frames.length;
    played.connection.push(PUSH);
    played.say(PING);
    played.pass(60_000);
    played.connection.end({});
    expect(played.frames).toHaveLength(said);
    expect(played.closed).toBe(1);
  });
});
