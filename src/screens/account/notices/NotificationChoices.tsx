import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { NotificationChoice } from '../../../../contract/entities/notification';
import { errorMessage } from '../../../api/base/errorMessage';
import {
  useChooseNotificationMutation,
  useGetNotificationChoicesQuery,
} from '../../../api/notifications/choices';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectIsStaff, selectSession } from '../../../state/session';
import { ChoiceTable } from './ChoiceTable';
import { byTopic } from './noticeTopics';
import { SecurityMails } from './SecurityMails';
import './notices.scss';

/** What one is told of, in the portal and by email. A press is a choice: there is nothing to save. */
export function NotificationChoices() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const session = useSelector(selectSession);
  const isStaff = useSelector(selectIsStaff);
  const { data: choices, error, refetch } = useGetNotificationChoicesQuery(undefined);
  const [choose, { isLoading }] = useChooseNotificationMutation();
  const [message, setMessage] = useState<{ readonly isDone: boolean; readonly text: string }>();
  const failure = readApiFailure(error);

  async function change({ event, name }: NotificationChoice, inApp: boolean, mail: boolean): Promise<void> {
    const refused = readApiFailure((await choose({ body: { event, inApp, mail } })).error);
    setMessage(
      refused === null
        ? { isDone: true, text: t('choices.saved', { event: name }) }
        : { isDone: false, text: errorMessage(refused, language) },
    );
  }

  return (
    <section className="surface" aria-labelledby="notices">
      <h2 id="notices">{t('choices.title')}</h2>
      <p>{t('choices.lead')}</p>
      {choices === undefined ? (
        failure === null ? (
          <SkeletonLines count={6} />
        ) : (
          <LoadFailure
            message={`${t('choices.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <ChoiceTable
          groups={byTopic(choices, isStaff ? null : session)}
          isBusy={isLoading}
          onChange={(...choice) => void change(...choice)}
        />
      )}
      <p role="status" className={message?.isDone === false ? 'text-danger-emphasis' : 'text-body-secondary'}>
        {message?.text}
      </p>
      <SecurityMails />
    </section>
  );
}
