import {
  alertDismissed,
  alertPaused,
  alertRaised,
  alertResumed,
  selectAlerts,
} from '../../../src/state/alerts';
import { navigated } from '../../../src/state/navigation';
import { createTestBed } from '../support/testStore';

const bed = () => {
  const { store, clock } = createTestBed();
  return {
    clock,
    raise: (text: string) => store.dispatch(alertRaised(text, 'success')).payload.id,
    act: store.dispatch,
    shown: () => selectAlerts(store.getState()).map(({ message }) => message),
  };
};

describe('an alert', () => {
  it('dismisses itself after ten seconds', async () => {
    const { clock, raise, shown } = bed();
    raise('A');
    await clock.pass(9_999);
    expect(shown()).toEqual(['A']);
    await clock.pass(1);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['A', 'B'],
    ['same', 'same'],
  ])('H55 raised eight seconds after another has its own ten (%s, %s)', async (first, second) => {
    const { clock, raise, shown } = bed();
    raise(first);
    await clock.pass(8_000);
    raise(second);
    await clock.pass(9_500);
    expect(shown()).toEqual([second]);
    await clock.pass(1_000);
    expect(shown()).toEqual([]);
  });

  it('H106 rests while it is read, then has its full time again', async () => {
    const { clock, raise, act, shown } = bed();
    const id = raise('A');
    await clock.pass(6_000);
    act(alertPaused(id));
    await clock.pass(60_000);
    expect(shown()).toEqual(['A']);
    act(alertResumed(id));
    await clock.pass(9_999);
    expect(shown()).toEqual(['A']);
    await clock.pass(1);
    expect(shown()).toEqual([]);
  });

  it('of a page that is left does not stay over the next one; a new one goes along, and a failure stays', async () => {
    const { clock, raise, act, shown } = bed();
    const go = (pathname: string, query = {}) => act(navigated({ pathname, query }));
    go('/refunds/create');
    raise('2 lines added');
    act(alertRaised('failed', 'danger'));
    await clock.pass(3_000);
    go('/refunds/create', { step: 'evidence' });
    expect(shown()).toEqual(['2 lines added', 'failed']);
    raise('submitted');
    go('/refunds');
    expect(shown()).toEqual(['failed', 'submitted']);
  });

  it('dismissed by hand leaves no timer behind', () => {
    const { clock, raise, act } = bed();
    const before = clock.pending();
    act(alertDismissed(raise('A')));
    expect(clock.pending()).toBe(before);
  });

  it('of a flood leaves as many timers as are shown', () => {
    const { clock, raise, shown } = bed();
    const before = clock.pending();
    for (let at = 0; at < 1_000; at += 1) raise(String(at));
    expect(clock.pending() - before).toBe(shown().length);
  });
});
