import { useState } from 'react';
import { errorMessage } from '../../../api/base/errorMessage';
import { useReviewReportMutation } from '../../../api/reports/filing';
import { useSendOnce } from '../../../api/base/useSendOnce';
import { useLanguage } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';

export type ReviewAction = 'take-up' | 'accept' | 'return';

/** How the last action ended, for the notice above the record. */
export type ReviewOutcome =
  | { readonly kind: 'done'; readonly action: ReviewAction }
  /** Somebody was faster, or the year has moved: nothing was done. */
  | { readonly kind: 'stale'; readonly sentence: string };

export interface ReviewActions {
  readonly outcome: ReviewOutcome | null;
  readonly isBusy: boolean;
  readonly forgetOutcome: () => void;
  /** Answers the sentence to show, null when it went well or the record itself shows why not. */
  readonly review: (
    action: ReviewAction,
    reason: string,
    seenDifference: string | null,
  ) => Promise<string | null>;
}

/** Taking up, accepting and returning a report, each once and on the version that is on screen. */
export function useReviewActions(
  report: Pick<ReportRecord, 'id' | 'version'>,
  onDone: () => void,
): ReviewActions {
  const language = useLanguage();
  const [send] = useReviewReportMutation();
  const once = useSendOnce(`report-review-${report.id}`);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);

  async function review(
    action: ReviewAction,
    reason: string,
    seenDifference: string | null,
  ): Promise<string | null> {
    const body = { version: report.version, action, reason, seenDifference };
    const answer = await once.send(body, (idempotencyKey) =>
      send({ params: { id: report.id }, body, idempotencyKey }),
    );
    if (answer === null) return null;
    if (answer.ok) {
      onDone();
      setOutcome({ kind: 'done', action });
      return null;
    }
    const sentence = errorMessage(answer.failure, language);
    const moved =
      answer.failure.kind === 'refused' &&
      answer.failure.errors.some(({ error }) => error === 'report-amendment-moved');
    // The effects are asked for again where they are looked at: the question stays open with the sentence.
    if (moved || answer.failure.kind !== 'refused' || answer.failure.status !== 409) return sentence;
    setOutcome({ kind: 'stale', sentence });
    return null;
  }

  return {
    outcome,
    isBusy: once.isBusy,
    forgetOutcome: () => {
      setOutcome(null);
    },
    review,
  };
}
