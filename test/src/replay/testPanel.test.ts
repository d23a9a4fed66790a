import type { ActionLog } from '../../../src/actionLog/actionLog';
import { placeText, readExpectation } from '../../../src/actionLog/findings/expectation';
import { shrinkStepwise } from '../../../src/actionLog/findings/shrink';
import { readLog } from '../../../src/actionLog/readLog';
import { createReplay } from '../../../src/actionLog/replay';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { askedProblem, valueNow } from '../../../src/replay/findings/askedProblem';
import { foundProblems } from '../../../src/replay/findings/foundProblems';
import { alertDismissed, alertRaised } from '../../../src/state/alerts';
import { themeChosen } from '../../../src/state/preferences';

function logOf(actions: readonly object[]): ActionLog {
  const read = readLog(JSON.stringify(actions), SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
}

const raised = (id: string) => ({ type: alertRaised.type, payload: { id, message: id, class: 'success' } });
const themes = Array.from({ length: 400 }, (_, at) => ({
  type: themeChosen.type,
  payload: at % 2 === 0 ? 'dark' : 'light',
}));

describe('a value that somebody calls wrong', () => {
  const state = { alerts: [{ message: 'late' }], 'a.b': { c: 1 } };
  const snapshot = { step: 7, logged: undefined, state };

  it('is looked for at its place', () => {
    expect(askedProblem(' alerts.length ', '0', snapshot)).toMatchObject({
      kind: 'problem',
      finding: { kind: 'unexpected', step: 7, path: ['alerts', 'length'], expected: 0, found: 1 },
    });
  });

  it('is not wrong where the place has it already, and needs a place', () => {
    expect(askedProblem('alerts.length', '1', snapshot)).toEqual({ kind: 'met' });
    expect(askedProblem('', '1', snapshot)).toEqual({ kind: 'place-missing' });
  });

  it('is refused where the state has no such place: no such slice, and no such name in a list or a text', () => {
    for (const place of ['nosuch.place', 'alerts.lenght', 'alerts.0.message.first'])
      expect(askedProblem(place, '0', snapshot)).toEqual({ kind: 'place-unknown' });
    // What is not there yet can come.
    for (const place of ['alerts.3.message', 'alerts.0.action.label', 'a.b'])
      expect(askedProblem(place.replace('a.b', '["a.b"].d.e'), '0', snapshot)).toMatchObject({
        kind: 'problem',
      });
  });

  it('is shown while its place is typed, whatever characters its names have', () => {
    expect(valueNow('["a.b"].c', state)).toBe(1);
    expect(valueNow('alerts.5', state)).toBeNull();
    expect(valueNow('', state)).toBeUndefined();
    for (const path of [
      ['alerts', 'length'],
      ['a.b', 'c'],
      ['x', 'k({"a":1})', ''],
    ])
      expect(readExpectation(`${placeText(path)}=1`)).toEqual({ path, value: 1 });
  });
});

describe('reducing a log on the page', () => {
  it('finds the one step of eight hundred that matters beside the one looked at, and gives way often', () => {
    const log = logOf([
      ...themes,
      raised('a'),
      ...themes,
      raised('b'),
      { type: alertDismissed.type, payload: 'a' },
    ]);
    const replay = createReplay(log, wholeReducer);
    const asked = askedProblem('alerts.0.message', 'a', {
      step: log.steps.length,
      logged: undefined,
      state: replay.stateAt(log.steps.length),
    });
    if (asked.kind !== 'problem') throw new Error(asked.kind);
    const work = shrinkStepwise(log, [asked.finding], wholeReducer, undefined);
    let pauses = 0;
    let done = 0;
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) {
        expect(step.value).toMatchObject({ kind: 'shrunk', from: log.steps.length });
        expect(
          step.value.kind === 'shrunk' ? step.value.steps.map((each) => log.steps.indexOf(each)) : [],
        ).toEqual([801, 802]);
        break;
      }
      pauses += 1;
      expect(step.value).toBeGreaterThanOrEqual(done);
      done = step.value;
    }
    // Fifty steps are replayed between two pauses.
    expect(pauses).toBeGreaterThan(log.steps.length / 50);
  });

  it('offers the broken rules of the state that the replay found', () => {
    const log = logOf([
      { type: themeChosen.type, payload: 'dark' },
      { type: 'impersonation/impersonationRestored', payload: { companyId: '1' } },
    ]);
    const replay = createReplay(log, wholeReducer);
    replay.advanceTo(log.steps.length);
    expect(foundProblems(replay.findings(), log.steps)).toMatchObject([
      { kind: 'breach', step: 2, rule: 'acting for a company implies a session of an admin' },
    ]);
  });
});
