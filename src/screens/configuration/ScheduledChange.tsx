import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../contract/limits';
import { escapeHtml } from '../../../contract/texts/sentence';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useSendOnce } from '../../api/base/useSendOnce';
import {
  useCancelScheduledConfigurationMutation,
  useGetScheduledConfigurationQuery,
} from '../../api/configuration/change';
import { LoadFailure } from '../../components/LoadFailure';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { alertRaised } from '../../state/alerts';
import { DraftReasonDialog } from '../shared/DraftReasonDialog';
import { ChangeTable } from './ChangeTable';

/** The change that takes effect on a later day, and the way to cancel it before; nothing where none is scheduled. */
export function ScheduledChange() {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useGetScheduledConfigurationQuery(undefined);
  const cancel = useCancelScheduled();
  const failure = readApiFailure(error);
  if (failure !== null && data === undefined)
    return <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />;
  if (data === undefined || data === null) return null;
  const { version, effectiveOn, by, confirmedBy, at, reason, changes } = data;
  const date = format.date(effectiveOn);
  return (
    <article className="surface mb-3" aria-labelledby="scheduled-change">
      <h2 id="scheduled-change">{t('scheduled.title', { date })}</h2>
      <p>
        {t('scheduled.by', { who: by?.name ?? t('history.nobody'), when: format.instant(at) })}{' '}
        {confirmedBy === null ? null : `${t('history.confirmed', { who: confirmedBy.name })} `}
        {t('history.reason', { reason })}
      </p>
      <ChangeTable changes={changes} name={date} />
      <div className="pill-row no-print mt-3">
        <Button
          color="secondary"
          outline
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('scheduled.cancel')}
        </Button>
      </div>
      {isAsked ? (
        <DraftReasonDialog
          draftName="scheduled-configuration"
          title={t('scheduled.question')}
          maxLength={LIMITS.reasonText}
          confirm={t('scheduled.cancel')}
          cancel={t('scheduled.keep')}
          onConfirm={(_, text) => cancel(version, text)}
          onClose={() => {
            setAsked(false);
          }}
        >
          <p>{t('scheduled.effect', { date })}</p>
        </DraftReasonDialog>
      ) : null}
    </article>
  );
}

/** Cancels the scheduled change once; answers why it could not be, or null where it was or waits for a second administrator. */
function useCancelScheduled() {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [cancel] = useCancelScheduledConfigurationMutation();
  const once = useSendOnce('scheduled-configuration');
  return async (version: string, reason: string): Promise<string | null> => {
    const body = { version, reason };
    const answer = await once.send(body, (idempotencyKey) => cancel({ body, idempotencyKey }));
    if (answer === null) return t('scheduled.busy');
    if (!answer.ok) return errorMessage(answer.failure, language);
    const outcome = answer.data.pendingChangeId === null ? 'canceled' : 'waits';
    dispatch(alertRaised(escapeHtml(t(`scheduled.${outcome}`)), 'success'));
    return null;
  };
}
