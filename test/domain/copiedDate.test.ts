import fc from 'fast-check';
import { addDays, calendarDate, daysBetween } from '../../domain/calendarDate';
import { copiedDate } from '../../domain/copiedDate';
import { QUARTERLY_BOARD_FEET, presetProgram } from '../../domain/presets';
import { reportPeriod } from '../../domain/reportPeriod';

const program = presetProgram(QUARTERLY_BOARD_FEET);
const quarter = (year: number, index: number) => {
  const period = reportPeriod(year, index, program);
  if (period === null) throw new Error('no such quarter');
  return period;
};
const copied = (date: string, from = quarter(2026, 1), to = quarter(2026, 2)) =>
  copiedDate(calendarDate(date), from, to);

describe('the day of a line copied into another period', () => {
  it('is the same day of the month, at the same place in the period', () => {
    expect(copied('2026-01-15')).toBe('2026-04-15');
    expect(copied('2026-03-01')).toBe('2026-06-01');
    expect(copied('2026-11-20', quarter(2026, 4), quarter(2027, 1))).toBe('2027-02-20');
  });

  it('stays the end of a month, and the end of the period', () => {
    expect(copied('2026-02-28')).toBe('2026-05-31');
    expect(copied('2026-03-31')).toBe('2026-06-30');
    expect(copied('2026-06-30', quarter(2026, 2), quarter(2026, 3))).toBe('2026-09-30');
  });

  it('is left open where it cannot be known', () => {
    expect(copied('2025-12-31')).toBeNull();
    expect(copied('2026-11-30', quarter(2026, 4), quarter(2027, 1))).toBe('2027-02-28');
    expect(copied('2026-11-29', quarter(2026, 4), quarter(2027, 1))).toBeNull();
  });

  it('always lies in the new period', () => {
    const period = fc.tuple(fc.integer({ min: 2024, max: 2028 }), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(period, period, fc.nat({ max: 91 }), ([year, index], [later, other], days) => {
        const from = quarter(year, index);
        const to = quarter(later, other);
        fc.pre(days <= daysBetween(from.first, from.last));
        const moved = copiedDate(addDays(from.first, days), from, to);
        expect(moved === null || (moved >= to.first && moved <= to.last)).toBe(true);
      }),
    );
  });
});

describe('a day outside the period it is copied from', () => {
  const days = (first: string, last: string) => ({ first: calendarDate(first), last: calendarDate(last) });

  it('is left open, also where it would find a place in a longer period', () => {
    const january = days('2026-01-01', '2026-01-31');
    const spring = days('2026-04-01', '2026-06-30');
    expect(copiedDate(calendarDate('2026-01-10'), january, spring)).toBe('2026-04-10');
    expect(copiedDate(calendarDate('2026-02-10'), january, spring)).toBeNull();
  });

  it('is left open, also where months begin on their last day', () => {
    const from = days('2026-01-31', '2026-02-27');
    const to = days('2026-02-28', '2026-03-30');
    expect(copiedDate(calendarDate('2026-01-28'), from, to)).toBeNull();
  });
});
