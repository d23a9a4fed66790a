import type { Cents } from './money';

/**
 * What became of a line that a company claimed before Customs had sent it: it waits, it was matched and is a line of the claim like
 * any other, or it is none of the claim and why.
 */
export const PENDING_STATES = [
  'waiting',
  'matched',
  'nothing-to-claim',
  'in-another-claim',
  'other-year',
  'other-importer',
  'let-go',
] as const;
export type PendingState = (typeof PENDING_STATES)[number];

/** What the claim says of the line. */
export interface ClaimedPending {
  readonly importerNumber: string;
  readonly fiscalYear: number;
  /** At most so much; null for all that may be claimed. */
  readonly asked: Cents | null;
}

/** The line as Customs sent it, with what the claim's reason gives on it today. */
export interface SentLine {
  readonly importerNumber: string;
  readonly fiscalYear: number;
  readonly proposed: Cents;
  readonly isInClaim: boolean;
}

export type PendingMatch =
  | { readonly state: 'matched'; readonly claimed: Cents }
  | { readonly state: Exclude<PendingState, 'waiting' | 'matched' | 'let-go'> };

/** What becomes of a waiting line now that Customs has sent it: amounts are those of Customs, never more than was asked. */
export function matchPending(claimed: ClaimedPending, sent: SentLine): PendingMatch {
  if (sent.importerNumber !== claimed.importerNumber) return { state: 'other-importer' };
  if (sent.fiscalYear !== claimed.fiscalYear) return { state: 'other-year' };
  if (sent.isInClaim) return { state: 'in-another-claim' };
  if (sent.proposed <= 0n) return { state: 'nothing-to-claim' };
  const asked = claimed.asked ?? sent.proposed;
  return { state: 'matched', claimed: asked < sent.proposed ? asked : sent.proposed };
}
