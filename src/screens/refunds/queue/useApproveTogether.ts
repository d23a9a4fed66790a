import { useState } from 'react';
import type { BulkApproval, BulkApprovalResult } from '../../../../contract/entities/bulkApproval';
import { useApproveTogetherMutation } from '../../../api/refunds/bulkApprovals';
import { useSending } from '../../../api/base/useSending';

/** What is decided of the claims. */
export type ApprovalOutcome = Pick<BulkApproval, 'approved' | 'refused'>;

/** How far the decision has come. */
export interface ApprovalProgress extends ApprovalOutcome {
  readonly kind: 'running' | 'done' | 'failed';
  /** Why it stopped. */
  readonly sentence: string;
}

type Deciding = Pick<BulkApproval, 'id' | 'total' | 'left' | 'approved' | 'refused'>;

/** One decision, sent some claims at a time, from where it stands; what was decided stays decided when a later call fails. */
export function useApproveTogether(approval: Deciding) {
  const [progress, setProgress] = useState<ApprovalProgress | null>(null);
  const [approve] = useApproveTogetherMutation();
  const sending = useSending(`approve-together-${approval.id}`);

  async function run(): Promise<void> {
    let outcome: ApprovalOutcome = approval;
    let { left } = approval;
    const at = (kind: ApprovalProgress['kind'], sentence = ''): void => {
      setProgress({ kind, sentence, approved: outcome.approved, refused: outcome.refused });
    };
    do {
      at('running');
      const body = { total: approval.total, left };
      const params = { id: approval.id };
      const answer: { data?: BulkApprovalResult | undefined; error?: unknown } = await sending.deliver(
        body,
        (idempotencyKey) => approve({ params, body, idempotencyKey }),
      );
      if (answer.data === undefined) {
        at('failed', sending.sentenceOf(answer) ?? '');
        return;
      }
      outcome = addRows(outcome, answer.data.rows);
      ({ left } = answer.data);
    } while (left > 0);
    at('done');
  }
  return { progress, run };
}

const addRows = (
  { approved, refused }: ApprovalOutcome,
  rows: BulkApprovalResult['rows'],
): ApprovalOutcome => ({
  approved: approved + rows.filter(({ outcome }) => outcome === 'approved').length,
  refused: [
    ...refused,
    ...rows.flatMap(({ outcome, number, reason }) =>
      outcome === 'refused' ? [{ number, reason: reason ?? '' }] : [],
    ),
  ],
});
