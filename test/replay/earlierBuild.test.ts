import { inSlicesOf, withLaterSlices } from '../../src/actionLog/earlierBuild';
import { createReplay } from '../../src/actionLog/replay';
import { stateHash } from '../../src/actionLog/stateHash';

const BEGINNING = { alerts: [], zone: null };
/** Counts in a slice of its own, and has one more than the recording. */
const reducer = (state: unknown = BEGINNING, action: { readonly type: string }): unknown =>
  action.type === 'add' ? { ...(state as typeof BEGINNING), alerts: ['one'] } : state;

const step = (type: string, slices: Record<string, string>) => ({
  kind: 'action' as const,
  seq: 1,
  at: 1,
  mono: 1,
  isSettled: true,
  drift: [],
  action: { type },
  hash: '00000000000000',
  slices,
});

describe('a state of an earlier build', () => {
  it('gets the slices that came later, and keeps its own', () => {
    expect(withLaterSlices({ alerts: ['kept'] }, BEGINNING)).toEqual({ alerts: ['kept'], zone: null });
    const whole = { alerts: [], zone: 'UTC' };
    expect(withLaterSlices(whole, BEGINNING)).toBe(whole);
    expect(withLaterSlices(undefined, BEGINNING)).toBeUndefined();
    expect(withLaterSlices('no state', BEGINNING)).toBe('no state');
  });

  it('is hashed in the slices it had', () => {
    expect(inSlicesOf({ alerts: [] }, { alerts: ['a'], zone: null })).toEqual({ alerts: ['a'] });
    const state = { alerts: [], zone: null };
    expect(inSlicesOf(state, state)).toBe(state);
    expect(inSlicesOf(undefined, state)).toBe(state);
  });

  it('folds without a difference, and one of its own slices that differs is still found', () => {
    const found = (hash: string) => {
      const steps = [step('nothing', {}), step('add', { alerts: hash })];
      const replay = createReplay({ start: { alerts: [] }, steps }, reducer);
      replay.advanceTo(2);
      return replay.findings().differences.map(({ slice, step: at }) => [slice, at]);
    };
    expect(found(stateHash(['one']))).toEqual([]);
    expect(found(stateHash(['two']))).toEqual([['alerts', 2]]);
  });

  it('that a page was loaded again with is completed as well', () => {
    const restart = {
      kind: 'restart' as const,
      seq: 1,
      ...page,
      state: { alerts: ['kept'] },
      hash: '00000000000000',
    };
    const replay = createReplay({ start: { alerts: [] }, steps: [restart] }, reducer);
    expect(replay.stateAt(1)).toEqual({ alerts: ['kept'], zone: null });
  });
});

const page = { at: 1, build: 'b', viewport: { width: 1, height: 1 }, language: 'en', path: '/' };
