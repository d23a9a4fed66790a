import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mayReadAudit } from '../../../../domain/auditPermissions';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetUserHistoryQuery } from '../../../api/users/record';
import { LoadFailure } from '../../../components/LoadFailure';
import { Timeline, type TimelineItem } from '../../../components/record/Timeline';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import type { SignInEvent } from '../../../../contract/entities/account';
import { isAccountAction } from './accountActions';

interface UserHistoryProps {
  readonly userId: string;
}

/** Sign-ins, refused ones, and what was changed about the account; for those who may read the record of actions. */
export function UserHistory({ userId }: UserHistoryProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const words = useHistoryWords();
  const decision = mayReadAudit(useSelector(selectActor));
  const refusal = useRefusal(decision);
  const { data, error, refetch } = useGetUserHistoryQuery(
    decision.allowed ? { params: { id: userId } } : skipToken,
  );
  const failure = readApiFailure(error);
  return (
    <section className="surface" aria-labelledby="user-history">
      <h2 id="user-history">{t('record.history')}</h2>
      {refusal === undefined ? null : <p className="refusal mb-0">{refusal}</p>}
      {failure === null ? null : (
        <LoadFailure
          message={`${t('record.historyFailed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        decision.allowed && failure === null ? (
          <SkeletonLines count={4} />
        ) : null
      ) : data.length === 0 ? (
        <p className="mb-0">{t('record.noHistory')}</p>
      ) : (
        <Timeline name={t('record.history')} items={data.map(words)} />
      )}
    </section>
  );
}

/** A row of an account's history in words. An action this build has no words for is named as the record names it. */
function useHistoryWords(): (event: SignInEvent, index: number) => TimelineItem {
  const { t } = useTranslation('users');
  return ({ at, action, outcome, address, by, reason }, index) => {
    const words = isAccountAction(action) ? t(`actions.${action}`) : action;
    const who = [by ?? t('record.nobody'), ...(address === null ? [] : [address])].join(' · ');
    return {
      id: `${at} ${String(index)}`,
      at,
      who,
      what: outcome === 'refused' ? t('record.refused', { what: words }) : words,
      why: reason,
    };
  };
}
