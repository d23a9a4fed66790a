import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { RefundProposal, RefundDetails } from '../../../../contract/entities/refund';
import type { DecimalMark } from '../../../../domain/numberText';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSubmitRefundMutation } from '../../../api/refunds/claims';
import { keyFor, type SendingKey } from '../../../api/base/sendingKey';
import type { ClaimFault } from './claimFaults';
import type { ClaimForm } from './claimForm';
import { claimSubmission } from './claimSubmission';
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
  /** Sends the claim once, however often it is called; null when it was not taken. */
  readonly submit: (
    form: ClaimForm,
    proposal: RefundProposal,
    mark: DecimalMark,
  ) => Promise<RefundDetails | null>;
}

/** Sends a claim. Presses while it is on its way do nothing; the same claim sent again after a lost answer counts once (H11). */
export function useSubmitClaim(): Submitting {
  const [send] = useSubmitRefundMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);
  const lastKey = useRef<SendingKey | null>(null);

  async function submit(
    form: ClaimForm,
    proposal: RefundProposal,
    mark: DecimalMark,
  ): Promise<RefundDetails | null> {
    const body = claimSubmission(form, proposal, mark);
    if (body === null || underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    lastKey.current = keyFor(body, lastKey.current, nanoid);
    const answer = await send({ body, idempotencyKey: lastKey.current.key });
    underWay.current = false;
    setBusy(false);
    if (answer.data !== undefined) return answer.data;
    const failure = readApiFailure(answer.error) ?? { kind: 'unreadable', status: 0 };
    const sent = body.lines.map(({ customsLineId }) => customsLineId);
    setRefusal({ failure, faults: serverFaults(failure, sent), form });
    return null;
  }

  return { isBusy, refusal, submit };
}
