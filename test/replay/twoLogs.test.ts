import { readLog } from '../../src/actionLog/readLog';
import { createReplay } from '../../src/actionLog/replay';
import { atOnce } from '../../src/actionLog/stepwise';
import { alignment } from '../../src/actionLog/pairing/alignment';
import { compareLogs, stepBeside, type LogComparison } from '../../src/actionLog/pairing/compareLogs';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { alertDismissed, alertRaised } from '../../src/state/alerts';
import { themeChosen } from '../../src/state/preferences';

function compared(first: readonly object[], second: readonly object[]): LogComparison {
  const [one, other] = [first, second].map((actions) => {
    const read = readLog(JSON.stringify(actions), SLICES);
    if (!read.ok) throw new Error(read.problem.kind);
    return { log: read.log, replay: createReplay(read.log, wholeReducer) };
  });
  if (one === undefined || other === undefined) throw new Error('two logs were given');
  return atOnce(compareLogs(one, other));
}

const raised = (message: string) => alertRaised(message, 'success');

describe('two logs side by side', () => {
  it('pairs the same steps, and leaves alone as few as possible', () => {
    expect(alignment(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual([
      { first: 1, second: 1 },
      { first: 2, second: undefined },
      { first: 3, second: 2 },
      { first: undefined, second: 3 },
      { first: 4, second: 4 },
    ]);
    expect(alignment([], ['a'])).toEqual([{ first: undefined, second: 1 }]);
    expect(alignment([], [])).toEqual([]);
  });

  it('keeps every step once and in order, whatever the logs', () => {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let run = 0; run < 200; run += 1) {
      const [first, second] = [1, 2].map(() =>
        Array.from({ length: random(12) }, () => 'abc'.charAt(random(3))),
      );
      const pairs = alignment(first ?? [], second ?? []);
      expect(pairs.flatMap((pair) => pair.first ?? [])).toEqual(first?.map((_, index) => index + 1));
      expect(pairs.flatMap((pair) => pair.second ?? [])).toEqual(second?.map((_, index) => index + 1));
      for (const pair of pairs)
        if (pair.first !== undefined && pair.second !== undefined)
          expect(first?.[pair.first - 1]).toBe(second?.[pair.second - 1]);
    }
  });

  it('are the same where only random IDs differ', () => {
    const { difference, onlyFirst, onlySecond } = compared([raised('Saved')], [raised('Saved')]);
    expect([difference, onlyFirst, onlySecond]).toEqual([undefined, 0, 0]);
  });

  it('name the first step that only one has', () => {
    const { difference, onlyFirst } = compared(
      [raised('a'), themeChosen('dark'), raised('b')],
      [raised('a'), raised('b')],
    );
    expect(difference).toEqual({
      kind: 'step',
      at: { first: 2, second: undefined },
      action: themeChosen.type,
    });
    expect(onlyFirst).toBe(1);
  });

  it('show the whole changed value at its path where a state differs', () => {
    const long = 'x'.repeat(5_000);
    const { difference } = compared([raised('a'), raised('b')], [raised('a'), raised(long)]);
    expect(difference).toMatchObject({
      kind: 'state',
      at: { first: 2, second: 2 },
      differences: [{ path: ['alerts', '1', 'message'], before: 'b', after: long }],
    });
  });

  it('put the last step before beside one that the second log does not have', () => {
    const { pairs } = compared(
      [raised('a'), themeChosen('dark'), alertDismissed('a')],
      [raised('a'), alertDismissed('a')],
    );
    expect([0, 1, 2, 3].map((step) => stepBeside(pairs, step))).toEqual([0, 1, 1, 2]);
  });
});
