import fc from 'fast-check';
import { addDays, calendarDate } from '../../domain/calendarDate';
import { RISK_SIGNALS, RISK_WEIGHTS, type RiskFacts, riskOf } from '../../domain/claimRisk';

const today = calendarDate('2026-06-15');
const day = (offset: number) => addDays(today, offset);

/** A claim that is as usual in every way. */
const usual: RiskFacts = {
  today,
  decisionDue: day(10),
  accountSetOn: day(-400),
  returns: 0,
  linesSeenBefore: 0,
  linesDiffering: 0,
  difference: 0n,
  claimed: 10_000n,
  earlierClaims: 5,
  usualAmount: 9_000n,
  lateUntil: null,
};

/** What brings about each signal, and none of the others. */
const CAUSES: Readonly<Record<(typeof RISK_SIGNALS)[number], Partial<RiskFacts>>> = {
  overdue: { decisionDue: day(-2) },
  'new-bank-account': { accountSetOn: day(-29) },
  'returned-before': { returns: 2 },
  'lines-seen-before': { linesSeenBefore: 3 },
  variance: { linesDiffering: 1, difference: 250n },
  'unusual-amount': { claimed: 27_001n },
  'filed-late': { lateUntil: day(30) },
  'first-claim': { earlierClaims: 0 },
};
const names = (facts: Partial<RiskFacts>) => riskOf({ ...usual, ...facts }).signals.map(({ name }) => name);
const someCauses = fc.subarray([...RISK_SIGNALS]).map((chosen) => ({
  chosen,
  facts: chosen.reduce<Partial<RiskFacts>>((facts, name) => ({ ...facts, ...CAUSES[name] }), {}),
}));

describe('the risk of a claim', () => {
  it('is nothing for a claim that is as usual', () => {
    expect(riskOf(usual)).toEqual({ score: 0, signals: [] });
  });

  it.each(RISK_SIGNALS)('has the signal %s for its cause alone', (name) => {
    expect(names(CAUSES[name])).toEqual([name]);
  });

  it.each<[string, Partial<RiskFacts>]>([
    ['a decision due today', { decisionDue: day(0) }],
    ['days that have not begun', { decisionDue: null }],
    ['an account set thirty days ago', { accountSetOn: day(-30) }],
    ['a company paid by check', { accountSetOn: null }],
    ['three times the usual amount', { claimed: 27_000n }],
    ['a large second claim, for two do not make a habit', { claimed: 90_000n, earlierClaims: 2 }],
  ])('has no signal for %s', (_, facts) => {
    expect(names(facts)).toEqual([]);
  });

  it('says what a signal rests on', () => {
    const valuesOf = (name: (typeof RISK_SIGNALS)[number]) =>
      riskOf({ ...usual, ...CAUSES[name] }).signals.map(({ values }) => values);
    expect(RISK_SIGNALS.flatMap(valuesOf)).toEqual([
      { count: 2 },
      { date: day(-29) },
      { count: 2 },
      { count: 3 },
      { count: 1, amount: '2.50' },
      { amount: '270.01', usual: '90.00' },
      { date: day(30) },
      {},
    ]);
  });

  it('knows a company’s usual amount from its third earlier claim on', () => {
    expect(names({ claimed: 27_001n, earlierClaims: 3 })).toEqual(['unusual-amount']);
  });

  it('is the sum of its signals, which stand heaviest first in one order', () => {
    fc.assert(
      fc.property(someCauses, ({ facts }) => {
        const { score, signals } = riskOf({ ...usual, ...facts });
        expect(score).toBe(signals.reduce((sum, { name }) => sum + RISK_WEIGHTS[name], 0));
        const places = signals.map(({ name }) => RISK_SIGNALS.indexOf(name));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const weights = signals.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      }),
    );
  });

  it('never gets smaller when something is added', () => {
    fc.assert(
      fc.property(someCauses, fc.constantFrom(...RISK_SIGNALS), ({ chosen, facts }, added) => {
        // A first claim has no usual amount to differ from: the two causes exclude each other.
        const both = [...chosen, added];
        fc.pre(!(both.includes('first-claim') && both.includes('unusual-amount')));
        const before = riskOf({ ...usual, ...facts }).score;
        const after = riskOf({ ...usual, ...facts, ...CAUSES[added] }).score;
        expect(after).toBe(chosen.includes(added) ? before : before + RISK_WEIGHTS[added]);
      }),
    );
  });
});
