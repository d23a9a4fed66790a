import { useRef, useState } from 'react';
import type { BodyOf } from '../../../../contract/endpoint';
import type { assignClaims } from '../../../../contract/endpoints/refunds/assignments';
import type { AssignmentPreview, AssignmentResult } from '../../../../contract/entities/assignment';
import { useSending } from '../../../api/base/useSending';
import { useAssignClaimsMutation, usePreviewAssignmentMutation } from '../../../api/refunds/assignments';

export type Assignment = BodyOf<typeof assignClaims>;

export interface AssignmentState {
  readonly asked: Assignment;
  /** Undefined until one is known. */
  readonly preview?: AssignmentPreview;
  /** Whether the preview is of something else than what is asked now. */
  readonly isStale?: boolean;
  readonly failure?: string;
}

/** What assigning would do, asked for again with each change of to whom, and the action itself. */
export function useAssignment() {
  const [state, setState] = useState<AssignmentState | null>(null);
  const [look] = usePreviewAssignmentMutation();
  const [assign] = useAssignClaimsMutation();
  const sending = useSending('assign-claims');
  const newest = useRef<Assignment | null>(null);

  async function preview(asked: Assignment): Promise<void> {
    newest.current = asked;
    setState((before) =>
      before?.preview === undefined ? { asked } : { asked, preview: before.preview, isStale: true },
    );
    const answer = await look({ body: asked });
    if (newest.current !== asked) return;
    const sentence = sending.sentenceOf(answer);
    if (answer.data !== undefined) setState({ asked, preview: answer.data });
    else setState({ asked, failure: sentence ?? '' });
  }

  async function run(body: Assignment): Promise<AssignmentResult | null> {
    const answer = await sending.deliver(body, (idempotencyKey) => assign({ body, idempotencyKey }));
    if (answer.data !== undefined) return answer.data;
    setState({ asked: body, failure: sending.sentenceOf(answer) ?? '' });
    return null;
  }

  return {
    state,
    preview,
    run,
    close: () => {
      newest.current = null;
      setState(null);
    },
  };
}
