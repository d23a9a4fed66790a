import { calendarDate } from '../../domain/calendarDate';
import { fiscalYearEnd, fiscalYearOf, fiscalYearStart, quarterOf } from '../../domain/fiscalYear';
import {
  type PeriodRules,
  periodNamed,
  periodsUntil,
  recentPeriods,
  reportPeriod,
} from '../../domain/reportPeriod';

const rules = (values: Partial<PeriodRules> = {}): PeriodRules => ({
  reportPeriod: 'QUARTER',
  fiscalYearStart: '01-01',
  dueRule: { kind: 'days-after-end', days: 30 },
  ...values,
});
const names = (periods: ReturnType<typeof periodsUntil>) =>
  periods.map(({ fiscalYear, name }) => `${fiscalYear} ${name}`);
const on = (day: string) => calendarDate(day);

describe('the periods of a report', () => {
  test('a list covers every year from the first to the one that runs, up to the period that runs', () => {
    expect(names(periodsUntil(rules(), 2025, on('2026-04-01')))).toEqual([
      '2025 Q1',
      '2025 Q2',
      '2025 Q3',
      '2025 Q4',
      '2026 Q1',
      '2026 Q2',
    ]);
    expect(names(periodsUntil(rules(), 2026, on('2026-03-31')))).toEqual(['2026 Q1']);
    expect(periodsUntil(rules(), 2027, on('2026-12-31'))).toEqual([]);
    expect(periodsUntil(rules(), 2030, on('2026-12-31'))).toEqual([]);
  });

  test('the recent ones are those of this fiscal year and the one before', () => {
    expect(names(recentPeriods(rules(), on('2026-01-01')))).toEqual([
      '2025 Q1',
      '2025 Q2',
      '2025 Q3',
      '2025 Q4',
      '2026 Q1',
    ]);
    const monthly = rules({ reportPeriod: 'MONTH', fiscalYearStart: '11-01' });
    const recent = names(recentPeriods(monthly, on('2026-10-31')));
    expect([recent.length, recent[0], recent.at(-1)]).toEqual([24, '2024 01', '2025 12']);
  });

  test('a year has four quarters or twelve months, and no others', () => {
    expect(reportPeriod(2026, 0, rules())).toBeNull();
    expect(reportPeriod(2026, 5, rules())).toBeNull();
    expect(reportPeriod(2026, 4, rules())).toEqual({
      fiscalYear: 2026,
      index: 4,
      name: 'Q4',
      first: '2026-10-01',
      last: '2026-12-31',
      dueDate: '2027-01-30',
    });
    const monthly = rules({ reportPeriod: 'MONTH' });
    expect(reportPeriod(2026, 13, monthly)).toBeNull();
    expect(reportPeriod(2026, 2, monthly)).toMatchObject({
      name: '02',
      first: '2026-02-01',
      last: '2026-02-28',
    });
  });

  test('a stored name stands for a period of its own kind of program', () => {
    expect(periodNamed(2026, 'Q3', rules())).toMatchObject({ index: 3, first: '2026-07-01' });
    expect(periodNamed(2026, '03', rules())).toBeNull();
    expect(periodNamed(2026, '3', rules())).toBeNull();
    expect(periodNamed(2026, 'Q9', rules())).toBeNull();
    expect(periodNamed(2026, '03', rules({ reportPeriod: 'MONTH' }))).toMatchObject({ index: 3 });
    expect(periodNamed(2026, 'Q3', rules({ reportPeriod: 'MONTH' }))).toBeNull();
  });
});

describe('the fiscal year', () => {
  test('begins on its first day and ends the day before the next', () => {
    expect(fiscalYearOf(on('2026-10-31'), '11-01')).toBe(2025);
    expect(fiscalYearOf(on('2026-11-01'), '11-01')).toBe(2026);
    expect(fiscalYearStart(2026, '11-01')).toBe('2026-11-01');
    expect(fiscalYearEnd(2026, '11-01')).toBe('2027-10-31');
  });

  test.each([
    ['2026-11-01', 1],
    ['2027-01-31', 1],
    ['2027-02-01', 2],
    ['2027-04-30', 2],
    ['2027-05-01', 3],
    ['2027-07-31', 3],
    ['2027-08-01', 4],
    ['2027-10-31', 4],
  ])('%s lies in quarter %i of a year from November', (day, quarter) => {
    expect(quarterOf(on(day), '11-01')).toBe(quarter);
  });
});
