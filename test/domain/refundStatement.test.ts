import fc from 'fast-check';
import { REFUND_STATUSES } from '../../domain/refundStates';
import { isStated, statedAmounts, statedTotal } from '../../domain/refundStatement';

describe('what a claim comes to in a year’s statement', () => {
  const claim = { claimed: 500n, approved: 400n, payable: 400n } as const;

  it('is claimed while it is decided, approved then, and paid once its money has arrived', () => {
    expect(statedAmounts({ ...claim, approved: null, payable: 0n, status: 'Submitted' })).toEqual({
      claimed: 500n,
      approved: 0n,
      paid: 0n,
      remaining: 0n,
    });
    for (const status of ['Approved', 'PaymentIssued'] as const)
      expect(statedAmounts({ ...claim, status })).toMatchObject({
        approved: 400n,
        paid: 0n,
        remaining: 400n,
      });
    expect(statedAmounts({ ...claim, payable: 0n, status: 'Paid' })).toMatchObject({
      paid: 400n,
      remaining: 0n,
    });
  });

  it('leaves a returned payment to be paid, and rejected claims without an amount', () => {
    expect(statedAmounts({ ...claim, payable: 150n, status: 'Closed' })).toMatchObject({
      paid: 250n,
      remaining: 150n,
    });
    expect(statedAmounts({ ...claim, status: 'Rejected' })).toMatchObject({ approved: 0n, remaining: 0n });
  });

  it('counts neither drafts nor withdrawn claims', () => {
    expect(REFUND_STATUSES.filter((status) => !isStated(status))).toEqual(['Draft', 'Withdrawn']);
  });

  it('always adds up: approved is paid and remaining, for each claim and in total', () => {
    const cents = fc.bigInt({ min: 0n, max: 10_000_000n });
    const claims = fc.array(
      fc.record({
        status: fc.constantFrom(...REFUND_STATUSES),
        claimed: cents,
        approved: fc.option(cents),
        payable: cents,
      }),
    );
    fc.assert(
      fc.property(claims, (all) => {
        const stated = all.map(statedAmounts);
        for (const { approved, paid, remaining } of [...stated, statedTotal(stated)]) {
          expect(approved).toBe(paid + remaining);
          expect(paid >= 0n && remaining >= 0n).toBe(true);
        }
      }),
    );
  });
});
