import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/base/errorMessage';
import { useReadOutboxQuery } from '../../api/outbox';
import { readApiFailure } from '../../api/base/readApiFailure';
import { NotFoundPage } from '../../components/NotFoundPage';
import { TextField } from '../../components/form/TextField';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { matchingMails } from './matchingMails';
import { OutboxMail } from './OutboxMail';

const POLL_MS = 5_000;

/** The emails of a local start (decision 16). Where the server knows of no outbox, in production, there is no such page. */
export function OutboxScreen() {
  const { t } = useTranslation('outbox');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useReadOutboxQuery(undefined, { pollingInterval: POLL_MS });
  const failure = readApiFailure(error);
  if (failure?.kind === 'refused' && failure.status === 404) return <NotFoundPage />;
  const mails = data === undefined ? [] : matchingMails(data, typed);
  return (
    <>
      <PageHeader title={titles('outbox.title')} lead={t('lead')} />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && failure === null ? <SkeletonLines count={6} /> : null}
      {data === undefined || data.length === 0 ? null : (
        <TextField
          id="outbox-search"
          type="search"
          label={t('search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      )}
      {data !== undefined && mails.length === 0 ? (
        <p role="status">{t(data.length === 0 ? 'empty' : 'none')}</p>
      ) : null}
      {mails.map((mail) => (
        <OutboxMail key={mail.id} mail={mail} />
      ))}
    </>
  );
}
