import { addDays, calendarDate as date } from '../../domain/calendarDate';
import { formatDecimal } from '../../domain/decimal';
import { MONTHLY_POUNDS, presetProgram, QUARTERLY_BOARD_FEET } from '../../domain/presets';
import { htsRuleFor, rateOn, toProgramUnit } from '../../domain/program';
import type { ProgramDocument, RateDocument } from '../../domain/programDocument';
import { formatQuantity, quantity } from '../../domain/quantity';
import { readProgram } from '../../domain/readProgram';

const program = presetProgram();

describe('rates', () => {
  test('the rate changes on 1 April 2021 and not a day earlier', () => {
    const rate = (text: string) => {
      const found = rateOn(program, date(text));
      return found.ok ? formatDecimal(found.value.ratePerUnit) : found.failure.kind;
    };
    expect(rate('2021-03-31')).toBe('0.35');
    expect(rate('2021-04-01')).toBe('0.41');
    expect(rate('2011-12-31')).toBe('no-rate');
  });

  test('a cubic meter is 0.423776001 MBF, so the exempt quantity is reached at 35,396.058 m3', () => {
    const convert = (text: string) =>
      toProgramUnit(program, { quantity: quantity(text), unit: 'm3', entryDate: date('2024-03-15') });
    const converted = convert('35396.058');
    expect(converted.ok && formatQuantity(converted.value.quantity)).toBe('15000.000');
  });

  test('square meters have no factor before 1 April 2021', () => {
    const line = { quantity: quantity('100'), unit: 'm2' } as const;
    expect(toProgramUnit(program, { ...line, entryDate: date('2021-03-31') })).toEqual({
      ok: false,
      failure: { kind: 'no-factor', unit: 'm2', date: '2021-03-31' },
    });
    expect(toProgramUnit(program, { ...line, entryDate: date('2021-04-01') })).toMatchObject({
      ok: true,
      value: { quantity: 1076n },
    });
  });
});

describe('coverage', () => {
  test('tariff numbers are covered by prefix, within the rule’s dates', () => {
    expect(htsRuleFor(program, '4407110001', date('2024-03-15'))?.code).toBe('44071100');
    expect(htsRuleFor(program, '4407110001', date('2016-12-31'))).toBeNull();
    expect(htsRuleFor(program, '4407100101', date('2016-12-31'))?.code).toBe('44071001');
    expect(htsRuleFor(program, '0604200000', date('2024-03-15'))).toBeNull();
  });

  test('a seasonal rule holds across the turn of the year', () => {
    const pounds = presetProgram(MONTHLY_POUNDS);
    expect(htsRuleFor(pounds, '0804504055', date('2024-12-31'))?.code).toBe('0804504055');
    expect(htsRuleFor(pounds, '0804504055', date('2024-01-01'))?.code).toBe('0804504055');
    expect(htsRuleFor(pounds, '0804504055', date('2024-06-01'))).toBeNull();
    expect(htsRuleFor(pounds, '0804506055', date('2024-06-01'))?.organic).toBe(false);
  });

  test('the longest code decides', () => {
    const [pine] = program.htsRules.filter((rule) => rule.code === '44071100');
    if (pine === undefined) throw new Error('The preset covers pine.');
    const rules = { htsRules: [pine, { ...pine, code: '4407110001', unit: 'm2' as const }] };
    expect(htsRuleFor(rules, '4407110001', date('2024-03-15'))?.unit).toBe('m2');
    expect(
      htsRuleFor({ htsRules: [...rules.htsRules].reverse() }, '4407110001', date('2024-03-15'))?.unit,
    ).toBe('m2');
  });
});

describe('reading a program', () => {
  const faultsOf = (change: Partial<ProgramDocument>) => {
    const read = readProgram({ ...QUARTERLY_BOARD_FEET, ...change });
    return read.ok ? [] : read.failure.map((fault) => `${fault.field}: ${fault.kind}`);
  };
  const rates = (...periods: readonly [string, string | null][]): { rates: RateDocument[] } => ({
    rates: periods.map(([effectiveFrom, effectiveTo]) => ({
      effectiveFrom,
      effectiveTo,
      ratePerUnit: '0.41',
      metricRates: {},
      factors: {},
      reference: '',
    })),
  });

  test('both presets are sound and survive a journey as JSON', () => {
    for (const preset of [QUARTERLY_BOARD_FEET, MONTHLY_POUNDS]) {
      expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
      expect(readProgram(preset).ok).toBe(true);
    }
  });

  test('rates must follow one another day by day', () => {
    expect(faultsOf(rates(['2012-01-01', '2021-03-31'], ['2021-04-01', null]))).toEqual([]);
    expect(faultsOf(rates(['2012-01-01', '2021-03-31'], ['2021-04-02', null]))).toEqual([
      'rates.1.effectiveFrom: gap',
    ]);
    expect(faultsOf(rates(['2012-01-01', '2021-04-01'], ['2021-04-01', null]))).toEqual([
      'rates.1.effectiveFrom: overlap',
    ]);
    expect(faultsOf(rates(['2012-01-01', null], ['2021-04-01', null]))).toEqual([
      'rates.1.effectiveFrom: overlap',
    ]);
    expect(faultsOf(rates(['2012-01-01', '2011-01-01']))).toEqual(['rates.0.effectiveTo: ends-before-start']);
    expect(faultsOf(rates())).toEqual(['rates: no-rates']);
  });

  test('every faulty value is named by its field', () => {
    expect(
      faultsOf({
        exemptQuantity: '-1',
        twoApproverLimit: '1e3',
        boardZone: 'Mars/Olympus',
        fiscalYearStart: '02-30',
        earliestEntryDate: 'never',
      }),
    ).toEqual([
      'fiscalYearStart: not-a-date',
      'boardZone: not-a-zone',
      'earliestEntryDate: not-a-date',
      'exemptQuantity: negative',
      'twoApproverLimit: not-a-number',
    ]);
  });

  test('the day after the first rate ends is the first of the second', () => {
    const [first, second] = program.rates;
    expect(first?.effectiveTo && addDays(first.effectiveTo, 1)).toBe(second?.effectiveFrom);
  });
});

test('a preset that is faulty is named with its faults', () => {
  expect(() => presetProgram({ ...QUARTERLY_BOARD_FEET, rates: [] })).toThrow(
    `The preset ${QUARTERLY_BOARD_FEET.preset} is faulty: [{"kind":"no-rates","field":"rates"}]`,
  );
});

test('of two rules for as many digits the first one holds', () => {
  const [rule] = program.htsRules;
  if (rule === undefined) throw new Error('the preset covers something');
  const days = { effectiveFrom: date('2024-01-01'), effectiveTo: null, season: null };
  const first = { ...rule, ...days, code: '4407110001', match: 'EXACT', unit: 'm2' } as const;
  const second = { ...first, match: 'PREFIX', unit: 'kg' } as const;
  const unitOf = (...htsRules: readonly (typeof first | typeof second)[]) =>
    htsRuleFor({ ...program, htsRules }, '4407110001', date('2024-03-15'))?.unit;
  expect([unitOf(first, second), unitOf(second, first)]).toEqual(['m2', 'kg']);
});
