import type { ActionLog } from '../../../src/actionLog/actionLog';
import { readLog } from '../../../src/actionLog/readLog';
import { filterRows, indexOfStep, NO_FILTER } from '../../../src/replay/log/filter';
import { marksOf, nextOf, recordedMarks } from '../../../src/replay/log/marks';
import { openFile } from '../../../src/replay/log/openedLog';
import { placeAt, placesOf } from '../../../src/replay/log/places';
import { rowsOf } from '../../../src/replay/log/row';
import { atOnce } from '../../../src/actionLog/stepwise';
import { SLICES } from '../../../src/app/wholeReducer';
import { alertRaised } from '../../../src/state/alerts';
import { liveChanged } from '../../../src/state/live';
import { navigated } from '../../../src/state/navigation';

const call = (requestStatus: string, more: object = {}) => ({
  type: `api/executeQuery/${requestStatus}`,
  meta: { requestStatus, requestId: 'r', arg: { type: 'query', endpointName: 'listRefunds' }, ...more },
});

const ACTIONS = [
  { type: 'app/started' },
  navigated({ pathname: '/refunds', query: { q: 'oak & pine', page: '2' } }),
  call('pending'),
  call('rejected', { condition: true }),
  call('rejected'),
  alertRaised('<b>Lost</b> for good', 'danger'),
  liveChanged({ state: 'off', reason: 'lost', since: 1 }),
  navigated({ pathname: '/home', query: {} }),
];

function logOf(actions: readonly object[]): ActionLog {
  const read = readLog(JSON.stringify(actions), SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
}

const log = logOf(ACTIONS);
const rows = atOnce(rowsOf(log.steps));
const nothingFound = { differences: [], breaches: [], failures: [], compared: 0 };

describe('the rows of a log', () => {
  it('name calls by what they are, messages by their words, navigations by their address', () => {
    expect(rows.map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
      ['other', 'app/started', ''],
      ['navigation', 'app/navigated', '/refunds?q=oak+%26+pine&page=2'],
      ['call', 'listRefunds pending', ''],
      ['call', 'listRefunds rejected', ''],
      ['call', 'listRefunds rejected', ''],
      ['alert', 'alerts/alertRaised', 'Lost for good'],
      ['live', 'live/liveChanged', ''],
      ['navigation', 'app/navigated', '/home'],
    ]);
  });

  it('tell a failed call from one that was answered by the cache', () => {
    expect(rows.filter(({ isFailure }) => isFailure).map(({ number }) => number)).toEqual([5, 6]);
  });

  it('say what a person did, and count a form that was refused as an error', () => {
    const found = atOnce(
      rowsOf(
        logOf([
          { type: 'screen/pressed', payload: { name: 'Continue' } },
          {
            type: 'screen/controlsChanged',
            payload: {
              '#name': { kind: 'text', length: 3 },
              'main 0 form 0': { kind: 'refused', said: 'A document is missing.' },
            },
          },
          {
            type: 'screen/controlsChanged',
            payload: { 'main 0 select 1': { kind: 'choice', at: 1 }, '#name': null },
          },
          { type: 'screen/dialogOpened', payload: { title: 'Reject claim' } },
        ]).steps,
      ),
    );
    expect(found.map(({ kind, detail, isFailure }) => [kind, detail, isFailure])).toEqual([
      ['screen', 'Continue', false],
      ['screen', 'A document is missing.', true],
      ['screen', 'select, name', false],
      ['screen', 'Reject claim', false],
    ]);
  });

  it('say why a sign-in came to nothing, though its call was answered', () => {
    const refused = { ...call('fulfilled'), payload: { kind: 'refused', message: 'Not right.' } };
    const found = atOnce(rowsOf(logOf([refused, { ...refused, payload: { kind: 'signed-in' } }]).steps));
    expect(found.map(({ detail, isFailure }) => [detail, isFailure])).toEqual([
      ['Not right.', true],
      ['', false],
    ]);
  });
});

describe('the filter', () => {
  const marks = marksOf(recordedMarks(log, rows), nothingFound);
  const numbers = (change: object) =>
    filterRows(rows, log.steps, { ...NO_FILTER, ...change }, marks).map(({ number }) => number);

  it('takes every word, in name, message or number', () => {
    expect(numbers({ text: 'REFUNDS rej' })).toEqual([4, 5]);
    expect(numbers({ text: 'lost' })).toEqual([6, 7]);
    expect(numbers({ text: '7' })).toEqual([7]);
  });

  it('takes any of the chosen kinds, and only marked steps where asked', () => {
    expect(numbers({ kinds: new Set(['alert', 'live']) })).toEqual([6, 7]);
    expect(numbers({ marked: true, kinds: new Set(['call']) })).toEqual([5]);
  });

  it('takes what a step carries, the failure’s reference, and the part of the state that it changed', () => {
    const steps = logOf([
      { type: 'one', payload: { sum: '4,443.91' } },
      { ...call('rejected'), payload: { kind: 'refused', reference: 'REF-7Q2' } },
      { type: 'three' },
    ]).steps.map((step, index) => (index === 2 ? { ...step, slices: { spinner: '00000000000000' } } : step));
    const all = atOnce(rowsOf(steps));
    const found = (text: string) =>
      filterRows(all, steps, { ...NO_FILTER, text }, marks).map(({ number }) => number);
    expect(found('4,443.91')).toEqual([1]);
    expect(found('ref-7q2')).toEqual([2]);
    expect(all[1]?.detail).toBe('REF-7Q2');
    expect(found('spinner')).toEqual([3]);
    expect(found('nowhere')).toEqual([]);
  });

  it('gives the very same rows while nothing is filtered', () => {
    expect(filterRows(rows, log.steps, NO_FILTER, marks)).toBe(rows);
  });

  it('finds the shown row at or before a step', () => {
    const shown = filterRows(rows, log.steps, { ...NO_FILTER, kinds: new Set(['navigation']) }, marks);
    expect([1, 2, 5, 8].map((step) => indexOfStep(shown, step))).toEqual([-1, 0, 0, 1]);
  });
});

describe('marks', () => {
  const found = {
    ...nothingFound,
    differences: [{ slice: 'api', step: 4, recorded: 'a', folded: 'b' }],
    breaches: [{ step: 7, rule: 'a request under way is counted once' as const, found: 'twice' }],
  };
  const withConsole = { ...log, console: [{ at: 1, level: 'error' as const, text: 'oh', afterSteps: 0 }] };
  const marks = marksOf(recordedMarks(withConsole, rows), found);

  it('stand at their steps', () => {
    expect(marks.at(4)).toEqual([{ kind: 'difference', slice: 'api' }]);
    expect(marks.at(3)).toEqual([]);
    expect(marks.differing).toEqual([4]);
    expect(marks.failing).toEqual([1, 5, 6, 7]);
  });

  it('lead on and back', () => {
    expect(nextOf(marks.failing, 5, false)).toBe(6);
    expect(nextOf(marks.failing, 5, true)).toBe(1);
    expect(nextOf(marks.failing, 7, false)).toBeUndefined();
  });
});

describe('the place on screen', () => {
  it('follows the navigations of the log, from the page’s own address on', () => {
    const places = placesOf(log);
    expect([0, 1, 2, 7, 8].map((step) => placeAt(places, step))).toEqual([
      '/home',
      '/home',
      '/refunds?q=oak+%26+pine&page=2',
      '/refunds?q=oak+%26+pine&page=2',
      '/home',
    ]);
  });
});

describe('opening a file', () => {
  const file = (text: string, size = text.length) => ({
    name: 'a.json',
    size,
    text: () => Promise.resolve(text),
  });

  const dependencies = (
    onProgress: (done: number) => void = () => undefined,
    signal = new AbortController().signal,
  ) => ({
    onProgress,
    signal,
  });
  const long = JSON.stringify(
    Array.from({ length: 30_000 }, (_, index) => ({
      type: 'alerts/alertDismissed',
      payload: String(index),
    })),
  );

  it('lets the page answer while a long log is read, and tells how far it is', async () => {
    const seen: number[] = [];
    let answered = 0;
    const page = setInterval(() => {
      answered += 1;
    }, 1);
    const opening = await openFile(
      file(long),
      dependencies((done) => seen.push(done)),
    );
    clearInterval(page);
    expect(opening.kind === 'opened' ? opening.opened.rows.length : opening.kind).toBe(30_000);
    expect(answered).toBeGreaterThan(3);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.every((done) => done >= 0 && done <= 1)).toBe(true);
  });

  it('can be called off in the middle', async () => {
    const leaving = new AbortController();
    const opening = await openFile(
      file(long),
      dependencies((done) => {
        if (done > 0) leaving.abort();
      }, leaving.signal),
    );
    expect(opening.kind).toBe('called-off');
  });

  it('gives rows and a replay of the same length', async () => {
    const opening = await openFile(file(JSON.stringify(ACTIONS)), dependencies());
    expect(
      opening.kind === 'opened' ? [opening.opened.rows.length, opening.opened.replay.length] : [],
    ).toEqual([8, 8]);
  });

  it('refuses what it cannot read or hold, with the reason', async () => {
    const refusal = async (opened: Parameters<typeof openFile>[0]) => {
      const opening = await openFile(opened, dependencies());
      return opening.kind === 'refused' ? opening.refusal.kind : opening.kind;
    };
    expect(await refusal(file('', 500_000_000))).toBe('too-large');
    expect(await refusal(file(''))).toBe('empty');
    expect(await refusal({ name: 'a', size: 1, text: () => Promise.reject(new Error('gone')) })).toBe(
      'unreadable',
    );
  });
});
