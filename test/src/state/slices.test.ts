import { configureStore } from '@reduxjs/toolkit';
import {
  alertDismissed,
  alertPaused,
  alertRaised,
  alertResumed,
  alertsReducer,
  MAX_ALERTS,
} from '../../../src/state/alerts';
import {
  impersonationEnded,
  impersonationReducer,
  impersonationStarted,
} from '../../../src/state/impersonation';
import {
  batchProgressed,
  claimLeft,
  claimOpened,
  liveChanged,
  liveReducer,
  type LiveState,
  selectMustPoll,
  selectViewers,
  viewersChanged,
} from '../../../src/state/live';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { selectIsBusy, spinnerReducer } from '../../../src/state/spinner';

describe('alerts', () => {
  it('stack, each under its own id, although the text is the same', () => {
    const state = [alertRaised('one', 'success'), alertRaised('one', 'success')].reduce(alertsReducer, []);
    expect(new Set(state.map(({ id }) => id)).size).toBe(2);
    const rest = alertsReducer(state, alertDismissed(state[0]?.id ?? ''));
    expect(rest).toEqual([state[1]]);
  });

  it('are bounded under a flood, and the newest stay', () => {
    const raised = Array.from({ length: 1000 }, (_, at) => alertRaised(`message ${String(at)}`, 'success'));
    const state = raised.reduce(alertsReducer, []);
    expect(state).toHaveLength(MAX_ALERTS);
    expect(state.at(-1)?.message).toBe('message 999');
  });

  it('rest and go on', () => {
    const raised = alertRaised('one', 'danger');
    const paused = [raised, alertPaused(raised.payload.id)].reduce(alertsReducer, []);
    expect(paused[0]?.isPaused).toBe(true);
    expect(alertsReducer(paused, alertResumed(raised.payload.id))[0]?.isPaused).toBe(false);
  });

  it('of one person are not shown to the next', () => {
    expect(
      alertsReducer(
        [{ id: '1', message: 'Alder', class: 'success', isPaused: false }],
        sessionEnded('signed-out'),
      ),
    ).toEqual([]);
  });

  it('replay to the same state from the recorded actions', () => {
    const log = [alertRaised('one', 'danger'), alertRaised('two', 'success')];
    expect(log.reduce(alertsReducer, [])).toEqual(log.reduce(alertsReducer, []));
  });
});

describe('the spinner', () => {
  it('is busy until every request has ended, well or badly', () => {
    const meta = (id: string, requestStatus: string) => ({ requestId: id, requestStatus, arg: undefined });
    const store = configureStore({ reducer: { spinner: spinnerReducer } });
    store.dispatch({ type: 'api/executeQuery/pending', meta: meta('1', 'pending') });
    store.dispatch({ type: 'api/executeMutation/pending', meta: meta('2', 'pending') });
    store.dispatch({ type: 'api/executeQuery/fulfilled', meta: meta('1', 'fulfilled') });
    expect(selectIsBusy(store.getState())).toBe(true);
    store.dispatch({ type: 'api/executeMutation/rejected', meta: meta('2', 'rejected') });
    expect(selectIsBusy(store.getState())).toBe(false);
  });
});

describe('impersonation', () => {
  const company = (companyId: string) => ({
    companyId,
    isAssessmentPayer: true,
    isExempt: false,
    isRefundEligible: true,
  });
  const start = (from: string, to: string) =>
    impersonationStarted({ original: company(from), target: { ...company(to), companyName: to } });

  it('keeps the admin’s own company however often it is started', () => {
    expect([start('10', '20'), start('20', '30')].reduce(impersonationReducer, null)).toEqual(company('10'));
  });

  it('ends by itself when the session does', () => {
    expect([start('10', '20'), sessionEnded('signed-out')].reduce(impersonationReducer, null)).toBeNull();
    expect(
      [start('10', '20'), impersonationEnded({ original: company('10') })].reduce(impersonationReducer, null),
    ).toBeNull();
  });
});

describe('the live state', () => {
  it('keeps its beginning while it stays the same', () => {
    const once = liveReducer(undefined, liveChanged({ state: 'off', reason: 'unreachable', since: 5 }));
    const again = liveReducer(once, liveChanged({ state: 'off', reason: 'offline', since: 9 }));
    expect(again).toMatchObject({ state: 'off', reason: 'offline', since: 5 });
    expect(selectMustPoll({ live: again })).toBe(true);
    expect(
      selectMustPoll({
        live: liveReducer(again, liveChanged({ state: 'live', reason: 'started', since: 12 })),
      }),
    ).toBe(false);
  });

  it('keeps the progress of each file, and forgets it with the session', () => {
    const known = liveReducer(undefined, batchProgressed({ batchId: 'b', percent: 40, status: 'Parsing' }));
    expect(known.progress['b']?.percent).toBe(40);
    expect(liveReducer(known, sessionEnded('signed-out')).progress).toEqual({});
  });

  describe('has who else has a claim open', () => {
    const THOMAS = { id: '2', name: 'Thomas Whitford' };
    const changed = (state: LiveState) => liveChanged({ state, reason: 'started', since: 1 });
    const after = (...actions: readonly Parameters<typeof liveReducer>[1][]) => {
      const published = [
        changed('live'),
        claimOpened({ claimId: '7' }),
        viewersChanged({ claimId: '7', people: [THOMAS], more: 0 }),
      ];
      return selectViewers(
        {
          live: [...published, ...actions].reduce<ReturnType<typeof liveReducer>>(
            liveReducer,
            liveReducer(undefined, { type: '' }),
          ),
        },
        '7',
      ).people;
    };

    it('for as long as the connection is live', () => {
      expect(after()).toEqual([THOMAS]);
      expect(after(changed('live'))).toEqual([THOMAS]);
      for (const state of ['reconnecting', 'connecting', 'off', 'idle'] as const) {
        expect(after(changed(state))).toEqual([]);
        expect(after(changed(state), changed('live'))).toEqual([]);
      }
    });

    it('until it is left', () => {
      expect(after(claimLeft())).toEqual([]);
    });

    it('not from before it is opened again', () => {
      expect(after(claimOpened({ claimId: '7' }))).toEqual([]);
    });
  });
});
