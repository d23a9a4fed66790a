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
});
