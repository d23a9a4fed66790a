import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { DataOf } from '../../../contract/endpoint';
import type { proposeCorrection } from '../../../contract/endpoints/corrections';
import { escapeHtml } from '../../../contract/texts/sentence';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { alertRaised } from '../../state/alerts';
import { errorMessage } from '../base/errorMessage';
import { useSendOnce } from '../base/useSendOnce';

type Correction = DataOf<typeof proposeCorrection>;
type Send = Parameters<ReturnType<typeof useSendOnce>['send']>;

/**
 * Sends an action on what is owed once, and says how it went. Answers why it could not be done, or null where it was.
 * @param name under which the action's key is kept until there is an answer
 */
export function useSendCorrection(name: string) {
  const { t } = useTranslation('correction');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const once = useSendOnce(name);

  const doneText = ({ state, kind, amount }: Correction): string => {
    if (state === 'done') return t(`done.${kind}`, { amount: format.money(amount) });
    return state === 'waiting' ? t('asked') : t(`decided.${state === 'refused' ? 'refuse' : 'withdraw'}`);
  };
  return async (
    content: Send[0],
    call: (
      idempotencyKey: string,
    ) => PromiseLike<{ readonly data?: Correction | undefined; readonly error?: unknown }>,
  ): Promise<string | null> => {
    const answer = await once.send(content, call);
    if (answer === null) return t('busy');
    if (!answer.ok) return errorMessage(answer.failure, language);
    dispatch(alertRaised(escapeHtml(doneText(answer.data)), 'success'));
    return null;
  };
}
