import type { Middleware } from '@reduxjs/toolkit';
import type { ActionLog } from '../../../src/actionLog/actionLog';
import { loggedAction, type LoggedAction } from '../../../src/actionLog/logFormat';
import { readLog } from '../../../src/actionLog/readLog';
import { createReplay } from '../../../src/actionLog/replay';
import { openCardPayment } from '../../../src/api/payments/openCardPayment';
import { reportsApi } from '../../../src/api/reports/filing';
import { refundsApi } from '../../../src/api/refunds/claims';
import { recordedCalls } from '../../../src/replay/log/recordedCalls';
import { sendJson, startApiServer, succeeded } from '../support/apiServer';
import { createTestBed } from '../support/testStore';
import { homeApi } from '../../../src/api/home';
import { alertRaised } from '../../../src/state/alerts';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { silenceRealm } from '../../../src/replay/stage/silenceRealm';
import { isAppState } from '../../../src/replay/stage/isAppState';
import { createStageStore } from '../../../src/replay/stage/stageStore';

const nothingRecorded = recordedCalls({ steps: [] })(0);

describe('the store of the stage', () => {
  const shown = wholeReducer(undefined, alertRaised('Saved', 'success'));

  it('shows the very state it is given, and nothing its screens dispatch changes it', () => {
    const store = createStageStore(shown, nothingRecorded);
    store.dispatch(alertRaised('Another', 'danger'));
    store.dispatch(sessionEnded('signed-out'));
    expect(store.getState()).toBe(shown);
  });

  it('lets a screen ask for what is not cached, sends nothing and stays as it is', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const store = createStageStore(shown, nothingRecorded);
    const asked = store.dispatch(homeApi.endpoints.getHome.initiate(undefined));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fetched).not.toHaveBeenCalled();
    expect(store.getState()).toBe(shown);
    asked.unsubscribe();
  });
});

describe('a form that waits for its draft, on the stage', () => {
  const content = {
    name: '',
    onlyEntries: [],
    knownUpTo: '',
    fiscalYear: 2026,
    reason: null,
    importerNumber: '',
    explanation: 'half done',
    certificateNumber: '',
    lines: [],
    pendingAtCustoms: [],
    applicant: { name: '', title: '', phone: '', email: '' },
    documentIds: [],
  };
  const draft = { content, documents: [], savedAt: '2026-04-14T13:30:00.000Z' };
  const asking = { forceRefetch: true, subscribe: false } as const;
  const initiate = () => refundsApi.endpoints.getRefundDraft.initiate({ params: { key: '7' } }, asking);
  const reportDraft = {
    fiscalYear: 2026,
    index: 3,
    lines: [],
    version: 2,
    savedAt: '2026-04-14T13:30:00.000Z',
    savedBy: { id: '4', name: 'Ida Sorenson' },
  };
  const initiateReport = () =>
    reportsApi.endpoints.getReportDraft.initiate({ query: { fiscalYear: '2026', index: '3' } }, asking);
  let log: ActionLog;

  beforeAll(async () => {
    const server = await startApiServer((call, response) => {
      if (call.path === '/api/refunds/drafts/7') sendJson(response, 200, succeeded(draft));
      else if (call.path.startsWith('/api/assessments/draft'))
        sendJson(response, 200, succeeded(reportDraft));
      else sendJson(response, 200, succeeded({ id: '9', clientSecret: 's', amount: '1.00', state: 'open' }));
    });
    const passed: LoggedAction[] = [];
    const recorder: Middleware = () => (next) => (action) => {
      passed.push(loggedAction.parse(action));
      return next(action);
    };
    const { store } = createTestBed({
      url: server.url,
      recorder: { first: () => (next) => next, last: recorder },
    });
    await store.dispatch(initiate());
    await store.dispatch(initiate());
    await store.dispatch(openCardPayment({ reportId: '7' }));
    await store.dispatch(initiateReport());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    const read = readLog(JSON.stringify(passed), SLICES);
    if (!read.ok) throw new Error(read.problem.kind);
    log = read.log;
  });

  const stepOf = (status: string, nth: number): number =>
    log.steps.flatMap((step, index) =>
      step.kind === 'action' && step.action.type === `api/executeQuery/${status}` ? [index + 1] : [],
    )[nth] ?? 0;

  function storeAt(step: number) {
    const state: unknown = createReplay(log, wholeReducer).stateAt(step);
    if (!isAppState(state)) throw new Error('no state of the application');
    return createStageStore(state, recordedCalls(log)(step));
  }

  const soon = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'));

  it('is answered as it was recorded, so that the form appears', async () => {
    for (const nth of [0, 1]) {
      const found = await Promise.race([storeAt(stepOf('fulfilled', nth)).dispatch(initiate()), soon()]);
      expect(found).toMatchObject({ status: 'fulfilled', data: draft });
    }
  });

  it('waits at a step at which it waited, also where an older answer was in the cache', async () => {
    for (const nth of [0, 1])
      expect(await Promise.race([storeAt(stepOf('pending', nth)).dispatch(initiate()), soon()])).toBe(
        'still waiting',
      );
  });

  it('is answered, too, where the answer left the cache as soon as it had arrived', async () => {
    const last = log.steps.at(-1);
    expect(last?.kind === 'action' ? last.action.type : '').toContain('removeQueryResult');
    const found = await Promise.race([storeAt(log.steps.length).dispatch(initiateReport()), soon()]);
    expect(found).toMatchObject({ status: 'fulfilled', data: reportDraft });
  });

  it('is answered without the secrets that no log has', async () => {
    const opened = storeAt(log.steps.length).dispatch(openCardPayment({ reportId: '7' }));
    expect(await Promise.race([opened, soon()])).toMatchObject({
      ok: true,
      value: { id: '9', amount: '1.00', state: 'open', clientSecret: 'secret' },
    });
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
