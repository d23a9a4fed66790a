import { useState } from 'react';
import type { BulkPreview, BulkResult } from '../../../../contract/entities/refundReview';
import { useBulkVerifyMutation, usePreviewBulkVerifyMutation } from '../../../api/refunds/review';
import { useSending } from '../../../api/base/useSending';
import type { ClaimSelection } from './bulkSelection';

/** How far verifying many claims has come. */
export type BulkState =
  | { readonly kind: 'previewing' }
  | { readonly kind: 'asked'; readonly preview: BulkPreview }
  | { readonly kind: 'running' | 'done'; readonly preview: BulkPreview; readonly rows: BulkResult['rows'] }
  | { readonly kind: 'failed'; readonly sentence: string; readonly rows: BulkResult['rows'] };

/** A dry run first, then the action itself, a hundred claims at a time; what was done stays done when a later call fails. */
export function useBulkVerify() {
  const [state, setState] = useState<BulkState | null>(null);
  const [look] = usePreviewBulkVerifyMutation();
  const [verify] = useBulkVerifyMutation();
  const sending = useSending('bulk-verify');

  async function open(selection: ClaimSelection): Promise<void> {
    setState({ kind: 'previewing' });
    const answer = await look({ body: { selection } });
    const sentence = sending.sentenceOf(answer);
    if (answer.data !== undefined) setState({ kind: 'asked', preview: answer.data });
    else setState({ kind: 'failed', sentence: sentence ?? '', rows: [] });
  }

  async function run(selection: ClaimSelection, preview: BulkPreview): Promise<void> {
    let rows: BulkResult['rows'] = [];
    let after: string | null = null;
    do {
      setState({ kind: 'running', preview, rows });
      const body: { selection: ClaimSelection; after: string | null } = { selection, after };
      const answer: { data?: BulkResult | undefined; error?: unknown } = await sending.deliver(
        body,
        (idempotencyKey) =>
          verify({
            body,
            idempotencyKey,
          }),
      );
      if (answer.data === undefined) {
        setState({ kind: 'failed', sentence: sending.sentenceOf(answer) ?? '', rows });
        return;
      }
      rows = [...rows, ...answer.data.rows];
      after = answer.data.next;
    } while (after !== null);
    setState({ kind: 'done', preview, rows });
  }

  return {
    state,
    open,
    run,
    close: () => {
      setState(null);
    },
  };
}
