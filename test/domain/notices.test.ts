import { addDays, calendarDate } from '../../domain/calendarDate';
import { periodsDueSoon, refundNotice } from '../../domain/notices';
import { QUARTERLY_BOARD_FEET, presetProgram } from '../../domain/presets';
import { recentPeriods } from '../../domain/reportPeriod';

const day = (text: string) => calendarDate(text);
const terms = { days: 30, coveredUntil: null };

describe('a notice of what can still be claimed', () => {
  const yearEnd = [{ lastDay: day('2026-12-31'), amount: 700n }];

  it('begins the days before the last day and ends with it', () => {
    const on = (today: string) => refundNotice(yearEnd, { ...terms, today: day(today) });
    expect(on('2026-11-30')).toBeNull();
    expect(on('2026-12-01')).toEqual({ lastDay: '2026-12-31', coveredUntil: '2027-01-06', amount: 700n });
    expect(on('2026-12-31')).not.toBeNull();
    expect(on('2027-01-01')).toBeNull();
  });

  it('is not repeated for last days that one has covered, and is none where nothing is left or it is off', () => {
    const today = day('2026-12-05');
    expect(refundNotice(yearEnd, { ...terms, today, coveredUntil: day('2026-12-31') })).toBeNull();
    expect(refundNotice([], { ...terms, today })).toBeNull();
    expect(refundNotice(yearEnd, { ...terms, days: 0, today: day('2026-12-31') })).toBeNull();
  });

  it('comes once a week where every line has a last day of its own, and never less than its days ahead', () => {
    const expiring = Array.from({ length: 60 }, (_, n) => ({
      lastDay: addDays(day('2026-03-01'), n),
      amount: 1n,
    }));
    const sent: string[] = [];
    let coveredUntil = null as ReturnType<typeof day> | null;
    let total = 0n;
    for (let n = -40; n < 60; n += 1) {
      const today = addDays(day('2026-03-01'), n);
      const notice = refundNotice(expiring, { days: 30, today, coveredUntil });
      if (notice === null) continue;
      expect(addDays(today, 30)).toBe(notice.lastDay);
      sent.push(today);
      coveredUntil = notice.coveredUntil;
      total += notice.amount;
    }
    expect(sent).toHaveLength(9);
    expect(total).toBe(60n);
  });
});

describe('a notice of a report', () => {
  const program = presetProgram(QUARTERLY_BOARD_FEET);
  const named = (today: string, days = 14) =>
    periodsDueSoon(recentPeriods(program, day(today)), day(today), days).map(({ name }) => name);

  it('begins the days before the due date, after the period’s end, and ends with the due date', () => {
    expect(named('2026-04-15')).toEqual([]);
    expect(named('2026-04-16')).toEqual(['Q1']);
    expect(named('2026-04-30')).toEqual(['Q1']);
    expect(named('2026-05-01')).toEqual([]);
    expect(named('2026-03-31', 60)).toEqual([]);
    expect(named('2026-04-01', 60)).toEqual(['Q1']);
    expect(periodsDueSoon(recentPeriods(program, day('2026-04-30')), day('2026-04-30'), 0)).toHaveLength(0);
  });
});
