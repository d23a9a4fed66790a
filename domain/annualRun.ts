import type { CalendarDate } from './calendarDate';
import { foreseeYear, type ForeseenLine, type ForeseenYear } from './foreseenClaims';
import type { Cents } from './money';
import type { RefundReason } from './refundReason';

/** What an annual run finds for an importer: a claim is possible, or why none is. */
export const ANNUAL_OUTCOMES = [
  'claimable',
  'company-inactive',
  'not-eligible',
  'waived',
  'below-minimum',
  'deadline-passed',
  'in-claims',
  'quantity-unknown',
  'nothing-left',
  'no-reason',
  /** Its lines became a company's while the run went on, and are calculated with that company. */
  'with-company',
  /** Its figures could not be calculated. */
  'failed',
] as const;
export type AnnualOutcome = (typeof ANNUAL_OUTCOMES)[number];

/** Why an importer is excluded. */
export type AnnualExclusion = Exclude<AnnualOutcome, 'claimable'>;

/** What became of the letter to an importer; `pending` until it is written. */
export const ANNUAL_LETTERS = [
  'pending',
  /** By email and notification. */
  'sent',
  /** To be printed: nobody of the importer has an account. */
  'paper',
  /** An earlier letter or a notice before the last day has announced the year. */
  'notified-before',
  /** Claimed, refunded, or expired since the run. */
  'nothing-left',
  /** Its lines became a company's since the run; the company is written to. */
  'with-company',
  'failed',
] as const;
export type AnnualLetter = (typeof ANNUAL_LETTERS)[number];

/** An importer's standing with the board; an importer without a company may claim once it has registered. */
export interface AnnualStanding {
  readonly isActive: boolean;
  readonly isEligible: boolean;
  readonly isWaived: boolean;
}

/** A line as a reason proposes it, with what stands in the way where it proposes nothing. */
export interface AnnualLine extends ForeseenLine {
  readonly left: Cents;
  /** Whether an undecided claim holds it. */
  readonly isHeld: boolean;
  /** Whether nothing can be said because its quantity is not known. */
  readonly isUnknown: boolean;
}

interface AnnualTerms {
  readonly today: CalendarDate;
  readonly lateUntil: CalendarDate | null;
  readonly minimum: Cents;
}

export interface AnnualResult {
  readonly outcome: AnnualOutcome;
  readonly foreseen: ForeseenYear;
}

const NOTHING: ForeseenYear = { claims: [], total: 0n };

/** What an importer may claim for a year: the amounts of the claim form, or the first reason that excludes it. */
export function annualResult(
  standing: AnnualStanding,
  proposals: readonly { readonly reason: RefundReason; readonly lines: readonly AnnualLine[] }[],
  terms: AnnualTerms,
): AnnualResult {
  if (!standing.isActive) return { outcome: 'company-inactive', foreseen: NOTHING };
  if (!standing.isEligible) return { outcome: 'not-eligible', foreseen: NOTHING };
  if (standing.isWaived) return { outcome: 'waived', foreseen: NOTHING };
  const foreseen = foreseeYear(proposals, terms);
  if (foreseen.claims.length > 0) return { outcome: 'claimable', foreseen };
  const some = (is: (line: AnnualLine) => boolean) => proposals.some(({ lines }) => lines.some(is));
  if (foreseeYear(proposals, { ...terms, minimum: 0n }).claims.length > 0)
    return { outcome: 'below-minimum', foreseen };
  if (some(({ proposed }) => proposed > 0n)) return { outcome: 'deadline-passed', foreseen };
  if (some(({ isHeld }) => isHeld)) return { outcome: 'in-claims', foreseen };
  if (!some(({ left }) => left > 0n)) return { outcome: 'nothing-left', foreseen };
  return { outcome: some(({ isUnknown }) => isUnknown) ? 'quantity-unknown' : 'no-reason', foreseen };
}
