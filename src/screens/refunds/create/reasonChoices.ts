import type { ForeseenClaims } from '../../../../contract/entities/foreseenClaims';
import { REFUND_REASONS, type RefundReason } from '../../../../domain/refundReason';

type Foreseen = ForeseenClaims['claims'][number];

interface ReasonChoice {
  readonly reason: RefundReason;
  /** What can be claimed for it in the year; null where the board's records alone show nothing. */
  readonly claim: Foreseen | null;
}

/** All reasons, those first for which the records show an amount in the year that is chosen. */
export function reasonChoices(
  claims: readonly Foreseen[],
  fiscalYear: number | null,
): readonly ReasonChoice[] {
  const choices = REFUND_REASONS.map((reason): ReasonChoice => ({
    reason,
    claim: claims.find((each) => each.reason === reason && each.fiscalYear === fiscalYear) ?? null,
  }));
  return [...choices.filter(({ claim }) => claim !== null), ...choices.filter(({ claim }) => claim === null)];
}
