import fc from 'fast-check';
import { sumMoney } from '../../domain/money';
import { overpaidByClaim, type RefundedLine } from '../../domain/overpayment';

const amount = fc.bigInt({ min: 0n, max: 1_000_00n });
const line: fc.Arbitrary<RefundedLine> = fc.record({
  collected: fc.bigInt({ min: -500_00n, max: 1_000_00n }),
  grants: fc.array(fc.record({ claimId: fc.constantFrom('a', 'b', 'c'), approved: amount }), {
    maxLength: 4,
  }),
});

describe('what Customs took back after a refund', () => {
  it('edge 12: 100.00 taken off a line of 500.00 refunded whole makes 100.00 overpaid', () => {
    const lines = [{ collected: 400_00n, grants: [{ claimId: '7', approved: 500_00n }] }];
    expect(overpaidByClaim(lines)).toEqual(new Map([['7', 100_00n]]));
  });

  it('edge 12: is taken from the newest claim first', () => {
    const grants = [
      { claimId: 'new', approved: 30_00n },
      { claimId: 'old', approved: 70_00n },
    ];
    expect(overpaidByClaim([{ collected: 50_00n, grants }])).toEqual(
      new Map([
        ['new', 30_00n],
        ['old', 20_00n],
      ]),
    );
  });

  it('edge 13: a fee that Customs gave back whole makes the whole refund overpaid, never more', () => {
    expect(overpaidByClaim([{ collected: -5_00n, grants: [{ claimId: '7', approved: 80_00n }] }])).toEqual(
      new Map([['7', 80_00n]]),
    );
  });

  it('adds up to what was granted beyond what is collected, on whatever lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const beyond = lines.map(({ collected, grants }) => {
          const over = sumMoney(grants.map(({ approved }) => approved)) - (collected > 0n ? collected : 0n);
          return over > 0n ? over : 0n;
        });
        const overpaid = overpaidByClaim(lines);
        expect(sumMoney(overpaid.values())).toBe(sumMoney(beyond));
        expect([...overpaid.values()].every((part) => part > 0n)).toBe(true);
      }),
    );
  });
});
