import { type Cents, sumMoney } from './money';

/** How a claim's money stands in the ledger: the sum of its entries, below zero while the board owes it to the company. */
export interface ClaimAccount {
  /** What the board still has to pay on it. */
  readonly payable: Cents;
  /** What was paid and Customs' later corrections took away: the company owes it to the board. */
  readonly receivable: Cents;
}

/** What the ledger's entries of one claim (refund, payment, overpaid part, offset) come to. */
export function claimAccount(entries: readonly Cents[]): ClaimAccount {
  const sum = sumMoney(entries);
  return { payable: sum < 0n ? -sum : 0n, receivable: sum > 0n ? sum : 0n };
}
