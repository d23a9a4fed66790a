import { calendarDate } from '../../domain/calendarDate';
import { addBusinessDays, isNewAccount, payableFrom } from '../../domain/newAccount';

// The 26th of June 2026 is a Friday.
const friday = calendarDate('2026-06-26');

describe('the waiting period of a new bank account', () => {
  it('counts business days', () => {
    expect([0, 1, 2, 5, 6].map((days) => addBusinessDays(friday, days))).toEqual([
      '2026-06-26',
      '2026-06-29',
      '2026-06-30',
      '2026-07-03',
      '2026-07-06',
    ]);
  });

  it('is over on its last day', () => {
    const ask = (today: string) => payableFrom(friday, 3, calendarDate(today));
    expect([ask('2026-06-26'), ask('2026-06-30'), ask('2026-07-01'), ask('2026-07-02')]).toEqual([
      '2026-07-01',
      '2026-07-01',
      null,
      null,
    ]);
    expect(payableFrom(friday, 0, friday)).toBeNull();
  });
});

describe('a new bank account', () => {
  it('counts as new for thirty days, the day it was set included', () => {
    expect(isNewAccount(calendarDate('2026-03-01'), calendarDate('2026-03-30'))).toBe(true);
    expect(isNewAccount(calendarDate('2026-03-01'), calendarDate('2026-03-31'))).toBe(false);
  });
});
