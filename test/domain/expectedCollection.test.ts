import { calendarDate as date } from '../../domain/calendarDate';
import { expectedCollection, type ReportedLine, variance } from '../../domain/expectedCollection';
import { multiply } from '../../domain/decimal';
import { centsFrom, formatMoney, money } from '../../domain/money';
import { presetProgram } from '../../domain/presets';
import { rateOn } from '../../domain/program';
import { quantity, unitsOf } from '../../domain/quantity';

const program = presetProgram();
const line = (rest: Partial<ReportedLine> = {}): ReportedLine => ({
  entryDate: date('2024-03-15'),
  entryType: '01',
  htsCode: '4407110001',
  quantity: quantity('1000'),
  unit: 'm3',
  isExempt: false,
  ...rest,
});
const amountOf = (rest: Partial<ReportedLine>) => {
  const expected = expectedCollection(program, line(rest));
  return expected.ok ? formatMoney(expected.value.amount) : expected.failure.kind;
};
const stepOf = (rest: Partial<ReportedLine>) => {
  const expected = expectedCollection(program, line(rest));
  return expected.ok ? expected.value.explanation[0]?.step : expected.failure.kind;
};

describe('what Customs should have collected', () => {
  test('edge 8 quantity times the metric rate of the entry date: 31 March 2021 the old one, 1 April the new', () => {
    expect(amountOf({})).toBe('173.70');
    expect(amountOf({ quantity: quantity('35396.058') })).toBe('6148.30');
    expect(amountOf({ entryDate: date('2021-03-31'), htsCode: '4407110001' })).toBe('148.30');
    expect(amountOf({ entryDate: date('2021-04-01') })).toBe('173.70');
    expect(amountOf({ htsCode: '4409102000', unit: 'm2' })).toBe('4.41');
  });

  test('nothing on what is not covered, temporary or exempt, each with its reason', () => {
    expect([amountOf({ htsCode: '0604200000' }), stepOf({ htsCode: '0604200000' })]).toEqual([
      '0.00',
      'not-covered',
    ]);
    expect([amountOf({ entryType: '23' }), stepOf({ entryType: '23' })]).toEqual([
      '0.00',
      'temporary-import',
    ]);
    expect([amountOf({ isExempt: true }), stepOf({ isExempt: true })]).toEqual([
      '0.00',
      'exempt-certificate',
    ]);
  });

  test('no rate for the unit is said rather than taken as zero', () => {
    expect(amountOf({ htsCode: '4409102000', unit: 'm2', entryDate: date('2020-01-01') })).toBe(
      'no-metric-rate',
    );
  });
});

describe('the published metric rate against the board foot', () => {
  test.each([
    ['1000', '173.70', '173.75'],
    ['35396.058', '6148.30', '6150.00'],
  ])('%s m³ give %s to Customs, where board feet would give %s', (cubic, collected, exact) => {
    const rate = rateOn(program, date('2024-03-15'));
    if (!rate.ok) throw new Error(rate.failure.kind);
    const factor = rate.value.factors.get('m3');
    if (factor === undefined) throw new Error('no factor');
    const boardFeet = multiply(unitsOf(quantity(cubic)), factor);
    expect(amountOf({ quantity: quantity(cubic) })).toBe(collected);
    expect(formatMoney(centsFrom(multiply(boardFeet, rate.value.ratePerUnit)))).toBe(exact);
  });
});

describe('the variance flag', () => {
  test.each([
    ['173.70', '173.70', '0.00', false],
    ['1.00', '0.98', '0.02', false],
    ['1.01', '0.98', '0.03', true],
    ['101.00', '100.00', '1.00', false],
    ['101.01', '100.00', '1.01', true],
    ['98.99', '100.00', '-1.01', true],
    ['0.02', '0.00', '0.02', false],
    ['0.03', '0.00', '0.03', true],
  ])('%s collected where %s was expected is %s off, flagged: %s', (collected, expected, off, isFlagged) => {
    const found = variance(money(collected), money(expected));
    expect([formatMoney(found.amount), found.isFlagged]).toEqual([off, isFlagged]);
  });
});

test('what is expected cannot be told on a day without a rate', () => {
  const expected = expectedCollection({ ...program, rates: [] }, line());
  expect(expected).toEqual({ ok: false, failure: { kind: 'no-rate', date: '2024-03-15' } });
});
