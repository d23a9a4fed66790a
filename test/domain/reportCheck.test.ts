import { calendarDate } from '../../domain/calendarDate';
import { quantity } from '../../domain/quantity';
import { checkReport, type ReportToCheck } from '../../domain/reportCheck';
import type { ReportLine } from '../../domain/reportLine';
import { reportPeriod } from '../../domain/reportPeriod';
import { presetProgram, QUARTERLY_BOARD_FEET } from '../../domain/presets';

const program = presetProgram(QUARTERLY_BOARD_FEET);
const period = present(reportPeriod(2026, 2, program));

function present<T>(value: T | null): T {
  if (value === null) throw new Error('there is no such period');
  return value;
}

const line = (changes: Partial<ReportLine> = {}): ReportLine => ({
  date: calendarDate('2026-05-04'),
  kind: 'SHIPPED',
  description: 'SPF 2x4',
  country: null,
  quantity: quantity('100.000'),
  ...changes,
});

const judge = (report: Partial<ReportToCheck> = {}) =>
  checkReport(
    {
      period,
      lines: [line()],
      today: calendarDate('2026-07-30'),
      lastGross: quantity('100.000'),
      isOrganicOn: () => false,
      hasRateOn: () => true,
      passesExemptQuantity: false,
      ...report,
    },
    program,
  );
const said = (report: Partial<ReportToCheck>) =>
  judge(report).map(({ kind, severity, line: at }) => `${severity} ${kind}${at === null ? '' : ` ${at}`}`);
const sized = (now: string, last: string | null) =>
  said({ lines: [line({ quantity: quantity(now) })], lastGross: last === null ? null : quantity(last) });

describe('what is said of a report before it is sent', () => {
  it('nothing of a usual one, sent on its due date', () => {
    expect(judge()).toEqual([]);
  });

  it('it cannot be sent on the last day of its period, and can the day after', () => {
    expect(said({ today: calendarDate('2026-06-30') })).toEqual(['error period-not-over']);
    expect(said({ today: calendarDate('2026-07-01') })).toEqual([]);
  });

  it('the day after the due date it is late, which is good to know and no obstacle', () => {
    const [late] = judge({ today: calendarDate('2026-07-31') });
    expect(late).toMatchObject({ kind: 'received-late', severity: 'notice', values: { due: '2026-07-30' } });
  });

  it.each([
    ['2026-03-31', ['error date-outside-period 0']],
    ['2026-04-01', []],
    ['2026-06-30', []],
    ['2026-07-01', ['error date-outside-period 0']],
  ])('a line of %s lies in the quarter or is refused', (date, expected) => {
    expect(said({ lines: [line({ date: calendarDate(date) })] })).toEqual(expected);
  });

  it('edge 5 a quantity below zero is refused, and zero is not', () => {
    expect(said({ lines: [line(), line({ quantity: -1n })] })).toEqual(['error negative-quantity 1']);
    expect(said({ lines: [line(), line({ quantity: 0n })] })).toEqual([]);
  });

  it('a day without a rate is an error of its own, and said once where the day is outside the period too', () => {
    expect(said({ hasRateOn: () => false })).toEqual(['error no-rate 0']);
    const outside = line({ date: calendarDate('2026-07-01') });
    expect(said({ hasRateOn: () => false, lines: [outside] })).toEqual(['error date-outside-period 0']);
  });

  it('only an import needs its country, and only an organic quantity a certificate of the day', () => {
    expect(said({ lines: [line({ kind: 'IMPORTED' })] })).toEqual(['error country-missing 0']);
    expect(said({ lines: [line({ kind: 'IMPORTED', country: 'CA' })] })).toEqual([]);
    const organic = [line(), line({ kind: 'ORGANIC' })];
    expect(said({ lines: organic })).toEqual(['error organic-without-certificate 1']);
    expect(said({ lines: organic, isOrganicOn: (date) => date === '2026-05-04' })).toEqual([]);
  });

  it('a line that says the same as an earlier one is named with what it says, wherever the earlier one stands', () => {
    const [twice, ...others] = judge({ lines: [line(), line({ quantity: 1n }), line()] });
    expect(twice).toMatchObject({ kind: 'line-twice', line: 2 });
    expect(twice?.values).toEqual({ date: '2026-05-04', quantity: '100.000' });
    expect(others).toEqual([]);
  });

  it.each<Partial<ReportLine>>([
    { kind: 'EXPORTED' },
    { date: calendarDate('2026-05-05') },
    { description: 'SPF 2x6' },
    { quantity: quantity('99.999') },
    { country: 'CA' },
  ])('a line that differs in %p is another one', (changes) => {
    expect(said({ lines: [line(), line(changes)] })).toEqual([]);
  });

  it.each([
    ['999.999', '100.000', []],
    ['1000.000', '100.000', ['warning ten-times-last']],
    ['29999.999', '100.000', ['warning ten-times-last']],
    ['30000.000', '100.000', ['warning unit-slip']],
    ['10.001', '100.000', []],
    ['10.000', '100.000', ['warning tenth-of-last']],
    ['0.000', '100.000', ['warning nothing-this-time']],
    ['0.000', '0.000', ['notice nothing-reported']],
    ['0.000', null, ['notice nothing-reported']],
    ['149999.999', null, []],
    ['150000.000', null, ['warning beyond-any-year']],
    ['150000.000', '0.000', ['warning beyond-any-year']],
  ])('edge 5 %s after %s: ten times or a tenth is asked about', (now, last, expected) => {
    expect(sized(now, last)).toEqual(expected);
  });

  it('shipped and imported count for the size, exported and organic do not', () => {
    const parts = [
      line({ quantity: quantity('600.000') }),
      line({ kind: 'IMPORTED', country: 'CA', quantity: quantity('400.001') }),
      line({ kind: 'EXPORTED', quantity: quantity('90000.000') }),
    ];
    const [size] = judge({ lines: parts });
    expect(size).toMatchObject({ kind: 'ten-times-last', values: { now: '1000.001', last: '100.000' } });
  });

  it('without an exempt quantity the first report is of any size', () => {
    const first = { period, lines: [line({ quantity: quantity('9000000.000') })], lastGross: null };
    const facts = { isOrganicOn: () => false, hasRateOn: () => true, passesExemptQuantity: false };
    const today = calendarDate('2026-07-30');
    expect(checkReport({ ...first, ...facts, today }, { exemptQuantity: 0n })).toEqual([]);
  });

  it('errors stand before warnings and warnings before notices', () => {
    const lines = [line({ quantity: quantity('5000.000') }), line({ kind: 'IMPORTED', quantity: 1n })];
    const late = calendarDate('2026-08-20');
    expect(said({ lines, today: late, passesExemptQuantity: true })).toEqual([
      'error country-missing 1',
      'warning ten-times-last',
      'notice received-late',
      'notice exempt-quantity-passed',
    ]);
  });
});

describe('a report whose corrections take all of it back', () => {
  const sizes = (...quantities: readonly string[]) =>
    judge({ lines: quantities.map((each) => line({ quantity: quantity(each) })) })
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'negative-quantity');

  it('is no tenth of the last one', () => {
    expect(sizes('10.000')).toEqual(['tenth-of-last']);
    expect(sizes('50.000', '-50.000')).toEqual([]);
    expect(sizes('-5.000')).toEqual([]);
  });
});
