import fc from 'fast-check';
import { expectedMetricRate, metricRateWarnings } from '../../domain/metricRate';
import { PRESETS } from '../../domain/presets';
import type { RateDocument } from '../../domain/programDocument';

const rate = (ratePerUnit: string, m3: string): RateDocument => ({
  effectiveFrom: '2027-01-01',
  effectiveTo: null,
  ratePerUnit,
  metricRates: { m3 },
  factors: { m3: '0.423776001' },
  reference: '',
});
const FIRST = new Set([0]);

describe('the Customs rate beside a rate of the board', () => {
  it('is rate times factor: 0.45 per MBF is 0.1907 per m3, and the one of 0.41 kept beside it is told of', () => {
    expect(expectedMetricRate('0.45', '0.423776001')).toBe('0.1907');
    expect(metricRateWarnings([rate('0.45', '0.1737')], FIRST)).toEqual([
      {
        field: 'rates.0.metricRates.m3',
        unit: 'm3',
        effectiveFrom: '2027-01-01',
        entered: '0.1737',
        expected: '0.1907',
      },
    ]);
    expect(metricRateWarnings([rate('0.41', '0.1737')], FIRST)).toEqual([]);
  });

  it('may be rounded or cut, finer than four decimals too, and is asked of the rates that change alone', () => {
    for (const entered of ['0.1907', '0.1906', '0.190699', '0.19069920'])
      expect(metricRateWarnings([rate('0.45', entered)], FIRST)).toEqual([]);
    for (const entered of ['0.1908', '0.1905', '0.2', '0.19064'])
      expect(metricRateWarnings([rate('0.45', entered)], FIRST)).toHaveLength(1);
    expect(metricRateWarnings([rate('0.45', '0.1737')], new Set([1]))).toEqual([]);
    expect(metricRateWarnings([{ ...rate('0.45', '0.1737'), factors: {} }], FIRST)).toEqual([]);
  });

  it('has six decimals per m2, where four are half a percent off: 0.43 per MBF is 0.004628, and 0.0046 is told of', () => {
    const m2 = (entered: string): RateDocument => ({
      ...rate('0.43', ''),
      metricRates: { m2: entered },
      factors: { m2: '0.010763104' },
    });
    expect(expectedMetricRate('0.43', '0.010763104')).toBe('0.004628');
    expect(metricRateWarnings([m2('0.0046')], FIRST)).toMatchObject([{ unit: 'm2', expected: '0.004628' }]);
    expect(metricRateWarnings([m2('0.004628')], FIRST)).toEqual([]);
  });

  it('is never told of where it is what is proposed', () => {
    const text = fc.integer({ min: 1, max: 9_999_999 }).map((units) => (units / 10_000).toFixed(4));
    fc.assert(
      fc.property(text, text, (ratePerUnit, factor) => {
        const m3 = expectedMetricRate(ratePerUnit, factor) ?? '';
        const document = { ...rate(ratePerUnit, m3), factors: { m3: factor } };
        expect(metricRateWarnings([document], FIRST)).toEqual([]);
      }),
    );
  });

  it.each(Object.keys(PRESETS))('fits in the shipped preset %s', (name) => {
    const rates = PRESETS[name]?.rates ?? [];
    expect(metricRateWarnings(rates, new Set(rates.keys()))).toEqual([]);
  });
});

describe('a Customs rate at the edge of what rounding explains', () => {
  const beside = (ratePerUnit: string, factor: string, m3: string) =>
    metricRateWarnings([{ ...rate(ratePerUnit, m3), factors: { m3: factor } }], FIRST);

  it('is told of when it lies a whole unit of its last decimal off', () => {
    expect(beside('0.45', '0.4', '0.1801')).toMatchObject([{ entered: '0.1801', expected: '0.1800' }]);
    expect(beside('0.45', '0.4', '0.1800')).toEqual([]);
  });

  it('is told of when it lies a whole ten-thousandth of itself off', () => {
    expect(beside('10', '1', '10.001')).toMatchObject([{ expected: '10.0000' }]);
    expect(beside('10', '1', '10.0009')).toEqual([]);
    expect(beside('10', '1', '9.999')).toHaveLength(1);
  });
});
