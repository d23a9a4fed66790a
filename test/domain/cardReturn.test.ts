import fc from 'fast-check';
import {
  type CardReturn,
  CARD_RETURN_STATES,
  entered,
  needsCheck,
  replaces,
  takenBack,
} from '../../domain/cardReturn';

const fact = (values: Partial<CardReturn>): CardReturn => ({
  kind: 'refund',
  state: 'done',
  amount: 1000n,
  asOf: 100,
  ...values,
});

describe('what a payer has back of a card payment', () => {
  it('H83 counts a charge’s total and its single refunds once', () => {
    const single = [fact({ amount: 3000n }), fact({ amount: 2000n, asOf: 200 })];
    const total = fact({ kind: 'refund-total', amount: 5000n, asOf: 200 });
    expect(takenBack(single).refunded).toBe(5000n);
    expect(takenBack([total]).refunded).toBe(5000n);
    expect(takenBack([...single, total]).refunded).toBe(5000n);
  });

  it('H83 leaves out a refund that failed, also where only the total was told of before', () => {
    const failed = fact({ state: 'failed', asOf: 300 });
    expect(takenBack([fact({ kind: 'refund-total', amount: 1000n }), failed]).refunded).toBe(0n);
    expect(takenBack([fact({ kind: 'refund-total', amount: 1000n, asOf: 400 }), failed]).refunded).toBe(
      1000n,
    );
  });

  it.each([
    ['open', 1000n],
    ['lost', 1000n],
    ['won', 0n],
    ['warning', 0n],
  ] as const)('H83 a dispute that is %s takes %s', (state, amount) => {
    expect(takenBack([fact({ kind: 'dispute', state })]).disputed).toBe(amount);
  });

  it('H83 keeps the last word, in whatever order they are heard', () => {
    const said = fc.array(
      fc.record({
        kind: fc.constant('dispute' as const),
        state: fc.constantFrom(...CARD_RETURN_STATES),
        amount: fc.bigInt(0n, 3n),
        asOf: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const last = (heard: readonly CardReturn[]): CardReturn | undefined =>
      heard.reduce<CardReturn | undefined>(
        (known, each) => (known === undefined || replaces(each, known) ? each : known),
        undefined,
      );
    fc.assert(
      fc.property(
        said.chain((heard) =>
          fc.tuple(fc.constant(heard), fc.shuffledSubarray(heard, { minLength: heard.length })),
        ),
        ([heard, shuffled]) => {
          const [a, b] = [last(heard), last(shuffled)];
          expect(takenBack(a === undefined ? [] : [a])).toEqual(takenBack(b === undefined ? [] : [b]));
        },
      ),
    );
  });

  it('H83 never enters more than the payment has left, refunds before disputes', () => {
    expect(entered({ refunded: 700n, disputed: 700n }, 1000n)).toEqual({ refunded: 700n, disputed: 300n });
    expect(entered({ refunded: 1200n, disputed: 1n }, 1000n)).toEqual({ refunded: 1000n, disputed: 0n });
  });

  it('asks a person about disputes, failures, and what could not be entered', () => {
    expect(needsCheck({ kind: 'refund', state: 'done' }, null)).toBe(false);
    expect(needsCheck({ kind: 'refund', state: 'failed' }, null)).toBe(true);
    expect(needsCheck({ kind: 'dispute', state: 'won' }, null)).toBe(true);
    expect(needsCheck({ kind: 'refund-total', state: 'done' }, 'unknown-payment')).toBe(true);
  });
});
