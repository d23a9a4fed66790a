import type { ServerResponse } from 'node:http';
import { programApi } from '../../../src/api/configuration/program';
import { refundsApi } from '../../../src/api/refunds/claims';
import type { ApiFailure } from '../../../src/api/base/apiFailure';
import { refreshSession } from '../../../src/api/base/api';
import { errorMessage } from '../../../src/api/base/errorMessage';
import { selectAlerts } from '../../../src/state/alerts';
import { selectSession, sessionStarted } from '../../../src/state/session';
import {
  refused,
  sendJson,
  startApiServer,
  succeeded,
  type ApiServer,
  type Received,
} from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const company = {
  companyId: '10',
  companyName: 'Cedarline',
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: false,
};
const REFRESH = '/api/Authenticate/refreshtoken';
const emptyList = succeeded({
  rows: [],
  total: 0,
  page: 1,
  pageSize: 25,
  sort: '',
  next: null,
  previous: null,
});

interface World extends TestBed {
  readonly server: ApiServer;
  accepted: string;
}

let world: World;

/** A server that accepts one token at a time; each refresh voids the one before. */
async function enter(
  onRefresh?: (call: Received, response: ServerResponse) => boolean,
  refreshMs = 0,
): Promise<World> {
  const state = { accepted: tokenWith({ exp: 4_000_000_000 }) };
  const server = await startApiServer(async (call, response) => {
    if (call.path === REFRESH) {
      if (refreshMs > 0) await new Promise((resolve) => setTimeout(resolve, refreshMs));
      if (onRefresh?.(call, response) === true) return;
      state.accepted = tokenWith({ exp: 4_000_000_000 });
      sendJson(response, 200, succeeded({ ...company, token: state.accepted }));
    } else if (call.token === state.accepted) sendJson(response, 200, emptyList);
    else sendJson(response, 401, refused('not-signed-in', 'Your session has expired. Sign in again.'));
  });
  const bed = createTestBed({ url: server.url });
  const stale = tokenWith({ exp: 4_000_000_000 });
  bed.store.dispatch(
    sessionStarted({ ...company, token: stale }, true, { clientNow: Date.now(), serverNow: undefined }),
  );
  return Object.assign(state, bed, { server });
}

const read = (page: number) =>
  world.store.dispatch(refundsApi.endpoints.listRefunds.initiate({ query: { page: String(page) } }));

afterEach(async () => {
  await world.server.close();
});

describe('a token the server no longer takes', () => {
  it('H06 is refreshed once for five reads at once, and each is sent at most twice', async () => {
    world = await enter(undefined, 50);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(read));
    expect(answers.map(({ data }) => data?.total)).toEqual([0, 0, 0, 0, 0]);
    expect(world.server.arrivedAt(REFRESH)).toHaveLength(1);
    for (const page of [1, 2, 3, 4, 5])
      expect(world.server.arrivedAt(`/api/refunds?page=${String(page)}`).length).toBeLessThanOrEqual(2);
    expect(selectAlerts(world.store.getState())).toEqual([]);
    expect(selectSession(world.store.getState())?.token).toBe(world.accepted);
  });

  it('is only tried again by a request that left before another one’s refresh', async () => {
    world = await enter();
    const old = selectSession(world.store.getState())?.token ?? '';
    await read(1);
    expect(await world.store.dispatch(refreshSession(old))).toBe('refreshed');
    expect(world.server.arrivedAt(REFRESH)).toHaveLength(1);
  });

  it('H42 ends the session once when the refresh itself is refused: one call, one alert, both storages empty', async () => {
    world = await enter((_, response) => {
      sendJson(response, 401, refused('not-signed-in', 'No.'));
      return true;
    });
    await Promise.all([1, 2, 3].map(read));
    expect(world.server.arrivedAt(REFRESH)).toHaveLength(1);
    expect(selectSession(world.store.getState())).toBeNull();
    expect(selectAlerts(world.store.getState()).map(({ message, class: kind }) => [message, kind])).toEqual([
      ['Unable to refresh user token', 'danger'],
    ]);
    expect([world.local.length, world.tab.length]).toEqual([0, 0]);
    expect(world.left).toEqual(['refused']);
  });

  it.each([
    [423, 'Account locked'],
    [200, refused('session-ended', 'Unable to refresh user token')],
  ])('H42 ends the session too where the refresh is refused with %d', async (status, body) => {
    world = await enter((_, response) => {
      sendJson(response, status, body);
      return true;
    });
    await read(1);
    expect(selectSession(world.store.getState())).toBeNull();
    expect(world.left).toEqual(['refused']);
  });

  it.each([
    ['in an object of its own', (token: string): unknown => ({ token })],
    ['alone', (token: string): unknown => token],
  ])('is replaced where the new one comes %s', async (_, data) => {
    const token = tokenWith({ exp: 4_000_000_000 });
    world = await enter((_call, response) => {
      world.accepted = token;
      sendJson(response, 200, succeeded(data(token)));
      return true;
    });
    await read(1);
    expect(selectSession(world.store.getState())).toMatchObject({ ...company, token });
  });

  it.each([500, 502, 503, 429])('keeps the session when the refresh answers %d', async (status) => {
    world = await enter((_, response) => {
      sendJson(response, status, refused('unavailable', 'Not now.'));
      return true;
    });
    const answer = await read(1);
    expect(answer.error).toMatchObject({ kind: 'refused', status: 401 });
    expect(selectSession(world.store.getState())).not.toBeNull();
    expect(world.left).toEqual([]);
  });

  it('keeps the session when the network is gone', async () => {
    world = await enter();
    await world.server.close();
    const token = selectSession(world.store.getState())?.token ?? '';
    expect(await world.store.dispatch(refreshSession(token))).toBe('unavailable');
    expect((await read(1)).error).toEqual({ kind: 'unreachable', isTimeout: false });
    expect(selectSession(world.store.getState())).not.toBeNull();
  });

  it('does not say what became of a call that was not answered, and that it counts once where it does', async () => {
    world = await enter();
    await world.server.close();
    const withdrawn = await world.store.dispatch(
      refundsApi.endpoints.withdrawRefund.initiate({
        params: { id: '1' },
        body: { version: 1, reason: '' },
        idempotencyKey: 'a-key-of-this-form',
      }),
    );
    const { error } = withdrawn;
    expect(error).toEqual({ kind: 'unreachable', isTimeout: false, countsOnce: true });
    expect(errorMessage(error as ApiFailure, 'en')).toMatch(
      /so we don’t know if this was saved\. .* It won’t be saved twice\.$/,
    );
    const read = errorMessage({ kind: 'unreachable', isTimeout: false }, 'en');
    expect(read).not.toContain('saved');
  });

  it('does not take over a token of another person', async () => {
    world = await enter((_, response) => {
      sendJson(response, 200, succeeded({ ...company, token: tokenWith({ sub: 'u2', exp: 4_000_000_000 }) }));
      return true;
    });
    await read(1);
    expect(selectSession(world.store.getState())).toBeNull();
  });

  it('is taken from storage where another tab has refreshed it meanwhile', async () => {
    world = await enter();
    const mine = selectSession(world.store.getState());
    if (mine === null) throw new Error('not signed in');
    world.sessionStore.write({ session: { ...mine, token: world.accepted }, original: null });
    const answer = await read(1);
    expect(answer.data?.total).toBe(0);
    expect(world.server.arrivedAt(REFRESH)).toHaveLength(0);
  });
});

describe('every call', () => {
  it('carries token, language and, for money, its key', async () => {
    world = await enter();
    await world.store.dispatch(refundsApi.endpoints.listRefunds.initiate({ query: {} }));
    await world.store.dispatch(
      refundsApi.endpoints.withdrawRefund.initiate({
        params: { id: '7' },
        body: { version: 1, reason: 'no' },
        idempotencyKey: 'k1',
      }),
    );
    const call = world.server.arrivedAt('/api/refunds/7/withdraw')[0];
    expect(call?.headers['idempotency-key']).toBe('k1');
    expect(call?.headers['accept-language']).toBe('en');
    expect(call?.token).toBe(world.accepted);
    expect(JSON.parse(call?.body ?? '')).toEqual({ version: 1, reason: 'no' });
  });

  it('of a visitor carries no token', async () => {
    world = await enter();
    const visitor = createTestBed({ url: world.server.url });
    await visitor.store.dispatch(programApi.endpoints.getProgram.initiate(undefined));
    expect(world.server.arrivedAt('/api/program')[0]?.token).toBeUndefined();
  });
});
