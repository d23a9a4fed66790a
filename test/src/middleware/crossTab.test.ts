import type { Session } from '../../../contract/entities/session';
import type { Activity } from '../../../src/browser/activity';
import { companyListApi } from '../../../src/api/companies/list';
import type { TabActivity, TabChannel, TabSessionLimit } from '../../../src/browser/tabs';
import { refreshSession } from '../../../src/api/base/api';
import { signIn as signInWith } from '../../../src/api/identity/signIn';
import { impersonationEnded, impersonationStarted } from '../../../src/state/impersonation';
import {
  connectionIdLearned,
  selectSession,
  sessionStarted,
  tokenRefreshed,
} from '../../../src/state/session';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { selectSessionLimit, sessionLimitLearned } from '../../../src/state/sessionLimit';
import { sendJson, startApiServer, succeeded } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const company = {
  companyId: '20',
  companyName: 'Alder Imports',
  isAssessmentPayer: false,
  isExempt: false,
  isRefundEligible: true,
};
const received = { clientNow: 0, serverNow: undefined };

const ownCompany = { companyId: '20', isAssessmentPayer: false, isExempt: false, isRefundEligible: true };
const birch = {
  companyId: '30',
  companyName: 'Birch',
  isAssessmentPayer: true,
  isExempt: true,
  isRefundEligible: false,
};

/** Two tabs of one browser: one local storage, its change told to the other tab, and one channel. */
function twoTabs(...assignees: readonly Pick<Desk, 'activity'>[]): readonly [TestBed, TestBed] {
  const local = window.localStorage;
  local.clear();
  const listeners: (() => void)[] = [];
  const limits: ((limit: TabSessionLimit) => void)[] = [];
  const activities: ((activity: TabActivity) => void)[] = [];
  const channelOf = (own: number): TabChannel => ({
    announceSignedOut: () => {
      listeners.forEach((listener, at) => {
        if (at !== own) listener();
      });
    },
    onSignedOut: (listener) => listeners.push(listener),
    announceSessionLimit: (limit) => {
      limits.forEach((listener, at) => {
        if (at !== own) listener(limit);
      });
    },
    onSessionLimit: (listener) => limits.push(listener),
    announceActive: (activity) => {
      activities.forEach((listener, at) => {
        if (at !== own) listener(activity);
      });
    },
    onActive: (listener) => activities.push(listener),
  });
  const first = createTestBed({ local, tabs: channelOf(0), ...assignees[0] });
  const second = createTestBed({ local, tabs: channelOf(1), ...assignees[1] });
  return [first, second];
}

interface Desk {
  readonly activity: Activity;
  readonly act: (at: number) => void;
}

/** A page somebody may be active on. */
function desk(): Desk {
  let last = 0;
  const listeners: ((at: number) => void)[] = [];
  return {
    activity: {
      last: () => last,
      noticed: (at) => {
        last = at;
      },
      onActive: (listener) => listeners.push(listener),
    },
    act: (at) => {
      for (const listener of listeners) listener(at);
    },
  };
}

/** The browser tells the other tabs of a change in local storage with this event. */
const fireStorage = (bed: TestBed): void => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth', storageArea: bed.local }));
};

const signIn = (bed: TestBed, sub: string, rememberMe: boolean, companyId = '20'): void => {
  bed.store.dispatch(
    sessionStarted(
      { ...company, companyId, token: tokenWith({ sub, exp: 4_000_000_000 }) },
      rememberMe,
      received,
    ),
  );
};

const current = (bed: TestBed): Session | null => selectSession(bed.store.getState());

describe('two tabs of one browser', () => {
  it.each([true, false])('H19 sign out together (remembered: %s)', (rememberMe) => {
    const [first, second] = twoTabs();
    signIn(first, 'a', rememberMe);
    signIn(second, 'a', rememberMe);
    first.store.dispatch(sessionEnded('signed-out'));
    expect(current(second)).toBeNull();
    expect(second.left).toEqual(['elsewhere']);
    expect([first.local.length, first.tab.length, second.tab.length]).toEqual([0, 0, 0]);
  });

  it('H19 never mix two people: another one’s sign-in ends the first one’s session', () => {
    const [first, second] = twoTabs();
    signIn(second, 'a', true);
    signIn(first, 'b', true, '30');
    fireStorage(second);
    expect(current(second)).toMatchObject({ companyId: '30', token: current(first)?.token });
    expect(first.sessionStore.read()?.session.token).toBe(current(first)?.token);
    expect(second.left).toEqual(['elsewhere']);
  });

  it('share a token that one of them refreshed, each keeping its own connection', () => {
    const [first, second] = twoTabs();
    signIn(first, 'a', true);
    signIn(second, 'a', true);
    const token = tokenWith({ sub: 'a', exp: 4_000_000_000 });
    first.store.dispatch(tokenRefreshed(token, received));
    fireStorage(second);
    expect(current(second)?.token).toBe(token);
    expect(second.left).toEqual([]);
  });

  it('write nothing back of what another tab has put into storage', () => {
    const [first, second] = twoTabs();
    signIn(first, 'a', true);
    signIn(second, 'a', true);
    first.store.dispatch(tokenRefreshed(tokenWith({ sub: 'a', exp: 4_000_000_000 }), received));
    const stored = first.local.getItem('auth');
    const written = jest.spyOn(Storage.prototype, 'setItem');
    fireStorage(second);
    expect(written).not.toHaveBeenCalled();
    expect(first.local.getItem('auth')).toBe(stored);
  });

  it('32 know of each other’s use: a session used in one tab is not warned of in the other', () => {
    const [first, second] = twoTabs();
    for (const bed of [first, second])
      bed.store.dispatch(
        sessionStarted({ ...company, token: tokenWith({ sub: 'a', sid: 's1' }) }, false, received),
      );
    first.store.dispatch(sessionLimitLearned({ endsAt: '1970-01-01T00:01:40Z', clientNow: 0, serverNow: 0 }));
    expect(selectSessionLimit(second.store.getState())).toBe(100_000);
  });

  it('32 know nothing of the end of a session that is not theirs', () => {
    const [first, second] = twoTabs();
    for (const [bed, sid] of [
      [first, 's1'],
      [second, 's2'],
    ] as const)
      bed.store.dispatch(
        sessionStarted({ ...company, token: tokenWith({ sub: 'a', sid }) }, false, received),
      );
    first.store.dispatch(sessionLimitLearned({ endsAt: '1970-01-01T00:01:40Z', clientNow: 0, serverNow: 0 }));
    expect(selectSessionLimit(second.store.getState())).toBeNull();
  });

  it('32 know that somebody is active in the other, if it is their session', () => {
    const [here, there] = [desk(), desk()];
    const [first, second] = twoTabs(here, there);
    const enter = (bed: TestBed, sid: string) =>
      bed.store.dispatch(
        sessionStarted({ ...company, token: tokenWith({ sub: 'a', sid }) }, false, received),
      );
    here.act(1_000);
    expect(there.activity.last()).toBe(0);
    enter(first, 's1');
    enter(second, 's2');
    here.act(2_000);
    expect(there.activity.last()).toBe(0);
    enter(second, 's1');
    here.act(3_000);
    expect(there.activity.last()).toBe(3_000);
    expect(here.activity.last()).toBe(0);
  });

  it('leave a session that is not remembered to its own tab', () => {
    const [first, second] = twoTabs();
    signIn(second, 'a', false);
    signIn(first, 'b', true);
    fireStorage(second);
    expect(current(second)?.companyId).toBe('20');
    expect(second.left).toEqual([]);
  });

  it('leave another tab’s remembered session alone, whatever becomes of one that is not remembered', () => {
    const [first, second] = twoTabs();
    signIn(second, 'a', false);
    signIn(first, 'b', true, '30');
    const stored = first.local.getItem('auth');
    const token = tokenWith({ sub: 'a', exp: 4_000_000_001 });
    second.store.dispatch(tokenRefreshed(token, received));
    second.store.dispatch(connectionIdLearned('c7'));
    expect(first.local.getItem('auth')).toBe(stored);
    const reloaded = createTestBed({ local: second.local, tab: second.tab });
    expect(current(reloaded)).toMatchObject({ token, companyId: '20' });
    second.store.dispatch(sessionEnded('refused'));
    expect(second.tab.length).toBe(0);
    expect(first.local.getItem('auth')).toBe(stored);
  });

  it('bring nothing back that a sign-out has emptied, nor give another person the own connection', () => {
    const [first, second] = twoTabs();
    signIn(first, 'a', true);
    signIn(second, 'a', true);
    second.local.clear();
    second.store.dispatch(connectionIdLearned('c1'));
    expect(second.local.getItem('auth')).toBeNull();
    signIn(first, 'b', true, '30');
    const stored = first.local.getItem('auth');
    second.store.dispatch(connectionIdLearned('c2'));
    expect(first.local.getItem('auth')).toBe(stored);
  });

  it('H17 act for the same company: begun, renewed and ended in one tab, it is so in the other', () => {
    const [first, second] = twoTabs();
    signIn(first, 'a', true);
    signIn(second, 'a', true);
    first.store.dispatch(sessionStarted({ ...company, token: current(second)?.token ?? '' }, true, received));
    first.store.dispatch(impersonationStarted({ original: ownCompany, target: birch }));
    fireStorage(second);
    expect(current(second)).toMatchObject(birch);
    expect(second.store.getState().impersonation).toEqual(ownCompany);

    const token = tokenWith({ sub: 'a', exp: 4_000_000_002 });
    second.store.dispatch(tokenRefreshed(token, received));
    fireStorage(first);
    expect(current(first)).toMatchObject({ ...birch, token });
    expect(first.store.getState().impersonation).toEqual(ownCompany);

    second.store.dispatch(impersonationEnded({ original: ownCompany }));
    fireStorage(first);
    expect(current(first)).toMatchObject({ ...ownCompany, companyName: '', token });
    expect(first.store.getState().impersonation).toBeNull();
    expect([...first.left, ...second.left]).toEqual([]);
  });

  it('H17 take the company over with a token that the other has renewed before it could tell', async () => {
    const [first, second] = twoTabs();
    signIn(first, 'a', true);
    fireStorage(second);
    const tried = current(second)?.token ?? '';
    first.store.dispatch(impersonationStarted({ original: ownCompany, target: birch }));
    first.store.dispatch(tokenRefreshed(tokenWith({ sub: 'a', exp: 4_000_000_003 }), received));
    expect(await second.store.dispatch(refreshSession(tried))).toBe('refreshed');
    expect(current(second)).toMatchObject(birch);
    expect(second.store.getState().impersonation).toEqual(ownCompany);
  });
});

describe('a sign-in at a form that stood open while another tab signed in', () => {
  it('begins without the other’s company, connection and caches', async () => {
    const token = tokenWith({ sub: 'b', exp: 4_000_000_000 });
    const server = await startApiServer((_, response) => {
      sendJson(response, 200, succeeded({ ...company, token }));
    });
    const other = createTestBed();
    signIn(other, 'a', true);
    other.store.dispatch(impersonationStarted({ original: ownCompany, target: birch }));
    const bed = createTestBed({ url: server.url, local: other.local });
    expect(bed.store.getState().impersonation).toEqual(ownCompany);
    const outcome = await bed.store.dispatch(
      signInWith({ email: 'b@x.example', password: 'p', rememberMe: true }),
    );
    expect(outcome).toEqual({ kind: 'signed-in' });
    expect(current(bed)).toMatchObject({ token, companyId: '20' });
    expect(bed.store.getState().impersonation).toBeNull();
    expect(bed.sessionStore.read()).toMatchObject({ session: { token }, original: null });
    await server.close();
  });
});

describe('the caches', () => {
  it('H04 hold nothing of one person for the next, answers on their way included', async () => {
    const server = await startApiServer(async (call, response) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      sendJson(
        response,
        200,
        succeeded(call.path.startsWith('/api/admin/companies/names') ? [{ id: '1', name: 'Alder' }] : null),
      );
    });
    const bed = createTestBed({ url: server.url });
    signIn(bed, 'a', true);
    const slow = bed.store.dispatch(companyListApi.endpoints.findCompanies.initiate({ query: { q: 'Al' } }));
    bed.store.dispatch(sessionEnded('signed-out'));
    signIn(bed, 'b', true, '30');
    await Promise.allSettled([slow]);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(JSON.stringify(bed.store.getState().api)).not.toContain('Alder');
    await server.close();
  });

  it('are dropped when an admin begins to act for a company', async () => {
    const server = await startApiServer((_, response) => {
      sendJson(response, 200, succeeded([{ id: '1', name: 'Alder' }]));
    });
    const bed = createTestBed({ url: server.url });
    signIn(bed, 'a', true);
    await bed.store.dispatch(companyListApi.endpoints.findCompanies.initiate({ query: { q: 'Al' } }));
    expect(JSON.stringify(bed.store.getState().api)).toContain('Alder');
    bed.store.dispatch(impersonationStarted({ original: ownCompany, target: birch }));
    expect(JSON.stringify(bed.store.getState().api)).not.toContain('Alder');
    await server.close();
  });

  it('H17 outlive a reload: company, name and flags of the one acted for, and the way back', () => {
    const bed = createTestBed();
    signIn(bed, 'a', true);
    bed.store.dispatch(impersonationStarted({ original: ownCompany, target: birch }));
    const reloaded = createTestBed({ local: bed.local, tab: bed.tab });
    expect(selectSession(reloaded.store.getState())).toMatchObject(birch);
    expect(reloaded.store.getState().impersonation).toEqual(ownCompany);
  });
});
