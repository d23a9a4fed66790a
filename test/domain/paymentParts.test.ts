import { isPaymentOrder, paidByPart } from '../../domain/paymentParts';

const OWED = { interest: 300n, 'late-charge': 1_000n, assessment: 10_000n };

describe('the order in which a payment pays off a report', () => {
  it.each([
    [['interest', 'late-charge', 'assessment'], true],
    [['assessment', 'interest', 'late-charge'], true],
    [['interest', 'late-charge'], false],
    [['interest', 'interest', 'late-charge', 'assessment'], false],
    [['interest', 'late-charge', 'late-charge'], false],
    [[], false],
  ])('%p names each part once: %p', (order, expected) => {
    expect(isPaymentOrder(order)).toBe(expected);
  });

  it.each([
    [0n, [0n, 0n, 0n]],
    [300n, [300n, 0n, 0n]],
    [301n, [300n, 1n, 0n]],
    [1_300n, [300n, 1_000n, 0n]],
    [11_300n, [300n, 1_000n, 10_000n]],
  ])('%p cents pay interest, then the late charge, then the assessment', (paid, expected) => {
    const parts = paidByPart(OWED, paid, ['interest', 'late-charge', 'assessment']);
    expect([parts.interest, parts['late-charge'], parts.assessment]).toEqual(expected);
  });

  it('or the other way round, where the board has said so', () => {
    const parts = paidByPart(OWED, 10_500n, ['assessment', 'late-charge', 'interest']);
    expect(parts).toEqual({ interest: 0n, 'late-charge': 500n, assessment: 10_000n });
  });
});
