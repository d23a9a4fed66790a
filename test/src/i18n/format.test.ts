import { formatFor } from '../../../src/i18n/format';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('figures and dates', () => {
  it('H67 keep every digit of a large amount', () => {
    expect(formatFor('en').money('99999999999.99')).toBe('$99,999,999,999.99');
    expect(formatFor('en').money('900719925474099.93')).toBe('$900,719,925,474,099.93');
    expect(plain(formatFor('fr').money('1234.50'))).toBe('1 234,50 $');
  });

  it('are as exact as they came', () => {
    expect(formatFor('en').quantity('15000.125')).toBe('15,000.125');
    expect(formatFor('en').quantity('0.423776')).toBe('0.423776');
    expect(plain(formatFor('fr').quantity('-1000.5'))).toBe('-1 000,5');
    expect(formatFor('en').amount('-5.00')).toBe('-5.00');
  });

  it('stand with three decimals where quantities stand below one another', () => {
    expect(formatFor('en').quantityFigure('29.1')).toBe('29.100');
    expect(plain(formatFor('fr').quantityFigure('-12000'))).toBe('-12 000,000');
  });

  it('H12 name the same day in every zone', () => {
    const zone = process.env['TZ'];
    for (const place of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
      process.env['TZ'] = place;
      expect(formatFor('en').date('2024-03-31')).toBe('Mar 31, 2024');
      expect(formatFor('fr').date('2024-11-03')).toBe('3 nov. 2024');
      expect(formatFor('en').date('2024-03-10')).toBe('Mar 10, 2024');
    }
    process.env['TZ'] = zone;
  });

  it('says the first of a month in French as people do, and no other day', () => {
    const { date, dayOfYear, instant } = formatFor('fr');
    expect(plain(date('2026-01-01'))).toBe('1er janv. 2026');
    expect(plain(date('2026-08-01'))).toBe('1er août 2026');
    expect(plain(date('2026-01-11'))).toBe('11 janv. 2026');
    expect(plain(date('2026-05-31'))).toBe('31 mai 2026');
    expect(plain(dayOfYear('07-01'))).toBe('1er juillet');
    expect(plain(instant('2026-12-01T17:00:00Z'))).toMatch(/^1er déc\. 2026/);
    expect(formatFor('en').date('2026-01-01')).toBe('Jan 1, 2026');
  });
});
