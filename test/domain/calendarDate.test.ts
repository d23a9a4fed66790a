import fc from 'fast-check';
import {
  addDays,
  addMonths,
  calendarDate,
  compareDates,
  dateInZone,
  dateOf,
  daysBetween,
  daysInMonth,
  earlier,
  isTimeZone,
  later,
  monthEnd,
  parseCalendarDate,
  startOfDate,
} from '../../domain/calendarDate';
import { readDateText } from '../../domain/dateText';
import { fiscalYearEnd, fiscalYearOf, periodOf, quarterOf } from '../../domain/fiscalYear';

const date = calendarDate;
const anyDate = fc
  .record({
    year: fc.integer({ min: 1950, max: 2150 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day }) => dateOf(year, month, Math.min(day, daysInMonth(year, month))));

describe('calendar dates', () => {
  test.each(['2023-02-29', '2024-04-31', '0000-00-00', '2024-13-05', '2024-00-10', '1900-02-29'])(
    'H52 %s does not exist',
    (text) => {
      expect(parseCalendarDate(text)).toEqual({ ok: false, failure: { kind: 'impossible-date' } });
    },
  );

  test('H52 29 February of a leap year does', () => {
    expect(parseCalendarDate('2024-02-29')).toEqual({ ok: true, value: '2024-02-29' });
    expect(parseCalendarDate('2000-02-29').ok).toBe(true);
  });

  test('days add up across months, years and leap days', () => {
    expect(addDays(date('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(date('2023-12-31'), 1)).toBe('2024-01-01');
    expect(addDays(date('2024-03-10'), 1)).toBe('2024-03-11');
    expect(daysBetween(date('2024-02-28'), date('2024-03-01'))).toBe(2);
  });

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  test('a month after the 31st ends with its month', () => {
    expect(addMonths(date('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(date('2023-01-31'), 1)).toBe('2023-02-28');
    expect(addMonths(date('2024-01-15'), -2)).toBe('2023-11-15');
    expect(addMonths(date('2028-02-29'), 12)).toBe('2029-02-28');
    expect(monthEnd(date('2024-02-01'))).toBe('2024-02-29');
  });

  test.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-07-01', 'Pacific/Kiritimati', '2026-06-30T10:00:00.000Z'],
    // Clocks went from midnight to one o'clock.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, instant) => {
    expect(new Date(startOfDate(date(day), zone)).toISOString()).toBe(instant);
  });

  test('edge 23 the board zone decides the day of an instant, on the nights its clocks change too', () => {
    const lateEvening = Date.UTC(2026, 4, 1, 1, 30);
    expect(dateInZone(lateEvening, 'America/New_York')).toBe('2026-04-30');
    expect(dateInZone(lateEvening, 'Pacific/Kiritimati')).toBe('2026-05-01');
    expect(dateInZone(Date.UTC(2024, 10, 3, 5, 59), 'America/New_York')).toBe('2024-11-03');
    // 8 March 2026 has 23 hours there, 1 November 25.
    for (const [instant, day] of [
      ['2026-03-08T04:59:00Z', '2026-03-07'],
      ['2026-03-09T03:59:00Z', '2026-03-08'],
      ['2026-03-09T04:00:00Z', '2026-03-09'],
      ['2026-11-02T04:59:00Z', '2026-11-01'],
      ['2026-11-02T05:00:00Z', '2026-11-02'],
      ['2027-01-01T04:30:00Z', '2026-12-31'],
      ['2027-01-01T05:30:00Z', '2027-01-01'],
    ] as const)
      expect([instant, dateInZone(Date.parse(instant), 'America/New_York')]).toEqual([instant, day]);
    expect(dateInZone(Date.UTC(2024, 0, 1, 0, 0), 'UTC')).toBe('2024-01-01');
  });

  test('a zone is known by its name alone', () => {
    expect(['America/New_York', 'UTC', 'Pacific/Auckland'].filter(isTimeZone)).toHaveLength(3);
    expect(['', 'Mars/Olympus', 'EST5EDT/', '2026-11-28'].filter(isTimeZone)).toEqual([]);
  });
});

describe('dates as files write them', () => {
  test.each([
    ['2024-03-15', '2024-03-15'],
    [' 2024-03-15 ', '2024-03-15'],
    ['2024-03-15 00:00:00', '2024-03-15'],
    ['2024-03-15T00:00:00.000Z', '2024-03-15'],
    ['3/5/2024', '2024-03-05'],
    ['03/05/2024', '2024-03-05'],
  ])('%p is %s', (text, expected) => {
    expect(readDateText(text)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['45366', 'spreadsheet-serial'],
    ['45366.5', 'spreadsheet-serial'],
    ['31/12/2024', 'impossible-date'],
    ['02/29/2023', 'impossible-date'],
    ['2024-04-31', 'impossible-date'],
    ['03/05/24', 'not-a-date'],
    ['15.03.2024', 'not-a-date'],
    ['2024/03/15', 'not-a-date'],
    ['2024-03-15T21:30:00Z', 'not-a-date'],
    ['15-Mar-2024', 'not-a-date'],
    ['', 'missing'],
  ])('H22 H52 %p is refused as %s', (text, kind) => {
    expect(readDateText(text)).toEqual({ ok: false, failure: { kind } });
  });
});

describe('fiscal years', () => {
  test('a year that starts in January is the calendar year', () => {
    expect(fiscalYearOf(date('2023-12-31'), '01-01')).toBe(2023);
    expect(fiscalYearOf(date('2024-01-01'), '01-01')).toBe(2024);
    expect(quarterOf(date('2024-03-31'), '01-01')).toBe(1);
    expect(quarterOf(date('2024-12-31'), '01-01')).toBe(4);
  });

  test('a year that starts in November is named by that November', () => {
    expect(fiscalYearOf(date('2027-10-31'), '11-01')).toBe(2026);
    expect(fiscalYearOf(date('2026-11-01'), '11-01')).toBe(2026);
    expect(fiscalYearEnd(2026, '11-01')).toBe('2027-10-31');
    expect(quarterOf(date('2027-02-01'), '11-01')).toBe(2);
  });

  test('the periods of a year follow one another without a gap', () => {
    for (const [count, months] of [
      [4, 3],
      [12, 1],
    ] as const) {
      for (let index = 1; index < count; index += 1) {
        expect(addDays(periodOf(2024, index, months, '01-01').last, 1)).toBe(
          periodOf(2024, index + 1, months, '01-01').first,
        );
      }
      expect(periodOf(2024, count, months, '01-01').last).toBe('2024-12-31');
    }
  });
});

describe('the order of dates', () => {
  const [first, second] = [calendarDate('2026-09-30'), calendarDate('2026-10-01')];

  it('has the oldest first, and equal ones side by side', () => {
    expect([compareDates(first, second), compareDates(second, first), compareDates(first, first)]).toEqual([
      -1, 1, 0,
    ]);
  });

  it('tells the earlier and the later of two', () => {
    expect([earlier(first, second), earlier(second, first)]).toEqual([first, first]);
    expect([later(first, second), later(second, first)]).toEqual([second, second]);
  });
});

test('the day in a zone is the same however its name is spelled', () => {
  const instant = Date.UTC(2026, 0, 6, 3, 30);
  const zones = fc.mixedCase(fc.constantFrom('america/new_york', 'america/los_angeles'));
  fc.assert(
    fc.property(zones, (zone) => {
      expect([zone, dateInZone(instant, zone)]).toEqual([zone, '2026-01-05']);
      expect(dateInZone(instant, zone)).toBe('2026-01-05');
    }),
  );
});
