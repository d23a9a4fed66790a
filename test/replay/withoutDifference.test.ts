import { runInNewContext } from 'node:vm';
import type { ActionLog } from '../../src/actionLog/actionLog';
import type { AnyReducer } from '../../src/actionLog/logFormat';
import { readLog } from '../../src/actionLog/readLog';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { alertDismissed, alertRaised } from '../../src/state/alerts';
import { liveChanged } from '../../src/state/live';
import { themeChosen } from '../../src/state/preferences';
import { distinguishes, testSource } from '../../src/actionLog/findings/testSource';
import { isMet, readExpectation } from '../../src/actionLog/findings/expectation';
import { judge } from '../../src/actionLog/findings/judge';
import { readOptions } from '../../tools/replay/options';
import { stepName } from '../../src/actionLog/findings/finding';
import { shrink, type Shrunk } from '../../src/actionLog/findings/shrink';

const raised = (id: string) => ({ type: alertRaised.type, payload: { id, message: id, class: 'success' } });

function logOf(actions: readonly object[]): ActionLog {
  const read = readLog(JSON.stringify(actions), SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
}

const namesOf = (shrunk: Shrunk): readonly string[] =>
  shrunk.kind === 'shrunk'
    ? shrunk.steps.map((step) => {
        const payload = step.kind === 'action' ? step.action['payload'] : undefined;
        const id = typeof payload === 'object' && payload !== null && 'id' in payload ? payload.id : payload;
        return typeof id === 'string' ? `${stepName(step)} ${id}` : stepName(step);
      })
    : [];

describe('what should hold', () => {
  const state = {
    spinner: ['r1'],
    alerts: [{ class: 'danger' }],
    api: { queries: { 'getHome({"a":1.5})': { status: 'x' } } },
  };

  it.each([
    ['spinner.length=1', true],
    ['spinner.length=0', false],
    ['alerts.0.class=danger', true],
    ['alerts.0.class="danger"', true],
    ['session=null', true],
    [String.raw`api.queries["getHome({\"a\":1.5})"].status=x`, true],
  ])('%s is %s', (text, met) => {
    const expectation = readExpectation(text);
    expect(expectation === undefined ? 'unreadable' : isMet(state, expectation)).toBe(met);
  });

  it('is refused where it names no place or no value', () => {
    expect(readExpectation('spinner')).toBeUndefined();
    expect(readExpectation('=1')).toBeUndefined();
    expect(readOptions(['a.jsonl', '--expect', 'spinner'])).toBeUndefined();
    expect(readOptions(['a.jsonl', '--until', '0'])).toBeUndefined();
    expect(readOptions(['a.jsonl', '--until', '12', '--expect', 'alerts.length=0'])).toMatchObject({
      until: 12,
    });
  });
});

describe('an error that was recorded as it happened', () => {
  const log = logOf([
    { type: themeChosen.type, payload: 'dark' },
    ...['a', 'b', 'c'].map(raised),
    { type: alertDismissed.type, payload: 'a' },
    { type: alertDismissed.type, payload: 'c' },
  ]);
  const expectation = readExpectation('alerts.length=0');

  it('is found by what should hold, and shrinks to the steps that bring it about', () => {
    const { findings, verdict } = judge(log, wholeReducer, undefined, expectation);
    expect(verdict).toBe('differs');
    expect(findings).toEqual([expect.objectContaining({ kind: 'unexpected', step: 6, found: 1 })]);
    const shrunk = shrink(log, findings, wholeReducer, undefined);
    expect(namesOf(shrunk)).toEqual(['alerts/alertRaised b', 'alerts/alertDismissed c']);
  });

  it('becomes a test of just that', () => {
    const source = testSource({
      file: 'test/replay/x.test.ts',
      logFile: 'x.json',
      log,
      steps: log.steps,
      reducer: wholeReducer,
      expectation,
    });
    expect(source).toContain('expect(end).toHaveProperty(["alerts","length"], 0);');
    expect(source).not.toContain('cachedAnswers');
  });
});

describe('a wrong value', () => {
  const id = 'V1StGXR8_Z5jdHi6B-myT';
  const request = 'uLcZIatsEYvlCGhJ3e9Hq';
  const endpoint = { endpointName: 'getHome', queryCacheKey: 'getHome(undefined)', type: 'query' };
  const call = (requestStatus: string) => ({
    type: `api/executeQuery/${requestStatus}`,
    meta: { requestId: request, requestStatus, arg: { ...endpoint, subscribe: true } },
    ...(requestStatus === 'rejected' ? { error: { message: 'x' }, payload: { status: 404 } } : {}),
  });
  const noise = ['dark', 'light'].map((payload) => ({ type: themeChosen.type, payload }));
  const ignoring =
    (type: string): AnyReducer =>
    (state, action) =>
      action.type === type ? (state ?? {}) : wholeReducer(state, action);

  it.each([
    ['a message that stays', [raised(id), { type: alertDismissed.type, payload: id }], 'alerts.length=0'],
    ['a call that never ends', [call('pending'), call('rejected')], 'spinner.length=0'],
    [
      'a person who is still signed in',
      [
        { type: 'session/sessionRestored', payload: { token: '', companyId: '1' } },
        { type: 'session/sessionEnded', payload: 'signed-out' },
      ],
      'session=null',
    ],
  ])('is wrong on the build with the fault only: %s', (_, [first = {}, last = { type: '' }], expected) => {
    const log = logOf([...noise, first, ...noise, last]);
    const expectation = readExpectation(expected);
    const faulty = ignoring('type' in last ? last.type : '');
    const { findings } = judge(log, faulty, undefined, expectation);
    const shrunk = shrink(log, findings, faulty, undefined);
    if (shrunk.kind !== 'shrunk') throw new Error(shrunk.kind);
    expect(shrunk.steps).toEqual([log.steps[2], log.steps[5]]);
    expect(judge({ ...log, steps: shrunk.steps }, wholeReducer, undefined, expectation).findings).toEqual([]);
  });

  it('keeps a call whole though its end is not where the value is looked at', () => {
    const log = logOf([...noise, call('pending'), ...noise, call('rejected'), ...noise]);
    const faulty = ignoring('api/executeQuery/rejected');
    const { findings } = judge(log, faulty, undefined, readExpectation('spinner.length=0'));
    const shrunk = shrink(log, findings, faulty, undefined);
    expect(namesOf(shrunk)).toEqual(['getHome pending', 'getHome rejected', `${themeChosen.type} light`]);
  });
});

describe('a wrong value in an answer of somebody signed in', () => {
  it('keeps the sign-in, without which the steps would break a rule on every build', () => {
    const meta = {
      requestId: 'uLcZIatsEYvlCGhJ3e9Hq',
      requestStatus: 'fulfilled',
      fulfilledTimeStamp: 1,
      baseQueryMeta: {},
      arg: { type: 'query', endpointName: 'getHome', queryCacheKey: 'getHome(undefined)', subscribe: true },
    };
    const log = logOf([
      { type: themeChosen.type, payload: 'dark' },
      { type: 'session/sessionRestored', payload: { token: '', companyId: '1' } },
      {
        type: 'api/executeQuery/pending',
        meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1 },
      },
      { type: 'api/executeQuery/fulfilled', payload: { tasks: 3 }, meta },
    ]);
    const expectation = readExpectation('api.queries["getHome(undefined)"].data.tasks=4');
    const { findings } = judge(log, wholeReducer, undefined, expectation);
    const shrunk = shrink(log, findings, wholeReducer, undefined);
    expect(shrunk.kind === 'shrunk' ? shrunk.steps : []).toEqual(log.steps.slice(1));
  });
});

describe('something that should be there and is not', () => {
  const log = logOf([
    { type: themeChosen.type, payload: 'dark' },
    ...['a', 'b'].map((id) => ({ type: alertDismissed.type, payload: id })),
  ]);

  it('comes from no step, for it was so before the first one', () => {
    const { findings } = judge(log, wholeReducer, undefined, readExpectation('alerts.length=1'));
    expect(shrink(log, findings, wholeReducer, undefined)).toMatchObject({ kind: 'shrunk', steps: [] });
  });

  it('may be expected to be null', () => {
    expect(readExpectation('session=null')).toEqual({ path: ['session'], value: null });
  });
});

describe('a written test', () => {
  const emitted = (log: ActionLog, file = 'test/src/found.test.ts') => ({
    file,
    logFile: 'x.json',
    log,
    steps: log.steps,
    reducer: wholeReducer,
  });
  const without =
    (type: string): AnyReducer =>
    (state, action) =>
      action.type === type ? (state ?? {}) : wholeReducer(state, action);

  it.each([
    ['alerts', raised('a')],
    [
      'spinner',
      {
        type: 'api/executeQuery/pending',
        meta: {
          requestId: 'r',
          requestStatus: 'pending',
          arg: {
            type: 'query',
            endpointName: 'getHome',
            queryCacheKey: 'getHome(undefined)',
            subscribe: true,
          },
        },
      },
    ],
    ['live', liveChanged({ state: 'reconnecting', reason: 'lost', since: 1 })],
    ['sessionLimit', { type: 'sessionLimit/sessionLimitShared', payload: 900_000 }],
  ])('under test/src tells a build that forgets the %s from one that does not', (slice, action) => {
    const log = logOf([action]);
    expect(distinguishes(emitted(log), without(action.type))).toBe(true);
    expect(testSource(emitted(log))).toContain(`"${slice}":`);
  });

  it('that would pass with both builds is known before it is written', () => {
    const log = logOf([raised('a')]);
    expect(distinguishes(emitted(log), without(alertDismissed.type))).toBe(false);
  });

  it('holds what a file says as values and comments only, whatever it says', () => {
    const evil = '\nglobalThis.broken = true;//';
    const stop = '@answer 01234567890123@';
    const payload = {
      a: `x"${stop}`,
      '+(globalThis.broken=true),b': [0, ':'],
      c: stop,
      ['__proto__']: { d: 1 },
      e: '\u2028globalThis.broken = true;//',
    };
    const log = logOf([
      raised('a'),
      { type: `x/y${evil}`, payload },
      { type: 'x/\u2028z', payload: { long: 'l'.repeat(500) } },
    ]);
    const source = testSource({ ...emitted(log, 'test/replay/x.test.ts'), logFile: `x${evil}` });
    const lines = source.split(/[\n\r\u2028\u2029]/);
    expect(
      lines.filter((line) => line.includes('globalThis') && !/^ *(\/\/|\{|describe\()/.test(line)),
    ).toEqual([]);
    const written = lines.find((line) => line.startsWith('  {') && line.includes('x\\"@answer'));
    const step: unknown = runInNewContext(`(${written?.trim().replace(/,$/, '') ?? ''})`);
    expect(JSON.parse(JSON.stringify(step))).toMatchObject({
      action: { payload: { a: payload.a, c: stop, e: payload.e } },
    });
    expect(Reflect.get(globalThis, 'broken')).toBeUndefined();
  });

  it('has each long answer once', () => {
    const long = { rows: Array.from({ length: 200 }, (_, row) => ({ id: `row-${row}` })) };
    const call = (requestId: string, requestStatus: string) => ({
      type: `api/executeQuery/${requestStatus}`,
      payload: requestStatus === 'pending' ? undefined : long,
      meta: {
        requestId,
        requestStatus,
        fulfilledTimeStamp: 1,
        baseQueryMeta: {},
        arg: {
          type: 'query',
          endpointName: 'getHome',
          queryCacheKey: 'getHome(undefined)',
          subscribe: true,
          originalArgs: undefined,
        },
      },
    });
    const calls = ['1', '2', '3'].flatMap((id) => [call(id, 'pending'), call(id, 'fulfilled')]);
    const source = testSource(emitted(logOf(calls)));
    expect(source.split('row-199')).toHaveLength(2);
    expect(source.split('ANSWERS[').length).toBeGreaterThan(4);
  });
});
