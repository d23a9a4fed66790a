import { urgencyOf, usedPercent } from '../../../../src/screens/home/homeFigures';
import { ceiling, moneyBars, type Month } from '../../../../src/screens/home/moneyBars';

const month = (name: string, collected: string, refunded = '0.00', waiting = '0.00'): Month => ({
  month: name,
  collected,
  refunded,
  waiting,
});

describe('bars of money by month', () => {
  it('stand against a round amount above the tallest', () => {
    expect(ceiling(123_456n)).toBe(200_000n);
    expect(ceiling(200_001n)).toBe(250_000n);
    expect(ceiling(0n)).toBe(100n);
  });

  it('are as long as their share of it and carry the exact amount', () => {
    const [collected, refunded, waiting] = moneyBars([month('2026-01', '2000.00', '500.00')]);
    expect(collected).toEqual({ month: '2026-01', series: 'collected', share: 1, amount: '2000.00' });
    expect(refunded?.share).toBe(0.25);
    expect(waiting?.share).toBe(0);
  });

  it('have no length where corrections outweigh what was collected', () => {
    expect(moneyBars([month('2026-01', '-5.00'), month('2026-02', '1.00')])[0]?.share).toBe(0);
  });

  it('H67 are placed from exact amounts, however large', () => {
    const bars = moneyBars([month('2026-01', '9999999999.99'), month('2026-02', '0.01')]);
    expect(bars[0]?.amount).toBe('9999999999.99');
    expect(bars[3]?.share).toBe(0);
  });
});

describe('a deadline', () => {
  it('presses within two weeks and is over the day after', () => {
    expect([-1, 0, 14, 15].map(urgencyOf)).toEqual(['over', 'soon', 'soon', 'calm']);
  });
});

describe('the exempt quantity used', () => {
  it('is whole percent and never more than full', () => {
    expect(usedPercent(7_500_000n, 15_000_000n)).toBe(50);
    expect(usedPercent(16_000_000n, 15_000_000n)).toBe(100);
    expect(usedPercent(1n, 0n)).toBe(0);
  });
});
