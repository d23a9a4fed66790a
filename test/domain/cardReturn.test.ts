import fc from 'fast-check';
import {
  type CardReturn,
  CARD_RETURN_STATES,
  entered,
  isCoveredBySingles,
  knownAfter,
  type KnownReturn,
  needsCheck,
  replaces,
  moneyReturned,
  takesMoney,
} from '../../domain/cardReturn';

const said = (values: Partial<CardReturn>): CardReturn => ({
  kind: 'refund',
  state: 'done',
  amount: 1000n,
  asOf: 100,
  ...values,
});
const fact = (values: Partial<CardReturn>): KnownReturn => knownAfter(null, said(values));
/** What is known of one thing after all that was said of it. */
const last = (reported: readonly CardReturn[]): KnownReturn[] => {
  const known = reported.reduce<KnownReturn | null>(knownAfter, null);
  return known === null ? [] : [known];
};

describe('what a payer has back of a card payment', () => {
  it('H83 counts a charge’s total and its single refunds once', () => {
    const single = [fact({ amount: 3000n }), fact({ amount: 2000n, asOf: 200 })];
    const total = fact({ kind: 'refund-total', amount: 5000n, asOf: 200 });
    expect(moneyReturned(single).refunded).toBe(5000n);
    expect(moneyReturned([total]).refunded).toBe(5000n);
    expect(moneyReturned([...single, total]).refunded).toBe(5000n);
  });

  it('H83 leaves out a refund that failed, also where only the total was told of before', () => {
    const failed = fact({ state: 'failed', asOf: 300 });
    expect(moneyReturned([fact({ kind: 'refund-total', amount: 1000n }), failed]).refunded).toBe(0n);
    expect(moneyReturned([fact({ kind: 'refund-total', amount: 1000n, asOf: 400 }), failed]).refunded).toBe(
      1000n,
    );
  });

  it.each([
    ['open', 1000n],
    ['lost', 1000n],
    ['won', 0n],
    ['warning', 0n],
  ] as const)('H83 a dispute that is %s takes %s', (state, amount) => {
    expect(moneyReturned([fact({ kind: 'dispute', state })]).disputed).toBe(amount);
  });

  it('H83 keeps the last word, in whatever order they are heard', () => {
    const disputes = fc.array(
      fc.record({
        kind: fc.constant('dispute' as const),
        state: fc.constantFrom(...CARD_RETURN_STATES),
        amount: fc.bigInt(0n, 3n),
        asOf: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        disputes.chain((reported) =>
          fc.tuple(fc.constant(reported), fc.shuffledSubarray(reported, { minLength: reported.length })),
        ),
        ([reported, shuffled]) => {
          expect(moneyReturned(last(reported))).toEqual(moneyReturned(last(shuffled)));
        },
      ),
    );
  });

  it('H83 a failure that is told again does not move behind a later total', () => {
    const first = [said({ amount: 2000n }), said({ amount: 2000n, state: 'failed', asOf: 200 })];
    const total = fact({ kind: 'refund-total', amount: 3000n, asOf: 300 });
    const again = said({ amount: 2000n, state: 'failed', asOf: 400 });
    expect(moneyReturned([...last([...first, again]), total]).refunded).toBe(3000n);
    expect(moneyReturned([...last([again]), total]).refunded).toBe(1000n);
    expect(moneyReturned([...last([again, ...first]), total]).refunded).toBe(3000n);
  });

  it('H83 a total that is told again counts from then', () => {
    const failed = fact({ state: 'failed', asOf: 200 });
    const totals = [100, 300].map((asOf) => said({ kind: 'refund-total', amount: 3000n, asOf }));
    expect(moneyReturned([failed, ...last(totals.slice(0, 1))]).refunded).toBe(2000n);
    expect(moneyReturned([failed, ...last(totals)]).refunded).toBe(3000n);
  });

  it('H83 takes the same of a refund that failed, in whatever order its messages and the totals are heard', () => {
    const history = fc.record({
      failedAt: fc.integer({ min: 2, max: 6 }),
      times: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      totals: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    });
    const messages = history.map(({ failedAt, times, totals }) => [
      ...[...times, failedAt].map((asOf) =>
        said({ amount: 2000n, asOf, state: asOf < failedAt ? 'pending' : 'failed' }),
      ),
      ...totals.map((asOf) => said({ kind: 'refund-total', amount: 3000n, asOf })),
    ]);
    const refunded = (reported: readonly CardReturn[]) =>
      moneyReturned(
        (['refund', 'refund-total'] as const).flatMap((kind) =>
          last(reported.filter((each) => each.kind === kind)),
        ),
      ).refunded;
    fc.assert(
      fc.property(
        messages.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, shuffled]) => {
          expect(refunded(shuffled)).toBe(refunded(all));
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

describe('what is said of a card payment', () => {
  it('replaces what was said before, and within one second goes by the state, then by the amount', () => {
    const pending = said({ state: 'pending' });
    expect(replaces(said({ state: 'pending', asOf: 101 }), said({ state: 'done' }))).toBe(true);
    expect(replaces(said({ state: 'done', asOf: 99 }), pending)).toBe(false);
    expect([replaces(said({}), pending), replaces(pending, said({}))]).toEqual([true, false]);
    const more = said({ amount: 1001n });
    expect([replaces(more, said({})), replaces(said({}), more), replaces(more, more)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('holds since it was first said, and from anew with another state or another amount', () => {
    const known = fact({ state: 'pending' });
    expect(knownAfter(known, said({ state: 'pending', asOf: 300 }))).toMatchObject({ asOf: 300, since: 100 });
    expect(knownAfter(known, said({ state: 'failed', asOf: 300 }))).toMatchObject({ since: 300 });
    expect(knownAfter(known, said({ state: 'pending', amount: 900n, asOf: 300 }))).toMatchObject({
      amount: 900n,
      since: 300,
    });
    expect(knownAfter(known, said({ state: 'failed', amount: 900n, asOf: 300 }))).toMatchObject({
      since: 300,
    });
    // What was said earlier and is heard late changes nothing but since when.
    expect(knownAfter(known, said({ state: 'failed', asOf: 50 }))).toEqual(known);
    expect(knownAfter(known, said({ state: 'pending', asOf: 50 }))).toEqual({ ...known, since: 50 });
  });

  it('takes a refund that failed in the very second of a total from that total', () => {
    const total = fact({ kind: 'refund-total', amount: 3000n });
    expect(moneyReturned([total, fact({ state: 'failed' })]).refunded).toBe(2000n);
  });

  it('keeps refunds and disputes apart, and counts a refund that is under way', () => {
    expect(moneyReturned([fact({ kind: 'dispute', state: 'open', amount: 700n })])).toEqual({
      refunded: 0n,
      disputed: 700n,
    });
    expect(moneyReturned([fact({ state: 'pending', amount: 300n }), fact({ amount: 400n })])).toEqual({
      refunded: 700n,
      disputed: 0n,
    });
    expect(
      moneyReturned([fact({ kind: 'refund-total', amount: 300n }), fact({ amount: 400n })]).refunded,
    ).toBe(400n);
  });

  it('covers a total by its single refunds where these come to as much', () => {
    const total = fact({ kind: 'refund-total', amount: 1000n });
    const covered = (...singles: readonly KnownReturn[]) => isCoveredBySingles(total, singles);
    expect(covered(fact({ amount: 1000n }))).toBe(true);
    expect(covered(fact({ amount: 600n }), fact({ amount: 500n, state: 'pending' }))).toBe(true);
    expect(covered(fact({ amount: 999n }))).toBe(false);
    expect(covered(fact({ amount: 600n }), fact({ amount: 300n, state: 'pending' }))).toBe(false);
    expect(covered(fact({ kind: 'dispute', state: 'open' }))).toBe(false);
    // What failed later is no longer in the total.
    expect(covered(fact({ amount: 400n }), fact({ amount: 600n, state: 'failed', asOf: 200 }))).toBe(true);
  });

  it.each([
    ['refund', 'pending', true],
    ['refund', 'done', true],
    ['refund', 'failed', false],
    ['refund-total', 'done', true],
    ['dispute', 'warning', false],
    ['dispute', 'open', true],
    ['dispute', 'lost', true],
    ['dispute', 'won', false],
  ] as const)('a %s that is %s counts against the payment: %s', (kind, state, expected) => {
    expect(takesMoney({ kind, state })).toBe(expected);
  });

  it('enters all of it where the payment has enough', () => {
    expect(entered({ refunded: 100n, disputed: 200n }, 1000n)).toEqual({ refunded: 100n, disputed: 200n });
  });
});
