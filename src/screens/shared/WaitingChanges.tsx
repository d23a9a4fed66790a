import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { maySeePendingChanges, type PendingChangeKind } from '../../../domain/pendingChange';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useListPendingChangesQuery } from '../../api/pendingChanges/pendingChanges';
import { LoadFailure } from '../../components/LoadFailure';
import { useLanguage } from '../../i18n/useFormat';
import { selectActor } from '../../state/actor';
import { type PendingChange, WaitingChange } from './WaitingChange';

interface WaitingChangesProps {
  readonly kinds: readonly PendingChangeKind[];
  /** Only what is about this account. */
  readonly userId?: string;
  /** What stands there when nothing waits. */
  readonly empty?: string;
  readonly details?: (change: PendingChange) => ReactNode;
}

/** The changes of some kinds that wait for a second administrator, for those who may see them; nothing where there are none. */
export function WaitingChanges({ kinds, userId, empty, details }: WaitingChangesProps) {
  const { t } = useTranslation('pendingChanges');
  const language = useLanguage();
  const mayLook = maySeePendingChanges(useSelector(selectActor)).allowed;
  const { data, error, refetch } = useListPendingChangesQuery(mayLook ? undefined : skipToken);
  const failure = readApiFailure(error);
  if (failure !== null && data === undefined)
    return (
      <LoadFailure
        message={`${t('failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  const shown = (data ?? []).filter(
    (change) => kinds.includes(change.kind) && (userId === undefined || change.userId === userId),
  );
  if (shown.length === 0) return empty === undefined || data === undefined ? null : <p>{empty}</p>;
  return shown.map((change) => <WaitingChange key={change.id} change={change} details={details?.(change)} />);
}
