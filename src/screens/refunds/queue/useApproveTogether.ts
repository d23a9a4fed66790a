import { useState } from 'react';
import type { BulkApproval, BulkApprovalResult } from '../../../../contract/entities/bulkApproval';
import { useApproveTogetherMutation } from '../../../api/refunds/bulkApprovals';
import { useSending } from '../../../api/base/useSending';

/** How far the decision has come. */
export interface ApprovalProgress {
  readonly kind: 'running' | 'done' | 'failed';
  readonly rows: BulkApprovalResult['rows'];
  /** Why it stopped. */
  readonly sentence: string;
}

/** One decision, sent some claims at a time; what was decided stays decided when a later call fails. */
export function useApproveTogether(approval: Pick<BulkApproval, 'id' | 'count' | 'total'>) {
  const [progress, setProgress] = useState<ApprovalProgress | null>(null);
  const [approve] = useApproveTogetherMutation();
  const sending = useSending(`approve-together-${approval.id}`);

  async function run(): Promise<void> {
    let rows: BulkApprovalResult['rows'] = [];
    let left = approval.count;
    do {
      setProgress({ kind: 'running', rows, sentence: '' });
      const body = { total: approval.total, left };
      const params = { id: approval.id };
      const answer: { data?: BulkApprovalResult | undefined; error?: unknown } = await sending.deliver(
        body,
        (idempotencyKey) => approve({ params, body, idempotencyKey }),
      );
      if (answer.data === undefined) {
        setProgress({ kind: 'failed', rows, sentence: sending.sentenceOf(answer) ?? '' });
        return;
      }
      rows = [...rows, ...answer.data.rows];
      ({ left } = answer.data);
    } while (left > 0);
    setProgress({ kind: 'done', rows, sentence: '' });
  }
  return { progress, run };
}
