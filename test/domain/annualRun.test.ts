import { type AnnualLine, annualResult } from '../../domain/annualRun';
import { calendarDate } from '../../domain/calendarDate';

const terms = { today: calendarDate('2026-11-30'), lateUntil: null, minimum: 0n };
const standing = { isActive: true, isEligible: true, isWaived: false };
const line = (changes: Partial<AnnualLine> = {}): AnnualLine => ({
  id: '1',
  proposed: 0n,
  deadline: null,
  left: 100n,
  isHeld: false,
  isUnknown: false,
  ...changes,
});
const resultOf = (lines: readonly AnnualLine[], changes: object = {}, ofTerms: object = {}) =>
  annualResult({ ...standing, ...changes }, [{ reason: 'FIRST_QUANTITY', lines }], { ...terms, ...ofTerms });
const outcomeOf = (...args: Parameters<typeof resultOf>) => resultOf(...args).outcome;

describe('what an annual run finds for an importer', () => {
  it('is the amount that the claim form proposes', () => {
    const found = resultOf([line({ proposed: 40n }), line({ id: '2', proposed: 2n })]);
    expect(found).toMatchObject({ outcome: 'claimable', foreseen: { total: 42n } });
  });

  it('excludes a company by its standing before anything else, and with no amount', () => {
    const lines = [line({ proposed: 40n })];
    for (const [changes, outcome] of [
      [{ isActive: false, isEligible: false, isWaived: true }, 'company-inactive'],
      [{ isEligible: false, isWaived: true }, 'not-eligible'],
      [{ isWaived: true }, 'waived'],
    ] as const)
      expect(resultOf(lines, changes)).toEqual({ outcome, foreseen: { claims: [], total: 0n } });
  });

  it('names the reason that excludes its lines', () => {
    expect(outcomeOf([line({ proposed: 40n })], {}, { minimum: 41n })).toBe('below-minimum');
    const inTime = line({ proposed: 40n, deadline: calendarDate('2026-11-30') });
    expect(outcomeOf([inTime], {}, { minimum: 41n })).toBe('below-minimum');
    expect(outcomeOf([line({ proposed: 40n, deadline: calendarDate('2026-11-29') })])).toBe(
      'deadline-passed',
    );
    expect(outcomeOf([line({ isHeld: true, left: 0n }), line({ isUnknown: true })])).toBe('in-claims');
    expect(outcomeOf([line({ left: 0n })])).toBe('nothing-left');
    expect(outcomeOf([])).toBe('nothing-left');
    expect(outcomeOf([line({ isUnknown: true })])).toBe('quantity-unknown');
    expect(outcomeOf([line()])).toBe('no-reason');
  });

  it('looks at the lines of every reason', () => {
    const ofReasons = (first: AnnualLine, second: AnnualLine) =>
      annualResult(
        standing,
        [
          { reason: 'FIRST_QUANTITY', lines: [first] },
          { reason: 'ORGANIC', lines: [second] },
        ],
        terms,
      ).outcome;
    expect(ofReasons(line({ left: 0n }), line({ isHeld: true }))).toBe('in-claims');
    expect(ofReasons(line({ left: 0n }), line())).toBe('no-reason');
  });

  it('compares a passed last day with the day until which late claims are accepted', () => {
    const late = [line({ proposed: 40n, deadline: calendarDate('2026-03-01') })];
    expect(outcomeOf(late, {}, { lateUntil: calendarDate('2026-11-30') })).toBe('claimable');
    expect(outcomeOf(late, {}, { lateUntil: calendarDate('2026-11-29') })).toBe('deadline-passed');
  });
});
