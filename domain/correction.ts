import type { Cents } from './money';
import type { Program } from './program';

/** What the board's people do to money that is owed: give a part of it up, or take a report out as if it had never been filed. */
export const CORRECTION_KINDS = ['write-off', 'void'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const CORRECTION_STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const CORRECTION_DECISIONS = ['confirm', 'refuse', 'withdraw'] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

/** Whether a second person must agree: above the sum over which two people sign (decision 10). */
export const needsSecondPerson = (amount: Cents, { twoApproverLimit }: Pick<Program, 'twoApproverLimit'>) =>
  amount > twoApproverLimit;
