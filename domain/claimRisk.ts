import { type CalendarDate, daysBetween } from './calendarDate';
import { type Cents, formatMoney } from './money';
import { isNewAccount } from './newAccount';

/** Why a claim deserves a closer look, the heaviest first; equal weights keep this order. */
export const RISK_SIGNALS = [
  'overdue',
  'new-bank-account',
  'returned-before',
  'lines-seen-before',
  'variance',
  'unusual-amount',
  'filed-late',
  'first-claim',
] as const;
export type RiskSignalName = (typeof RISK_SIGNALS)[number];

/** How much each signal counts. The score is their sum, so that a further signal never makes a claim look safer. */
export const RISK_WEIGHTS: Readonly<Record<RiskSignalName, number>> = {
  // The board itself is in breach, every day more.
  overdue: 30,
  // A payment to the wrong account is rarely recovered.
  'new-bank-account': 30,
  // An approver has already stopped it once.
  'returned-before': 25,
  // A line that was rejected or withdrawn should not be paid on the second try unseen.
  'lines-seen-before': 20,
  // Money that the calculation does not explain.
  variance: 20,
  // An error of entry or of kind shows in the amount first.
  'unusual-amount': 15,
  // Someone allowed it in after its last day, and should see why.
  'filed-late': 10,
  // Nothing is known of the company yet; it says little by itself.
  'first-claim': 10,
};

/** From so many earlier claims on, a company has a usual amount; */
const USUAL_FROM = 3;
/** so many times the usual amount is unusual. */
const UNUSUAL_TIMES = 3n;

/** What is known of an undecided claim on a day. */
export interface RiskFacts {
  readonly today: CalendarDate;
  /** Null while the days for a decision have not begun. */
  readonly decisionDue: CalendarDate | null;
  /** The day the company named or changed its bank account; null when it is paid by check. */
  readonly accountSetOn: CalendarDate | null;
  readonly returns: number;
  /** Lines that stood in a claim that was rejected or withdrawn. */
  readonly linesSeenBefore: number;
  /** Lines claimed otherwise than calculated, and the sum of the differences without their signs. */
  readonly linesDiffering: number;
  readonly difference: Cents;
  readonly claimed: Cents;
  /** The company's earlier claims, and the middle one of their amounts. */
  readonly earlierClaims: number;
  readonly usualAmount: Cents;
  /** The day up to which a late claim was allowed; null for one filed in time. */
  readonly lateUntil: CalendarDate | null;
}

/** What the sentence of a signal names: days and counts, amounts as '12.00', dates as 'YYYY-MM-DD'. */
export interface RiskValues {
  readonly count?: number;
  readonly amount?: string;
  readonly usual?: string;
  readonly date?: string;
}

export interface RiskSignal {
  readonly name: RiskSignalName;
  readonly weight: number;
  readonly values: RiskValues;
}

export interface ClaimRisk {
  readonly score: number;
  readonly signals: readonly RiskSignal[];
}

/** What a company usually claims; null while it has too few earlier claims to say. */
export const usualAmountOf = ({
  earlierClaims,
  usualAmount,
}: Pick<RiskFacts, 'earlierClaims' | 'usualAmount'>): Cents | null =>
  earlierClaims >= USUAL_FROM ? usualAmount : null;

const RULES: Readonly<Record<RiskSignalName, (facts: RiskFacts) => RiskValues | null>> = {
  overdue: ({ today, decisionDue }) =>
    decisionDue !== null && today > decisionDue ? { count: daysBetween(decisionDue, today) } : null,
  'new-bank-account': ({ today, accountSetOn }) =>
    accountSetOn !== null && isNewAccount(accountSetOn, today) ? { date: accountSetOn } : null,
  'returned-before': ({ returns }) => (returns > 0 ? { count: returns } : null),
  'lines-seen-before': ({ linesSeenBefore }) => (linesSeenBefore > 0 ? { count: linesSeenBefore } : null),
  variance: ({ linesDiffering, difference }) =>
    linesDiffering > 0 ? { count: linesDiffering, amount: formatMoney(difference) } : null,
  'unusual-amount': (facts) => {
    const usual = usualAmountOf(facts);
    return usual !== null && facts.claimed > usual * UNUSUAL_TIMES
      ? { amount: formatMoney(facts.claimed), usual: formatMoney(usual) }
      : null;
  },
  'filed-late': ({ lateUntil }) => (lateUntil === null ? null : { date: lateUntil }),
  'first-claim': ({ earlierClaims }) => (earlierClaims === 0 ? {} : null),
};

/** The risk of an undecided claim: each signal that applies, the heaviest first, and the sum of their weights. */
export function riskOf(facts: RiskFacts): ClaimRisk {
  const signals = RISK_SIGNALS.flatMap((name): readonly RiskSignal[] => {
    const values = RULES[name](facts);
    return values === null ? [] : [{ name, weight: RISK_WEIGHTS[name], values }];
  });
  return { score: signals.reduce((sum, { weight }) => sum + weight, 0), signals };
}
