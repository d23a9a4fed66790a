import { calendarDate } from '../../domain/calendarDate';
import { MONTHLY_POUNDS, presetProgram, QUARTERLY_BOARD_FEET } from '../../domain/presets';
import { type HtsRule, htsRuleFor, toProgramUnit } from '../../domain/program';
import type { ProgramDocument } from '../../domain/programDocument';
import { quantity } from '../../domain/quantity';
import { readProgram } from '../../domain/readProgram';

const base = QUARTERLY_BOARD_FEET;
const [oldRate, rate] = base.rates;
const [rule] = base.htsRules;
if (oldRate === undefined || rate === undefined || rule === undefined) throw new Error('the preset is whole');

const faultsOf = (changes: object): readonly string[] => {
  const read = readProgram({ ...base, ...changes });
  return read.ok ? [] : read.failure.map(({ kind, field }) => `${kind} ${field}`);
};
const withRate = (changes: object) => faultsOf({ rates: [oldRate, { ...rate, ...changes }] });
const withRule = (changes: object) => faultsOf({ htsRules: [{ ...rule, ...changes }] });

describe('a program document', () => {
  it.each([
    [{ fiscalYearStart: '02-30' }, 'not-a-date fiscalYearStart'],
    [{ boardZone: 'Mars/Base' }, 'not-a-zone boardZone'],
    [{ boardZone: '' }, 'not-a-zone boardZone'],
    [{ earliestEntryDate: '2026-02-30' }, 'not-a-date earliestEntryDate'],
    [{ paymentOrder: ['interest', 'interest', 'assessment'] }, 'not-an-order paymentOrder'],
    [{ paymentOrder: ['interest', 'assessment'] }, 'not-an-order paymentOrder'],
    [{ paymentOrder: ['interest', 'late-charge', 'assessment', 'assessment'] }, 'not-an-order paymentOrder'],
    [{ exemptQuantity: 'x' }, 'not-a-number exemptQuantity'],
    [{ exemptQuantity: '-1.000' }, 'negative exemptQuantity'],
    [{ refundMinimum: '-0.01' }, 'negative refundMinimum'],
    [{ twoApproverLimit: 'x' }, 'not-a-number twoApproverLimit'],
    [{ lateRule: { ...base.lateRule, chargePercent: 'x' } }, 'not-a-number lateRule.chargePercent'],
    [
      { lateRule: { ...base.lateRule, monthlyInterestPercent: '-1' } },
      'negative lateRule.monthlyInterestPercent',
    ],
    [{ rates: [] }, 'no-rates rates'],
  ])('with %j is refused by its field: %s', (changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it.each([
    [{ ratePerUnit: 'x' }, 'not-a-number rates.1.ratePerUnit'],
    [{ ratePerUnit: '-0.01' }, 'negative rates.1.ratePerUnit'],
    [{ metricRates: { m3: 'x' } }, 'not-a-number rates.1.metricRates.m3'],
    [{ factors: { m3: '-1' } }, 'negative rates.1.factors.m3'],
    [{ effectiveFrom: 'soon' }, 'not-a-date rates.1.effectiveFrom'],
    [{ effectiveTo: 'never' }, 'not-a-date rates.1.effectiveTo'],
    [{ effectiveTo: '2021-03-31' }, 'ends-before-start rates.1.effectiveTo'],
    [{ effectiveFrom: '2021-03-31' }, 'overlap rates.1.effectiveFrom'],
    [{ effectiveFrom: '2021-04-02' }, 'gap rates.1.effectiveFrom'],
  ])('with a rate of %j is refused by its field: %s', (changes, fault) => {
    expect(withRate(changes)).toEqual([fault]);
  });

  it('may have a rate of nothing, and one of a single day', () => {
    expect(withRate({ ratePerUnit: '0' })).toEqual([]);
    expect(withRate({ effectiveTo: '2021-04-01' })).toEqual([]);
  });

  it.each([
    [{ code: '440' }, 'not-a-code htsRules.0.code'],
    [{ code: '44071100011' }, 'not-a-code htsRules.0.code'],
    [{ code: 'wood' }, 'not-a-code htsRules.0.code'],
    [{ effectiveFrom: 'soon' }, 'not-a-date htsRules.0.effectiveFrom'],
    [{ effectiveTo: '1999-01-01' }, 'ends-before-start htsRules.0.effectiveTo'],
  ])('with a coverage rule of %j is refused by its field: %s', (changes, fault) => {
    expect(withRule(changes)).toEqual([fault]);
  });

  it('may cover a heading of four digits and a number of ten', () => {
    expect([withRule({ code: '4407' }), withRule({ code: '4407.11.0001' })]).toEqual([[], []]);
  });

  it('tells everything at once', () => {
    expect(faultsOf({ fiscalYearStart: 'x', boardZone: 'x', rates: [] })).toHaveLength(3);
  });

  it('keeps what it says of days, and has the usual ones else', () => {
    const days = { appealDays: 1, refundCloseDays: 2, refundNoticeDays: 0, reportNoticeDays: 4 };
    expect(presetProgram({ ...base, ...days })).toMatchObject(days);
    expect(presetProgram(base)).toMatchObject({
      appealDays: 30,
      refundCloseDays: 30,
      refundNoticeDays: 30,
      reportNoticeDays: 14,
      paymentOrder: ['interest', 'late-charge', 'assessment'],
    });
    const paymentOrder = ['assessment', 'interest', 'late-charge'] as const;
    expect(presetProgram({ ...base, paymentOrder })).toMatchObject({ paymentOrder });
    expect(presetProgram(base).lateRule).toMatchObject({ graceDays: base.lateRule.graceDays });
  });

  it('that cannot be read throws where it is one of ours', () => {
    expect(() => presetProgram({ ...base, rates: [] })).toThrow();
  });
});

describe('a coverage rule', () => {
  const day = (text: string) => calendarDate(text);
  const covered = (changes: Partial<HtsRule>, date: string, code = '4407110001') =>
    htsRuleFor({ htsRules: [{ ...known, ...changes }] }, code, day(date)) !== null;
  const [known] = presetProgram().htsRules as [HtsRule];
  const open = { code: '44071100', effectiveFrom: day('2000-01-01'), effectiveTo: null };

  it('of an exact code covers it alone, of a prefix all that begin with it', () => {
    expect(covered({ ...open, match: 'EXACT' }, '2026-01-01')).toBe(false);
    expect(covered({ ...open, match: 'EXACT', code: '4407110001' }, '2026-01-01')).toBe(true);
    expect(covered({ ...open, match: 'PREFIX' }, '2026-01-01')).toBe(true);
    expect(covered({ ...open, match: 'PREFIX' }, '2026-01-01', '4407120001')).toBe(false);
  });

  it.each([
    ['04-01', '06-30', [false, true, true, false]],
    ['06-30', '04-01', [true, true, true, true]],
    ['07-01', '03-31', [true, false, false, true]],
  ])('with a season from %s to %s holds on its first and last day', (from, to, expected) => {
    const rule = { ...open, match: 'PREFIX' as const, season: { from, to } };
    expect(
      ['2026-03-31', '2026-04-01', '2026-06-30', '2026-07-01'].map((date) => covered(rule, date)),
    ).toEqual(expected);
  });

  it('with a season of one day holds on it', () => {
    const rule = { ...open, match: 'PREFIX' as const, season: { from: '04-01', to: '04-01' } };
    expect(['2026-03-31', '2026-04-01', '2026-04-02'].map((date) => covered(rule, date))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

test('a quantity of a day without a rate cannot be converted', () => {
  expect(
    toProgramUnit(presetProgram(), {
      quantity: quantity('1'),
      unit: 'm3',
      entryDate: calendarDate('2011-12-31'),
    }),
  ).toMatchObject({ ok: false, failure: { kind: 'no-rate' } });
});

test('every preset is a program', () => {
  for (const document of [base, MONTHLY_POUNDS] satisfies ProgramDocument[])
    expect(readProgram(document).ok).toBe(true);
});
