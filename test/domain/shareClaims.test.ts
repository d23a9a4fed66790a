import fc from 'fast-check';
import { type Carrier, type ClaimToShare, shareClaims } from '../../domain/shareClaims';

const people = (...loads: readonly (readonly [claims: number, lines: number])[]): Carrier[] =>
  loads.map(([claims, lines], index) => ({ id: `p${index + 1}`, claims, lines }));
const claim = (id: string, lines = 1, mayNot: readonly string[] = []): ClaimToShare => ({
  id,
  lines,
  mayNot,
});
const counts = (carriers: readonly Carrier[], claims: readonly ClaimToShare[]): number[] => {
  const { assigned } = shareClaims(carriers, claims);
  return carriers.map(
    ({ id, claims: before }) => before + assigned.filter(({ personId }) => personId === id).length,
  );
};

describe('sharing out claims', () => {
  it('gives first to whoever has the fewest claims', () => {
    expect(counts(people([5, 5], [1, 1]), [claim('a'), claim('b'), claim('c')])).toEqual([5, 4]);
  });

  it('gives a claim to whoever has the fewest lines, of those with the same number of claims', () => {
    const { assigned } = shareClaims(people([2, 90], [2, 10]), [claim('a')]);
    expect(assigned).toEqual([{ claimId: 'a', personId: 'p2' }]);
  });

  it('shares long claims out before short ones, so that the lines even out, too', () => {
    const { assigned } = shareClaims(people([0, 0], [0, 0]), [
      claim('a', 1),
      claim('b', 100),
      claim('c', 300),
      claim('d', 150),
    ]);
    expect(assigned.map(({ claimId, personId }) => `${claimId} ${personId}`)).toEqual([
      'c p1',
      'd p2',
      'b p2',
      'a p1',
    ]);
  });

  it('never gives a claim to someone who may not verify it, and leaves one that nobody may', () => {
    const shared = shareClaims(people([9, 9], [0, 0]), [claim('a', 1, ['p2']), claim('b', 1, ['p1', 'p2'])]);
    expect(shared).toEqual({ assigned: [{ claimId: 'a', personId: 'p1' }], left: ['b'] });
  });

  it('gives first what fewer people may verify, whatever its length and place', () => {
    const long = claim('long', 300);
    const narrow = claim('narrow', 1, ['p1']);
    const narrower = claim('narrower', 1, ['p1', 'p2']);
    const three = people([0, 0], [0, 0], [0, 0]);
    for (const claims of [
      [long, narrow, narrower],
      [narrower, narrow, long],
      [narrow, long, narrower],
    ])
      expect(shareClaims(three, claims).assigned.map(({ claimId }) => claimId)).toEqual([
        'narrower',
        'narrow',
        'long',
      ]);
  });

  it('leaves all claims where there is no one', () => {
    expect(shareClaims([], [claim('a')])).toEqual({ assigned: [], left: ['a'] });
  });

  it('ends within one claim of each other for all who got any, whatever they had, and loses none', () => {
    const carrier = fc.record({ claims: fc.nat(40), lines: fc.nat(500) });
    fc.assert(
      fc.property(
        fc.array(carrier, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(300), { maxLength: 120 }),
        (loads, lines) => {
          const carriers = loads.map((load, index) => ({ id: `p${index}`, ...load }));
          const claims = lines.map((count, index) => claim(`c${index}`, count));
          const { assigned, left } = shareClaims(carriers, claims);
          expect(left).toEqual([]);
          expect(new Set(assigned.map(({ claimId }) => claimId)).size).toBe(claims.length);
          const ends = counts(carriers, claims);
          const got = ends.filter((end, index) => end > (carriers[index]?.claims ?? 0));
          const most = Math.max(...got, 0);
          expect(ends.every((end) => got.length === 0 || end >= most - 1)).toBe(true);
        },
      ),
    );
  });
});
