import { calendarDate } from '../../domain/calendarDate';
import { presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';
import { partsOf, type ReportLine, type ReportLineKind, totalOf } from '../../domain/reportLine';

const line = (kind: ReportLineKind, date: string, amount: string): ReportLine => ({
  kind,
  date: calendarDate(date),
  description: '',
  quantity: quantity(amount),
  country: null,
});
const [known] = presetProgram().rates;
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the program has no rate');
  return value;
}
const rateFrom = (from: string, to: string | null = null) => ({
  ...present(known),
  effectiveFrom: calendarDate(from),
  effectiveTo: to === null ? null : calendarDate(to),
});
const start = calendarDate('2026-04-01');
const program = {
  rates: [rateFrom('2026-01-01', '2026-04-30'), rateFrom('2026-05-01', '2026-05-31'), rateFrom('2026-06-01')],
};

test('the total of a report counts the kinds that were asked for', () => {
  const lines = [line('SHIPPED', '2026-04-02', '1'), line('IMPORTED', '2026-04-02', '2')];
  lines.push(line('EXPORTED', '2026-04-02', '4'), line('ORGANIC', '2026-04-02', '8'));
  expect(totalOf(lines, 'SHIPPED')).toBe(quantity('1'));
  expect(totalOf(lines, 'IMPORTED', 'ORGANIC')).toBe(quantity('10'));
  expect(totalOf(lines)).toBe(0n);
});

describe('the parts of a report', () => {
  it('are what was shipped and imported under each rate, oldest first', () => {
    const lines = [
      line('SHIPPED', '2026-06-30', '1'),
      line('IMPORTED', '2026-06-01', '2'),
      line('SHIPPED', '2026-05-31', '4'),
      line('SHIPPED', '2026-04-01', '8'),
      line('EXPORTED', '2026-05-05', '16'),
      line('ORGANIC', '2026-05-05', '32'),
    ];
    expect(partsOf(lines, start, program)).toEqual({
      ok: true,
      value: [
        { from: '2026-04-01', quantity: quantity('8') },
        { from: '2026-05-01', quantity: quantity('4') },
        { from: '2026-06-01', quantity: quantity('3') },
      ],
    });
  });

  it('begin with the period, where the rate is older, and at most once', () => {
    const lines = [line('SHIPPED', '2026-04-01', '1'), line('SHIPPED', '2026-04-30', '2')];
    expect(partsOf(lines, start, { rates: [rateFrom('2026-04-01')] })).toEqual(
      partsOf(lines, start, { rates: [rateFrom('2025-01-01')] }),
    );
    expect(partsOf(lines, start, program)).toEqual({
      ok: true,
      value: [{ from: '2026-04-01', quantity: quantity('3') }],
    });
  });

  it('are one of nothing, where nothing is assessed', () => {
    const nothing = { ok: true, value: [{ from: '2026-04-01', quantity: 0n }] };
    expect(partsOf([], start, program)).toEqual(nothing);
    expect(partsOf([line('EXPORTED', '2026-05-05', '1')], start, program)).toEqual(nothing);
  });

  it('are not known where a day has no rate', () => {
    const lines = [line('SHIPPED', '2025-12-31', '1')];
    expect(partsOf(lines, start, program)).toMatchObject({ ok: false, failure: { kind: 'no-rate' } });
  });
});
