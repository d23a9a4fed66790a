import { type Cents, formatMoney, sumMoney } from '../../../domain/money';
import type { Settlement } from '../../../domain/settlement';
import type { AccountFacts } from '../ledger/accountFacts';

/** What a company owes after a settlement, below zero where it has paid ahead. */
export const owedBy = ({ obligations, unapplied }: Settlement): Cents =>
  sumMoney(Array.from(obligations.values(), ({ balance }) => balance)) - unapplied;

/** Where one payment or credit has gone, as the contract says it. */
export const appliedParts = (settlement: Settlement, facts: AccountFacts, creditId: string) =>
  facts.obligations.flatMap(({ id, currentId, number }) => {
    const amount = sumMoney(
      settlement.allocations
        .filter((part) => part.creditId === creditId && part.obligationId === id)
        .map((part) => part.amount),
    );
    return amount === 0n ? [] : [{ reportId: currentId, number, amount: formatMoney(amount) }];
  });
