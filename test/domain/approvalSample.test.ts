import fc from 'fast-check';
import { drawSample, sampleSize } from '../../domain/approvalSample';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

describe('the sample that is opened before many claims are approved', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 3],
    [4, 3],
    [30, 3],
    [31, 4],
    [100, 10],
    [200, 20],
    [5000, 20],
  ])('of %i claims has %i', (claims, size) => {
    expect(sampleSize(claims)).toBe(size);
  });

  it('is the same for the same seed, whatever the order of the claims, and another for another seed', () => {
    const one = drawSample(ids(200), 'seed');
    expect(drawSample(ids(200).toReversed(), 'seed')).toEqual(one);
    expect(drawSample(ids(200), 'another')).not.toEqual(one);
  });

  it('is the same where two claims have the same hash, whatever their order', () => {
    expect(drawSample(['45299', '136184'], 'seed')).toEqual(['136184', '45299']);
    expect(drawSample(['136184', '45299'], 'seed')).toEqual(['136184', '45299']);
  });

  it('has no claim twice, and none that was not chosen', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[1-9]\d{0,6}$/), { maxLength: 60 }),
        fc.string(),
        (of, seed) => {
          const drawn = drawSample(of, seed);
          expect(new Set(drawn).size).toBe(sampleSize(of.length));
          expect(drawn.every((id) => of.includes(id))).toBe(true);
        },
      ),
    );
  });

  it('takes each of a hundred claims about as often as any other, over many seeds', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2_000; seed += 1)
      for (const id of drawSample(ids(100), `seed ${seed}`)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const all = ids(100).map((id) => counts.get(id) ?? 0);
    expect(Math.min(...all)).toBeGreaterThan(130);
    expect(Math.max(...all)).toBeLessThan(280);
  });
});
