import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSendRefundToSignerMutation } from '../../../api/refunds/claims';
import { alertRaised } from '../../../state/alerts';
import { draftOf } from './claimDraft';
import type { ClaimForm } from './claimForm';

/** Sends a prepared claim to the company's signers, and leads back to the claims once they have it. */
export function useSendToSigner(key: string) {
  const { t } = useTranslation('claim');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send] = useSendRefundToSignerMutation();
  // From the press until the page is left: the draft is saved by sending it.
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  return {
    isBusy: isSending,
    failure,
    /** Answers whether the signers have it. */
    send: async (form: ClaimForm): Promise<boolean> => {
      setSending(true);
      const failed = readApiFailure(
        (await send({ params: { key }, body: { content: draftOf(form) } })).error,
      );
      setFailure(failed);
      if (failed !== null) setSending(false);
      return failed === null;
    },
    leave: (): void => {
      dispatch(alertRaised(t('review.sentToSigner'), 'success'));
      void navigate('/refunds');
    },
  };
}
