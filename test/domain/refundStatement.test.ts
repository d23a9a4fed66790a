import fc from 'fast-check';
import { REFUND_STATUSES } from '../../domain/refundStates';
import { isStated, statedAmounts, statedTotal } from '../../domain/refundStatement';

describe('what a claim comes to in a year’s statement', () => {
  const claim = { claimed: 500n, approved: 400n, payable: 400n, issued: 0n, offset: 0n } as const;

  it('is claimed while it is decided, approved then, and paid once its money has arrived', () => {
    expect(statedAmounts({ ...claim, approved: null, payable: 0n, status: 'Submitted' })).toEqual({
      claimed: 500n,
      approved: 0n,
      paid: 0n,
      remaining: 0n,
    });
    expect(statedAmounts({ ...claim, status: 'Approved' })).toMatchObject({
      approved: 400n,
      paid: 0n,
      remaining: 400n,
    });
    const issued = { ...claim, payable: 0n, issued: 400n };
    expect(statedAmounts({ ...issued, status: 'PaymentIssued' })).toMatchObject({
      paid: 0n,
      remaining: 400n,
    });
    expect(statedAmounts({ ...issued, status: 'Paid' })).toMatchObject({ paid: 400n, remaining: 0n });
  });

  it('counts as paid what was applied to a balance, also while the rest is still to be paid', () => {
    const part = { ...claim, payable: 240n, offset: 160n };
    expect(statedAmounts({ ...part, status: 'Approved' })).toMatchObject({ paid: 160n, remaining: 240n });
    expect(statedAmounts({ ...part, payable: 0n, issued: 240n, status: 'PaymentIssued' })).toMatchObject({
      paid: 160n,
      remaining: 240n,
    });
    expect(statedAmounts({ ...claim, payable: 0n, offset: 400n, status: 'Paid' })).toMatchObject({
      paid: 400n,
      remaining: 0n,
    });
  });

  it('counts as paid only what was paid where Customs adjusted a line before the payment', () => {
    expect(statedAmounts({ ...claim, payable: 0n, issued: 280n, status: 'Paid' })).toMatchObject({
      approved: 400n,
      paid: 280n,
      remaining: 0n,
    });
  });

  it('leaves a returned payment to be paid, and rejected claims without an amount', () => {
    expect(statedAmounts({ ...claim, status: 'Approved' })).toMatchObject({ paid: 0n, remaining: 400n });
    expect(statedAmounts({ ...claim, status: 'Rejected' })).toMatchObject({ approved: 0n, remaining: 0n });
  });

  it('counts neither drafts nor withdrawn claims', () => {
    expect(REFUND_STATUSES.filter((status) => !isStated(status))).toEqual(['Draft', 'Withdrawn']);
  });

  it('adds up to the total of all claims', () => {
    const cents = fc.bigInt({ min: 0n, max: 10_000_000n });
    const claims = fc.array(
      fc.record({
        status: fc.constantFrom(...REFUND_STATUSES),
        claimed: cents,
        approved: fc.option(cents),
        payable: cents,
        issued: cents,
        offset: cents,
      }),
    );
    fc.assert(
      fc.property(claims, (all) => {
        const stated = all.map(statedAmounts);
        const total = statedTotal(stated);
        for (const part of ['claimed', 'approved', 'paid', 'remaining'] as const)
          expect(total[part]).toBe(stated.reduce((sum, each) => sum + each[part], 0n));
      }),
    );
  });
});
