import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readApiFailure } from '../../../api/base/readApiFailure';
import type { DraftSaving } from '../../../api/drafts/useDraftSaver';
import { useSendExemptionToSignerMutation } from '../../../api/exemptions/applications';
import { alertRaised } from '../../../state/alerts';
import type { Application } from './application';

/** Sends a prepared application to the company's signers, and leads back to the exemptions once they have it. */
export function useSendToSigner({ saver, forget }: DraftSaving<Application>) {
  const { t } = useTranslation('exemption');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send] = useSendExemptionToSignerMutation();
  // From the press until the page is left: the draft is saved by sending it.
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  return {
    isBusy: isSending,
    failure,
    send: async (application: Application): Promise<void> => {
      setSending(true);
      await saver.hold();
      const failed = readApiFailure((await send({ body: { content: application.form } })).error);
      setFailure(failed);
      if (failed !== null) {
        setSending(false);
        saver.changed(application);
        return;
      }
      await forget();
      dispatch(alertRaised(t('review.sentToSigner'), 'success'));
      void navigate('/exemptions');
    },
  };
}
