import { type Cents, sumMoney } from './money';

/** What the card provider can say about money that goes back to a payer. `refund-total` is all that was refunded of one charge. */
export const CARD_RETURN_KINDS = ['refund', 'refund-total', 'dispute'] as const;
export type CardReturnKind = (typeof CARD_RETURN_KINDS)[number];

/** In the order they come about. `warning` is an inquiry before a dispute: no money has moved. */
export const CARD_RETURN_STATES = ['warning', 'pending', 'open', 'done', 'failed', 'lost', 'won'] as const;
export type CardReturnState = (typeof CARD_RETURN_STATES)[number];

/** Why a person must look at it. */
export const CARD_RETURN_PROBLEMS = ['unknown-payment', 'other-currency', 'beyond-payment'] as const;
export type CardReturnProblem = (typeof CARD_RETURN_PROBLEMS)[number];

/** What is said of one refund, one dispute, or one charge. */
export interface CardReturn {
  readonly kind: CardReturnKind;
  readonly state: CardReturnState;
  /** In the smallest unit of its currency; for a total, what was refunded of the charge until then. */
  readonly amount: bigint;
  /** When the provider said it, in its seconds. */
  readonly asOf: number;
}

/** What was last said of it, and when that state and amount were first said. */
export interface KnownReturn extends CardReturn {
  readonly since: number;
}

/** Whether one thing said of a refund or dispute replaces another. Messages come in any order; those of one second go by their state. */
export function replaces(reported: CardReturn, known: CardReturn): boolean {
  if (reported.asOf !== known.asOf) return reported.asOf > known.asOf;
  const rank = CARD_RETURN_STATES.indexOf(reported.state) - CARD_RETURN_STATES.indexOf(known.state);
  return rank === 0 ? reported.amount > known.amount : rank > 0;
}

/** What is known once one more thing was reported. What is only said again keeps the time when it was first said, whichever comes first. */
export function knownAfter(known: KnownReturn | null, reported: CardReturn): KnownReturn {
  const { kind, state, amount, asOf } = reported;
  const latest = { kind, state, amount, asOf };
  if (known === null) return { ...latest, since: asOf };
  const isSame = known.state === state && known.amount === amount;
  const since = isSame && known.since < asOf ? known.since : asOf;
  if (replaces(reported, known)) return { ...latest, since };
  return isSame ? { ...known, since } : known;
}

const sumOf = (
  returns: readonly KnownReturn[],
  kind: CardReturnKind,
  states: readonly CardReturnState[],
  since = -Infinity,
): Cents =>
  sumMoney(
    returns
      .filter((each) => each.kind === kind && states.includes(each.state) && each.since >= since)
      .map(({ amount }) => amount),
  );

/** What is left of a charge's total without the refunds that failed after it was last said. */
const standing = ({ amount, asOf }: KnownReturn, returns: readonly KnownReturn[]): Cents =>
  amount - sumOf(returns, 'refund', ['failed'], asOf);

/** Whether a charge's total says no more than its single refunds, which are listed then. */
export const isCoveredBySingles = (total: KnownReturn, returns: readonly KnownReturn[]): boolean =>
  standing(total, returns) <= sumOf(returns, 'refund', ['pending', 'done']);

/**
 * What the payer has back of one payment. Totals and single refunds tell of the same money, so the larger one counts; a refund that
 * failed after a total was last said is no longer part of it. That it failed may be said again later, which changes nothing.
 */
export function moneyReturned(returns: readonly KnownReturn[]): {
  readonly refunded: Cents;
  readonly disputed: Cents;
} {
  const totals = returns
    .filter(({ kind }) => kind === 'refund-total')
    .map((total) => standing(total, returns));
  const singles = sumOf(returns, 'refund', ['pending', 'done']);
  return {
    refunded: totals.reduce((most, total) => (total > most ? total : most), singles),
    disputed: sumOf(returns, 'dispute', ['open', 'lost']),
  };
}

/** Whether it counts against the payment. */
export const takesMoney = ({ kind, state }: Pick<CardReturn, 'kind' | 'state'>): boolean =>
  kind === 'dispute' ? state === 'open' || state === 'lost' : state !== 'failed';

/** What of it can be entered: never more than the payment has left. Refunds come before disputes. */
export function entered(
  { refunded, disputed }: ReturnType<typeof moneyReturned>,
  left: Cents,
): { readonly refunded: Cents; readonly disputed: Cents } {
  const refund = refunded < left ? refunded : left;
  const rest = left - refund;
  return { refunded: refund, disputed: disputed < rest ? disputed : rest };
}

/** Whether a person has to look: a dispute with all that becomes of it, a refund that failed, and whatever could not be entered. */
export const needsCheck = (
  { kind, state }: Pick<CardReturn, 'kind' | 'state'>,
  problem: CardReturnProblem | null,
): boolean => problem !== null || kind === 'dispute' || state === 'failed';
