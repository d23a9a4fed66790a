import fc from 'fast-check';
import { stateHash } from '../../src/actionLog/stateHash';

const json = fc.jsonValue({ maxDepth: 4 });

function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]): [string, unknown] => [key, reordered(inner)]),
  );
}

describe('the hash of a state', () => {
  it('is the same in whatever order the keys stand, and for a copy read back from a file', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(stateHash(reordered(value))).toBe(stateHash(value));
        expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value));
      }),
    );
  });

  it('differs where the values differ', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const areSame = JSON.stringify(reordered(one)) === JSON.stringify(reordered(other));
        if (!areSame && stateHash(one) === stateHash(other))
          // Two orders of the same keys are the same value; compare as JSON reads them.
          expect(one).toEqual(other);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 0 }, { a: -0 }, true],
    [[1, 2], [2, 1], false],
    [{ a: 'b' }, { b: 'a' }, false],
    [{ a: { b: 1 } }, { a: 1, b: {} }, false],
    [{}, [], false],
    ['', null, false],
    ['1', 1, false],
    [[[]], [], false],
    [{ a: null }, {}, false],
  ])('%j and %j: same is %p', (one, other, same) => {
    expect(stateHash(one) === stateHash(other)).toBe(same);
  });

  it('keeps 50,000 states that differ in one number apart', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 50_000; index += 1)
      seen.add(stateHash({ spinner: [String(index)], count: index }));
    expect(seen.size).toBe(50_000);
  });
});
