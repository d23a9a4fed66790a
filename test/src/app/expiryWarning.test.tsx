import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { refreshSession } from '../../../src/api/base/api';
import { ExpiryWarning } from '../../../src/app/frame/ExpiryWarning';
import { createTranslation } from '../../../src/i18n/translation';
import { selectSession, sessionStarted } from '../../../src/state/session';
import { selectSessionLimit, sessionLimitShared } from '../../../src/state/sessionLimit';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const MINUTE = 60_000;
const HALF_DAY = 12 * 60 * MINUTE;
const company = {
  companyId: '20',
  companyName: 'Alder Imports',
  isAssessmentPayer: false,
  isExempt: false,
  isRefundEligible: true,
};

const REFRESH = '/api/Authenticate/refreshtoken';

/** The server as this browser sees it: it answers calls, refuses them, or is away. */
const answers = { refresh: 'given' as 'given' | 'refused' | 'away' | 'slow' | 'hangs' };
const calls: string[] = [];

const reply = (status: number, data: unknown): Response =>
  new Response(JSON.stringify({ succeeded: status < 300, message: 'No.', data, errors: [] }), {
    status,
    headers: { 'content-type': 'application/json', date: new Date().toUTCString() },
  });

const answering: typeof fetch = (input) => {
  const address = typeof input === 'string' ? input : '';
  const { pathname, search } = new URL(address);
  calls.push(pathname + search);
  if (address.endsWith('/sessions'))
    return Promise.resolve(
      reply(200, [
        {
          id: 's1',
          startedAt: new Date().toISOString(),
          lastUsedAt: new Date().toISOString(),
          isRemembered: false,
          userAgent: '',
          address: null,
          secondsLeft: 600,
          isThisOne: true,
        },
      ]),
    );
  if (answers.refresh === 'away') return Promise.reject(new TypeError('Failed to fetch'));
  if (answers.refresh === 'slow')
    return new Promise((_, reject) => {
      setTimeout(() => {
        reject(new TypeError('Failed to fetch'));
      }, 5_000);
    });
  if (answers.refresh === 'hangs') return new Promise(() => undefined);
  if (answers.refresh === 'refused') return Promise.resolve(reply(401, null));
  const idleMs = 1_000 * Number(new URLSearchParams(search).get('idleSeconds') ?? '0');
  const sessionEndsAt = new Date(Date.now() - idleMs + HALF_DAY).toISOString();
  return Promise.resolve(
    reply(200, { ...company, token: tokenWith({ sub: 'u1', exp: 4e9 }), sessionEndsAt }),
  );
};

const refreshes = () => calls.filter((path) => path.startsWith(REFRESH)).length;

/** Nobody does anything unless a test says so. */
const desk = { lastActive: 0 };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') });
  answers.refresh = 'given';
  calls.length = 0;
  desk.lastActive = Date.now();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  jest.useRealTimers();
});

/** In steps of a second: what a timer sets off is on the page before the next one is due. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 1_000)
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(left, 1_000));
    });
}

/** A machine that sleeps: its clock goes on, its timers do not. */
const sleep = async (ms: number): Promise<void> => {
  jest.setSystemTime(Date.now() + ms);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
};

async function enter(endsIn: number | null): Promise<TestBed> {
  const bed = createTestBed({
    url: 'http://portal.test',
    fetch: answering,
    activity: { last: () => desk.lastActive, noticed: () => undefined, onActive: () => undefined },
  });
  bed.store.dispatch(
    sessionStarted({ ...company, token: tokenWith({ sub: 'u1', exp: 4e9 }) }, false, {
      clientNow: Date.now(),
      serverNow: undefined,
    }),
  );
  if (endsIn !== null) bed.store.dispatch(sessionLimitShared(Date.now() + endsIn));
  const engine = await createTranslation('en');
  render(
    <Provider store={bed.store}>
      <I18nextProvider i18n={engine}>
        <ExpiryWarning />
      </I18nextProvider>
    </Provider>,
  );
  await pass(0);
  return bed;
}

const press = (name: string): void => {
  desk.lastActive = Date.now();
  fireEvent.click(screen.getByRole('button', { name }));
};
const isWarned = () => screen.queryByText('Your session is about to expire') !== null;

describe('32 the warning before an unused session ends', () => {
  it('comes at least 150 seconds before, and one press stays', async () => {
    const bed = await enter(10 * MINUTE);
    await pass(7 * MINUTE);
    expect(isWarned()).toBe(false);
    await pass(30_000);
    expect(isWarned()).toBe(true);
    expect(screen.getByText(/sign you out in 150 seconds/)).toBeInTheDocument();
    press('Stay signed in');
    await pass(0);
    expect(isWarned()).toBe(false);
    expect(calls).toEqual([REFRESH]);
    expect(selectSessionLimit(bed.store.getState())).toBe(Date.now() + HALF_DAY);
  });

  it('asks the server at the end, whose word counts: a session used elsewhere goes on', async () => {
    const bed = await enter(10 * MINUTE);
    await pass(10 * MINUTE + 1_000);
    expect(refreshes()).toBe(1);
    expect(isWarned()).toBe(false);
    expect(selectSession(bed.store.getState())).not.toBeNull();
  });

  it('gives way to the sign-in page when the server has ended it, with the way back to the same place', async () => {
    const bed = await enter(10 * MINUTE);
    answers.refresh = 'refused';
    await pass(10 * MINUTE + 1_000);
    expect(selectSession(bed.store.getState())).toBeNull();
    expect(bed.left).toEqual(['refused']);
    expect(isWarned()).toBe(false);
  });

  it('says so when the server cannot be reached, and ends nothing by itself', async () => {
    const bed = await enter(10 * MINUTE);
    await pass(8 * MINUTE);
    answers.refresh = 'away';
    press('Stay signed in');
    await pass(0);
    expect(screen.getByText(/can’t reach the portal right now/)).toBeInTheDocument();
    await pass(3 * MINUTE);
    expect(selectSession(bed.store.getState())).not.toBeNull();
    answers.refresh = 'given';
    press('Stay signed in');
    await pass(0);
    expect(isWarned()).toBe(false);
  });

  it('signs out on request', async () => {
    const bed = await enter(MINUTE);
    press('Sign out now');
    expect(bed.left).toEqual(['signed-out']);
  });
});

describe('32 a session renewed without a person', () => {
  it('says for how long nobody was there, and is warned of and ended all the same', async () => {
    const bed = await enter(10 * MINUTE);
    desk.lastActive = Date.now() + 10 * MINUTE - HALF_DAY;
    for (let renewal = 1; renewal <= 2; renewal += 1) {
      await pass(3 * MINUTE);
      const token = selectSession(bed.store.getState())?.token ?? '';
      await act(async () => {
        await bed.store.dispatch(refreshSession(token));
      });
    }
    expect(calls).toEqual([`${REFRESH}?idleSeconds=42780`, `${REFRESH}?idleSeconds=42960`]);
    await pass(2 * MINUTE);
    expect(isWarned()).toBe(true);
    answers.refresh = 'refused';
    await pass(3 * MINUTE);
    expect(bed.left).toEqual(['refused']);
  });

  it('does not swallow a press to stay that comes while it is under way', async () => {
    const bed = await enter(2 * MINUTE);
    desk.lastActive = Date.now() - 10 * MINUTE;
    await pass(1_000);
    expect(isWarned()).toBe(true);
    answers.refresh = 'slow';
    const unasked = bed.store.dispatch(refreshSession(selectSession(bed.store.getState())?.token ?? ''));
    answers.refresh = 'given';
    press('Stay signed in');
    await pass(6_000);
    expect(await unasked).toBe('unavailable');
    expect(calls).toEqual([`${REFRESH}?idleSeconds=601`, REFRESH]);
    expect(isWarned()).toBe(false);
  });

  it('is not warned of while somebody works: the server hears of it once, without a word', async () => {
    const bed = await enter(10 * MINUTE);
    await pass(7 * MINUTE);
    desk.lastActive = Date.now();
    await pass(30_000);
    expect(isWarned()).toBe(false);
    expect(calls).toEqual([REFRESH]);
    expect(selectSessionLimit(bed.store.getState())).toBeGreaterThan(Date.now() + HALF_DAY - MINUTE);
  });

  it('is warned of in time when the server does not answer somebody who works', async () => {
    await enter(10 * MINUTE);
    answers.refresh = 'hangs';
    await pass(7 * MINUTE);
    desk.lastActive = Date.now();
    await pass(30_000);
    expect(isWarned()).toBe(true);
  });
});

describe('a sleeping laptop', () => {
  it('is warned in the moment it wakes near the end', async () => {
    await enter(10 * 60 * MINUTE);
    await sleep(10 * 60 * MINUTE - 100_000);
    expect(isWarned()).toBe(true);
  });

  it('asks the server in the moment it wakes after the end', async () => {
    await enter(HALF_DAY);
    answers.refresh = 'refused';
    await sleep(14 * 60 * MINUTE);
    await pass(0);
    expect(refreshes()).toBe(1);
    expect(isWarned()).toBe(false);
  });
});

describe('after a reload', () => {
  it('the end is learned without using the session, and warned of', async () => {
    await enter(null);
    await pass(5_000);
    expect(calls).toEqual(['/api/account/sessions']);
    await pass(7 * MINUTE);
    expect(isWarned()).toBe(false);
    await pass(30_000);
    expect(isWarned()).toBe(true);
    expect(refreshes()).toBe(0);
  });
});
