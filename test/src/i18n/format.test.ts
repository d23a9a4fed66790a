import { formatFor } from '../../../src/i18n/format';
import { READER_ZONES, sitIn } from '../support/machineZone';

const BOARD = 'America/New_York';
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const [en, fr] = [formatFor('en', BOARD), formatFor('fr', BOARD)];

describe('figures and dates', () => {
  it('H67 keep every digit of a large amount', () => {
    expect(en.money('99999999999.99')).toBe('$99,999,999,999.99');
    expect(en.money('900719925474099.93')).toBe('$900,719,925,474,099.93');
    expect(plain(fr.money('1234.50'))).toBe('1 234,50 $');
  });

  it('are as exact as they came', () => {
    expect(en.quantity('15000.125')).toBe('15,000.125');
    expect(en.quantity('0.423776')).toBe('0.423776');
    expect(plain(fr.quantity('-1000.5'))).toBe('-1 000,5');
    expect(en.amount('-5.00')).toBe('-5.00');
  });

  it('stand with three decimals where quantities stand below one another', () => {
    expect(en.quantityFigure('29.1')).toBe('29.100');
    expect(plain(fr.quantityFigure('-12000'))).toBe('-12 000,000');
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('H12 name the same day in %s', (reader) => {
    sitIn(reader);
    expect(formatFor('en', reader).date('2024-03-31')).toBe('Mar 31, 2024');
    expect(formatFor('fr', reader).date('2024-11-03')).toBe('3 nov. 2024');
    expect(formatFor('en', BOARD).date('2024-03-10')).toBe('Mar 10, 2024');
  });

  it('says the first of a month in French as people do, and no other day', () => {
    const { date, dayOfYear, instant, dayOf } = fr;
    expect(plain(date('2026-01-01'))).toBe('1er janv. 2026');
    expect(plain(date('2026-08-01'))).toBe('1er août 2026');
    expect(plain(date('2026-01-11'))).toBe('11 janv. 2026');
    expect(plain(date('2026-05-31'))).toBe('31 mai 2026');
    expect(plain(dayOfYear('07-01'))).toBe('1er juillet');
    expect(plain(instant('2026-12-01T17:00:00Z'))).toBe('1er déc. 2026, 12 h 00 HNE');
    expect(plain(dayOf('2026-12-02T04:59:59Z'))).toBe('1er déc. 2026');
    expect(en.date('2026-01-01')).toBe('Jan 1, 2026');
  });
});

describe.each(READER_ZONES)('an instant, to a reader in %s', (reader) => {
  it.each([
    ['2026-11-29T04:30:00Z', 'Nov 28, 2026', '11:30 PM EST', '28 nov. 2026, 23 h 30 HNE'],
    ['2026-11-29T05:30:00Z', 'Nov 29, 2026', '12:30 AM EST', '29 nov. 2026, 00 h 30 HNE'],
    // The clock goes from 2 to 3.
    ['2026-03-08T06:59:00Z', 'Mar 8, 2026', '1:59 AM EST', '8 mars 2026, 01 h 59 HNE'],
    ['2026-03-08T07:00:00Z', 'Mar 8, 2026', '3:00 AM EDT', '8 mars 2026, 03 h 00 HAE'],
    // It goes from 2 back to 1: only the zone tells the two apart.
    ['2026-11-01T05:30:00Z', 'Nov 1, 2026', '1:30 AM EDT', '1er nov. 2026, 01 h 30 HAE'],
    ['2026-11-01T06:30:00Z', 'Nov 1, 2026', '1:30 AM EST', '1er nov. 2026, 01 h 30 HNE'],
    ['2027-01-01T04:30:00Z', 'Dec 31, 2026', '11:30 PM EST', '31 déc. 2026, 23 h 30 HNE'],
    ['2027-01-01T05:30:00Z', 'Jan 1, 2027', '12:30 AM EST', '1er janv. 2027, 00 h 30 HNE'],
  ])('%s is the board’s %s, %s', (instant, day, time, french) => {
    sitIn(reader);
    expect(en.dayOf(instant)).toBe(day);
    expect(plain(en.time(Date.parse(instant)))).toBe(time);
    expect(plain(en.instant(instant))).toBe(`${day}, ${time}`);
    expect(plain(fr.instant(instant))).toBe(french);
  });
});
