import fc from 'fast-check';
import { assessReport, type Assessment } from '../../domain/assessment';
import { calendarDate as date } from '../../domain/calendarDate';
import { formatMoney, sumMoney } from '../../domain/money';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';
import { formatQuantity, quantity } from '../../domain/quantity';

const board = presetProgram();
const assess = (
  mbf: string,
  exemptUsedBefore: bigint,
  from = '2026-01-01',
  rules = board,
  rest = {},
): Assessment => {
  const parts = [{ from: date(from), quantity: quantity(mbf) }];
  const assessed = assessReport(
    { parts, exemptUsedBefore, yearQuantityBefore: 0n, holdsCertificate: false, ...rest },
    rules,
  );
  if (!assessed.ok) throw new Error(assessed.failure.kind);
  return assessed.value;
};

describe('the assessment of a report', () => {
  test('a year of four quarters comes to 9,840.00', () => {
    let used = 0n;
    const due = ['10000', '8000', '12000', '9000'].map((mbf) => {
      const quarter = assess(mbf, used);
      used += quarter.exemptApplied;
      return formatMoney(quarter.amount);
    });
    expect(due).toEqual(['0.00', '1230.00', '4920.00', '3690.00']);
    expect(formatQuantity(used)).toBe('15000.000');
  });

  test('edge 6 exactly 15,000,000.000 board feet owe nothing under first-quantity mode, a thousandth more owes its part of a cent rounded', () => {
    expect(formatMoney(assess('15000', 0n).amount)).toBe('0.00');
    expect(assess('15000.001', 0n).assessable).toBe(1n);
    expect(formatMoney(assess('15000.013', 0n).amount)).toBe('0.01');
  });

  test('edge 5 a zero report is a report', () => {
    expect(assess('0', 0n)).toMatchObject({ gross: 0n, amount: 0n });
  });

  test('edge 8 a rate change inside the period splits it, each part rounded once', () => {
    const split = assessReport(
      {
        parts: [
          { from: date('2021-03-01'), quantity: quantity('16000') },
          { from: date('2021-04-01'), quantity: quantity('100.013') },
        ],
        exemptUsedBefore: 0n,
        yearQuantityBefore: 0n,
        holdsCertificate: false,
      },
      board,
    );
    if (!split.ok) throw new Error(split.failure.kind);
    expect(split.value.lines.map((line) => formatMoney(line.amount))).toEqual(['350.00', '41.01']);
    expect(split.value.explanation.map((each) => each.step)).toEqual([
      'gross',
      'exempt-first-quantity',
      'assessable',
      'line',
      'line',
      'total',
    ]);
  });

  test('before the program there is no rate', () => {
    const early = {
      parts: [{ from: date('2011-01-01'), quantity: 1n }],
      exemptUsedBefore: 0n,
      yearQuantityBefore: 0n,
      holdsCertificate: false,
    };
    expect(assessReport(early, board)).toEqual({
      ok: false,
      failure: { kind: 'no-rate', date: '2011-01-01' },
    });
  });

  test('all or nothing: free under the quantity, and on reaching it the whole year is due', () => {
    const pounds = presetProgram(MONTHLY_POUNDS);
    const holder = { holdsCertificate: true };
    const january = assess('300000', 0n, '2026-01-01', pounds, holder);
    expect(january).toMatchObject({ amount: 0n, exemptApplied: 300_000_000n });
    const february = assess('200000', january.exemptApplied, '2026-02-01', pounds, {
      ...holder,
      yearQuantityBefore: january.gross,
    });
    expect(formatMoney(february.amount)).toBe('3750.00');
    expect(february.caughtUp).toBe(300_000_000n);
    const march = assess('1000', 0n, '2026-03-01', pounds, {
      ...holder,
      yearQuantityBefore: quantity('500000'),
    });
    expect(formatMoney(march.amount)).toBe('7.50');
    expect(formatMoney(assess('1000', 0n, '2026-03-01', pounds).amount)).toBe('7.50');
  });

  test('however a year is cut into periods, the exempt quantity is used once and no more', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 9_000_000n }), { maxLength: 12 }), (periods) => {
        let used = 0n;
        const due = periods.map((mbf) => {
          const one = assess(formatQuantity(mbf), used);
          used += one.exemptApplied;
          return one.amount;
        });
        const total = periods.reduce((sum, each) => sum + each, 0n);
        const whole = assess(formatQuantity(total), 0n);
        expect(used).toBe(whole.exemptApplied);
        const off = sumMoney(due) - whole.amount;
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(periods.length));
      }),
    );
  });
});
