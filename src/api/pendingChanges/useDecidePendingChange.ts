import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { escapeHtml } from '../../../contract/texts/sentence';
import type { PendingChangeDecision } from '../../../domain/pendingChange';
import { useLanguage } from '../../i18n/useFormat';
import { alertRaised } from '../../state/alerts';
import { errorMessage } from '../base/errorMessage';
import { useSendOnce } from '../base/useSendOnce';
import { useDecidePendingChangeMutation } from './pendingChanges';

/** How a change that waits is decided, once; answers why it could not be, or null where it was. */
export function useDecidePendingChange(id: string) {
  const { t } = useTranslation('pendingChanges');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [decide] = useDecidePendingChangeMutation();
  const once = useSendOnce(`pending-change-${id}`);
  return async (decision: PendingChangeDecision, reason: string): Promise<string | null> => {
    const body = { decision, reason };
    const answer = await once.send(body, (idempotencyKey) =>
      decide({ params: { id }, body, idempotencyKey }),
    );
    if (answer === null) return t('busy');
    if (!answer.ok) return errorMessage(answer.failure, language);
    const isScheduled = decision === 'confirm' && (answer.data.effectiveOn ?? null) !== null;
    dispatch(alertRaised(escapeHtml(t(`decided.${isScheduled ? 'scheduled' : decision}`)), 'success'));
    return null;
  };
}
