import { useState } from 'react';
import type { RefundProposal, RefundDetails } from '../../../../contract/entities/refund';
import type { DecimalMark } from '../../../../domain/numberText';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { useSubmitRefundMutation } from '../../../api/refunds/claims';
import { useSendOnce } from '../../../api/base/useSendOnce';
import type { ClaimFault } from './claimFaults';
import type { ClaimForm } from './claimForm';
import { claimSubmission } from './claimSubmission';
import { isFiledBefore } from './filedBefore';
import { serverFaults } from './serverFaults';

/** How the last attempt to send the claim ended. */
export interface Refusal {
  readonly failure: ApiFailure;
  /** Beside their fields; what belongs to no field is in the failure's own sentence. */
  readonly faults: readonly ClaimFault[];
  /** The claim that was refused: what is changed since is judged again. */
  readonly form: ClaimForm;
}

interface Submitting {
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  /** Sends the claim once, however often it is called; null when it was not taken, for what stands in `refusal`. */
  readonly submit: (
    form: ClaimForm,
    proposal: RefundProposal,
    mark: DecimalMark,
  ) => Promise<RefundDetails | 'filed-before' | null>;
}

/** Sends a claim. Presses while it is on its way do nothing; the same claim sent again after a lost answer counts once (H11). */
export function useSubmitClaim(draft: string): Submitting {
  const [send] = useSubmitRefundMutation();
  const once = useSendOnce('claim-sending');
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function submit(
    form: ClaimForm,
    proposal: RefundProposal,
    mark: DecimalMark,
  ): Promise<RefundDetails | 'filed-before' | null> {
    const claim = claimSubmission(form, proposal, mark);
    if (claim === null) return null;
    const body = { ...claim, draft };
    const sending = await once.send(body, (idempotencyKey) => send({ body, idempotencyKey }));
    if (sending === null) return null;
    if (sending.ok) return sending.data;
    const { failure } = sending;
    if (isFiledBefore(failure)) return 'filed-before';
    const sent = body.lines.map(({ customsLineId }) => customsLineId);
    setRefusal({ failure, faults: serverFaults(failure, sent), form });
    return null;
  }

  return { isBusy: once.isBusy, refusal, submit };
}
