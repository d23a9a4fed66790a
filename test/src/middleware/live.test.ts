import { selectAlerts } from '../../../src/state/alerts';
import { languageChosen } from '../../../src/state/preferences';
import {
  claimLeft,
  claimOpened,
  selectBatchProgress,
  selectLive,
  selectViewers,
} from '../../../src/state/live';
import { selectSession, sessionStarted, tokenRefreshed } from '../../../src/state/session';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { createFakeHub, type FakeHub } from '../support/fakeHub';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const company = {
  companyId: '1',
  companyName: 'Board',
  isAssessmentPayer: false,
  isExempt: false,
  isRefundEligible: false,
};

interface World extends TestBed {
  readonly hub: FakeHub;
  readonly wake: () => void;
  readonly signIn: (role?: string) => Promise<void>;
  readonly status: () => string;
  readonly alerts: () => (readonly [string, string])[];
}

function enter(): World {
  const hub = createFakeHub();
  const wakers: (() => void)[] = [];
  const bed = createTestBed({ hub, onWakeUp: (listener) => wakers.push(listener) });
  return {
    ...bed,
    hub,
    wake: () => {
      for (const waker of wakers) waker();
    },
    signIn: async (role = 'verifier') => {
      const token = tokenWith({ role, exp: 4_000_000_000 });
      bed.store.dispatch(
        sessionStarted({ ...company, token }, false, { clientNow: bed.clock.now(), serverNow: undefined }),
      );
      await bed.clock.pass(0);
    },
    status: () => selectLive(bed.store.getState()).state,
    alerts: () =>
      selectAlerts(bed.store.getState()).map(({ class: kind, message }) => [kind, message] as const),
  };
}

const line = (world: World, at = -1) => {
  const found = world.hub.lines.at(at);
  if (found === undefined) throw new Error('no line was opened');
  return found;
};

describe('the live connection', () => {
  it.each([
    ['user', 0],
    ['user-requires-password-reset', 0],
    ['', 0],
    ['admin', 1],
    ['approver', 1],
    ['verifier', 1],
    ['readonly', 1],
  ])('of someone with the role %j opens %d times', async (role, count) => {
    const world = enter();
    await world.signIn(role);
    expect(world.hub.lines).toHaveLength(count);
  });

  it('subscribes, then learns its id', async () => {
    const world = enter();
    await world.signIn();
    expect(line(world).calls.slice(1)).toEqual(['subscribe', 'connectionId']);
    expect(selectSession(world.store.getState())?.connectionId).toBe('C1');
    expect(world.status()).toBe('live');
  });

  it('H20 is one, however many actions pass', async () => {
    const world = enter();
    await world.signIn();
    for (let at = 0; at < 100; at += 1) world.store.dispatch({ type: 'anything' });
    await world.clock.pass(60_000);
    expect(world.hub.lines).toHaveLength(1);
  });

  it('H29 asks its id again after every reconnect', async () => {
    const world = enter();
    await world.signIn();
    world.hub.nextId = 'C2';
    line(world).options.onEvent('lost');
    expect(world.status()).toBe('reconnecting');
    line(world).options.onEvent('back');
    await world.clock.pass(0);
    expect(world.status()).toBe('live');
    expect(selectSession(world.store.getState())?.connectionId).toBe('C2');
  });

  it('H60 survives a line that drops before it answers, and learns the id at the next connect', async () => {
    const world = enter();
    world.hub.nextId = undefined;
    await world.signIn();
    expect(selectSession(world.store.getState())?.connectionId).toBe('');
    line(world).options.onEvent('lost');
    world.hub.nextId = 'C9';
    line(world).options.onEvent('back');
    await world.clock.pass(0);
    expect(selectSession(world.store.getState())?.connectionId).toBe('C9');
  });

  it('tries a failed first start again, with growing waits that never pass a minute', async () => {
    const world = enter();
    world.hub.answers.push(...Array.from({ length: 40 }, () => 'refuse' as const));
    await world.signIn();
    expect(world.status()).toBe('off');
    await world.clock.pass(120_000);
    const tried = world.hub.lines.length;
    expect(tried).toBeGreaterThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(8);
    await world.clock.pass(60_000);
    expect(world.hub.lines.length).toBeGreaterThan(tried);
  });

  it('H24 comes back within a minute after the library gave up, without an alert', async () => {
    const world = enter();
    await world.signIn();
    line(world).options.onEvent('lost');
    world.hub.answers.push(...Array.from({ length: 5 }, () => 'refuse' as const));
    line(world).options.onEvent('closed');
    await world.clock.pass(90_000);
    world.hub.answers.length = 0;
    await world.clock.pass(60_000);
    expect(world.status()).toBe('live');
    expect(world.alerts()).toEqual([]);
    line(world).options.onStatus({ message: 'back', state: 'ok' });
    expect(world.alerts()).toEqual([['success', 'back']]);
  });

  it('is revived at once when the machine wakes up', async () => {
    const world = enter();
    world.hub.answers.push('refuse', 'refuse', 'refuse', 'refuse');
    await world.signIn();
    await world.clock.pass(15_000);
    expect(world.status()).toBe('off');
    world.hub.answers.length = 0;
    world.wake();
    await world.clock.pass(0);
    expect(world.status()).toBe('live');
  });

  it('is revived by a fresh token', async () => {
    const world = enter();
    world.hub.answers.push('refuse', 'refuse', 'refuse', 'refuse');
    await world.signIn();
    await world.clock.pass(15_000);
    world.hub.answers.length = 0;
    world.store.dispatch(
      tokenRefreshed(tokenWith({ role: 'verifier', exp: 4_000_000_000 }), {
        clientNow: world.clock.now(),
        serverNow: undefined,
      }),
    );
    await world.clock.pass(0);
    expect(world.status()).toBe('live');
  });

  it('waits most of a minute after the library gave up, for that has tried for as long', async () => {
    const world = enter();
    await world.signIn();
    line(world).options.onEvent('lost');
    line(world).options.onEvent('closed');
    await world.clock.pass(40_000);
    expect(world.hub.lines).toHaveLength(1);
    expect(world.status()).toBe('off');
    await world.clock.pass(20_000);
    expect(world.status()).toBe('live');
  });

  it('32 renews without a person: the call says for how long nobody was there', async () => {
    const hub = createFakeHub();
    const asked: string[] = [];
    const bed: TestBed = createTestBed({
      hub,
      now: () => bed.clock.now(),
      activity: { last: () => begun, noticed: () => undefined, onActive: () => undefined },
      fetch: (input) => {
        asked.push(typeof input === 'string' ? input : '');
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    const begun = bed.clock.now();
    const token = tokenWith({ role: 'verifier', iat: begun / 1_000, exp: begun / 1_000 + 900 });
    bed.store.dispatch(
      sessionStarted({ ...company, token }, false, { clientNow: begun, serverNow: undefined }),
    );
    await bed.clock.pass(0);
    expect(asked).toEqual([]);
    await bed.clock.pass(900_000);
    await hub.lines[0]?.options.token();
    expect(asked).toEqual(['http://127.0.0.1:9/api/Authenticate/refreshtoken?idleSeconds=900']);
  });

  it('93 that the hub sent away tries again once a minute, and at once with a new token', async () => {
    const world = enter();
    await world.signIn();
    line(world).options.onEvent('closed');
    await world.clock.pass(0);
    expect(selectLive(world.store.getState())).toMatchObject({ state: 'off', reason: 'sent-away' });
    await world.clock.pass(60_000);
    expect(world.hub.lines).toHaveLength(2);
    expect(world.status()).toBe('live');
    for (let minute = 0; minute < 3; minute += 1) {
      line(world).options.onEvent('closed');
      await world.clock.pass(40_000);
      expect(world.status()).toBe('off');
      await world.clock.pass(20_000);
    }
    expect(world.hub.lines).toHaveLength(5);
    line(world).options.onEvent('closed');
    await world.clock.pass(0);
    world.store.dispatch(
      tokenRefreshed(tokenWith({ role: 'verifier', exp: 4_000_000_000 }), {
        clientNow: world.clock.now(),
        serverNow: undefined,
      }),
    );
    await world.clock.pass(0);
    expect(world.status()).toBe('live');
  });

  it('is asked for in the chosen language, and again when that changes', async () => {
    const world = enter();
    await world.signIn();
    expect(line(world).options.language).toBe('en');
    world.store.dispatch(languageChosen('fr'));
    await world.clock.pass(0);
    expect(world.hub.lines.map(({ options, isOpen }) => [options.language, isOpen])).toEqual([
      ['en', false],
      ['fr', true],
    ]);
    expect(world.status()).toBe('live');
  });

  it('gives a hung start up and tries another', async () => {
    const world = enter();
    world.hub.answers.push('hang');
    await world.signIn();
    expect(world.status()).toBe('connecting');
    await world.clock.pass(25_000);
    expect(world.hub.lines.length).toBeGreaterThan(1);
    expect(line(world, 0).calls).toContain('stop');
    expect(world.status()).toBe('live');
  });

  it('meets a flapping server with a brake', async () => {
    const world = enter();
    await world.signIn();
    const { options } = line(world);
    const delays = Array.from({ length: 8 }, () => {
      const delay = options.retryDelay(0);
      options.onEvent('lost');
      options.onEvent('back');
      return delay ?? -1;
    });
    expect(delays[0]).toBe(0);
    expect(delays[1]).toBeGreaterThanOrEqual(500);
    expect(delays.slice(1).every((delay, at, all) => at === 0 || delay >= (all[at - 1] ?? 0))).toBe(true);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(40_000);
    await world.clock.pass(61_000);
    expect(options.retryDelay(0)).toBe(0);
    options.onEvent('lost');
    expect([1, 2, 3, 4].map((tried) => options.retryDelay(tried))).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      null,
    ]);
  });

  it('stops with the session, and an old line is not listened to any more', async () => {
    const world = enter();
    await world.signIn();
    const old = line(world);
    world.store.dispatch(sessionEnded('signed-out'));
    await world.clock.pass(0);
    expect(world.hub.openLines()).toEqual([]);
    expect(world.status()).toBe('idle');
    old.options.onStatus({ message: 'late', state: 'ok' });
    old.options.onEvent('closed');
    await world.clock.pass(120_000);
    expect(world.alerts()).toEqual([]);
    expect(world.hub.lines).toHaveLength(1);
  });

  it('stops when the role is gone with the next token', async () => {
    const world = enter();
    await world.signIn();
    world.store.dispatch(
      tokenRefreshed(tokenWith({ role: 'user', exp: 4_000_000_000 }), {
        clientNow: world.clock.now(),
        serverNow: undefined,
      }),
    );
    await world.clock.pass(120_000);
    expect(world.hub.openLines()).toEqual([]);
    expect(world.hub.lines).toHaveLength(1);
  });
});

describe('the claim on screen', () => {
  const said = (world: World) => line(world).calls.filter((call) => call.startsWith('view'));

  it('is told to the hub once, again after a reconnect, and when it is left', async () => {
    const world = enter();
    await world.signIn();
    world.store.dispatch(claimOpened({ claimId: '7' }));
    expect(said(world)).toEqual(['view 7']);
    await world.clock.pass(60_000);
    expect(said(world)).toEqual(['view 7']);
    line(world).options.onEvent('lost');
    line(world).options.onEvent('back');
    expect(said(world)).toEqual(['view 7', 'view 7']);
    world.store.dispatch(claimLeft());
    await world.clock.pass(30_000);
    expect(said(world)).toEqual(['view 7', 'view 7', 'view ']);
  });

  it('is told with the first connection where it was opened before', async () => {
    const world = enter();
    world.store.dispatch(claimOpened({ claimId: '7' }));
    await world.signIn();
    expect(said(world)).toEqual(['view 7']);
  });

  it('has the people who have it open, as the hub told last; another claim has none', async () => {
    const world = enter();
    await world.signIn();
    const people = [{ id: '2', name: 'Thomas Whitford' }];
    line(world).options.onViewers({ claimId: '7', people, more: 3 });
    line(world).options.onViewers({ claimId: '7' });
    const { live } = world.store.getState();
    expect(selectViewers({ live }, '7')).toMatchObject({ people, more: 3 });
    expect(selectViewers({ live }, '8')).toEqual({ people: [], more: 0 });
  });
});

describe('a live message', () => {
  it('is a danger when its state is error in any letter case, else a success', async () => {
    const world = enter();
    await world.signIn();
    for (const state of ['ok', 'Error', 'ERROR', 'errors', '']) {
      line(world).options.onStatus({ message: state, state });
      await world.clock.pass(100);
    }
    expect(world.alerts()).toEqual([
      ['success', 'ok'],
      ['danger', 'Error'],
      ['danger', 'ERROR'],
      ['success', 'errors'],
      ['success', ''],
    ]);
  });

  it.each([null, undefined, 7, [], [['a']], {}, { message: 1, state: 'ok' }, { message: null }])(
    'of the shape %j is reported with a reference',
    async (payload) => {
      const world = enter();
      await world.signIn();
      line(world).options.onStatus(payload);
      await world.clock.pass(100);
      expect(world.alerts()).toEqual([
        [
          'warning',
          expect.stringMatching(/^We couldn’t read an update from the server\..* Reference: .{8}\.$/),
        ],
      ]);
    },
  );

  it.each([
    ['two arguments', ['Gone', 'Error'], 'danger'],
    ['a text alone', ['Gone'], 'success'],
    ['Pascal case', [{ Message: 'Gone', State: 'Error' }], 'danger'],
    ['no state', [{ message: 'Gone' }], 'success'],
    ['a state of null', [{ message: 'Gone', state: null }], 'success'],
    ['a state that is no text', [{ message: 'Gone', state: ['error'] }], 'success'],
    ['touches nobody knows', [{ message: 'Gone', state: 'ok', touches: [{ type: 'parcel' }] }], 'success'],
  ])('H103 with %s is shown as a message', async (_, args, kind) => {
    const world = enter();
    await world.signIn();
    line(world).options.onStatus(...args);
    await world.clock.pass(100);
    expect(world.alerts()).toEqual([[kind, 'Gone']]);
  });

  it('that is quiet moves data and raises nothing', async () => {
    const world = enter();
    await world.signIn();
    line(world).options.onQuiet({
      progress: { batchId: 'b1', percent: 30, status: 'Parsing' },
    });
    expect(world.alerts()).toEqual([]);
    expect(selectBatchProgress(world.store.getState(), 'b1')?.percent).toBe(30);
  });

  it('of a thousand at once ends in a handful of alerts, the newest last', async () => {
    const world = enter();
    await world.signIn();
    let changes = 0;
    world.store.subscribe(() => {
      changes += 1;
    });
    for (let at = 1; at <= 1_000; at += 1)
      line(world).options.onStatus({ message: `message ${String(at)} of 1000`, state: 'ok' });
    await world.clock.pass(200);
    expect(world.alerts().at(-1)).toEqual(['success', 'message 1000 of 1000']);
    expect(world.alerts()).toHaveLength(5);
    expect(changes).toBeLessThan(30);
  });

  it('that goes on for twenty seconds is shown ever more rarely, and its last one within a second', async () => {
    const world = enter();
    await world.signIn();
    let shown = 0;
    let before = world.store.getState().alerts;
    for (let at = 0; at < 1_000; at += 1) {
      line(world).options.onStatus({ message: `trickle ${at}`, state: 'ok' });
      await world.clock.pass(20);
      if (world.store.getState().alerts !== before) shown += 1;
      before = world.store.getState().alerts;
    }
    expect(shown).toBeLessThan(60);
    await world.clock.pass(1_000);
    expect(world.alerts().at(-1)).toEqual(['success', 'trickle 999']);
  });

  it('is cut at a length a person can read', async () => {
    const world = enter();
    await world.signIn();
    line(world).options.onStatus({ message: 'x'.repeat(1_000_000), state: 'ok' });
    expect(world.alerts()[0]?.[1].length).toBe(2_000);
  });
});
