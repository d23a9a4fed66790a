import { claimAccount } from '../../domain/refundAccount';

describe('money of a claim in the ledger', () => {
  it('is payable below zero, receivable above, and never both', () => {
    expect(claimAccount([-500_00n])).toEqual({ payable: 500_00n, receivable: 0n });
    expect(claimAccount([-500_00n, 500_00n])).toEqual({ payable: 0n, receivable: 0n });
    expect(claimAccount([-500_00n, 500_00n, 100_00n])).toEqual({ payable: 0n, receivable: 100_00n });
  });
});
