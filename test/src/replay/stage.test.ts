import { homeApi } from '../../../src/api/home';
import { alertRaised } from '../../../src/state/alerts';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { wholeReducer } from '../../../src/app/wholeReducer';
import { silenceRealm } from '../../../src/replay/stage/silenceRealm';
import { isAppState } from '../../../src/replay/stage/isAppState';
import { createStageStore, stateShown } from '../../../src/replay/stage/stageStore';

describe('the store of the stage', () => {
  const shown = wholeReducer(undefined, alertRaised('Saved', 'success'));

  it('shows the very state it is given, and nothing its screens dispatch changes it', () => {
    const store = createStageStore();
    store.dispatch(stateShown(shown));
    store.dispatch(alertRaised('Another', 'danger'));
    store.dispatch(sessionEnded('signed-out'));
    expect(store.getState()).toBe(shown);
  });

  it('lets a screen ask for what is not cached, sends nothing and stays as it is', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const store = createStageStore();
    store.dispatch(stateShown(shown));
    const asked = store.dispatch(homeApi.endpoints.getHome.initiate(undefined));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fetched).not.toHaveBeenCalled();
    expect(store.getState()).toBe(shown);
    asked.unsubscribe();
  });
});

it('a state without this application’s slices is not put on the stage', () => {
  expect(isAppState(wholeReducer(undefined, { type: '@@INIT' }))).toBe(true);
  expect(isAppState({ counter: 1 })).toBe(false);
  expect(isAppState(null)).toBe(false);
});

describe('the window of the stage', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const realm = frame.contentWindow as (Window & typeof globalThis) | null;
  if (realm === null) throw new Error('no window');
  silenceRealm(realm, () => 86_400_000);

  it('has no way out: calls wait for ever, sockets and requests cannot be made, nothing is stored', async () => {
    const answer = realm.fetch('/api/admin').then(() => 'answered');
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'silent'));
    expect(await Promise.race([answer, soon])).toBe('silent');
    expect(() => new realm.WebSocket('ws://127.0.0.1/')).toThrow('nothing leaves a replay');
    expect(() => new realm.XMLHttpRequest()).toThrow('nothing leaves a replay');
    expect([realm.localStorage, realm.sessionStorage, realm.indexedDB]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(realm.navigator.sendBeacon('/', '')).toBe(false);
  });

  it('lives in the replayed moment and still knows every other day', () => {
    expect(new realm.Date().toISOString()).toBe('1970-01-02T00:00:00.000Z');
    expect(realm.Date.now()).toBe(86_400_000);
    expect(new realm.Date('2026-01-31T00:00:00Z').getTime()).toBe(Date.UTC(2026, 0, 31));
    expect(new realm.Date(2026, 0, 31, 12).getDate()).toBe(31);
    expect(new realm.Date() instanceof realm.Date).toBe(true);
  });
});
