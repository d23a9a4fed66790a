import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import type { SessionPart } from '../../state/parts';

interface LeaveUnsavedProps {
  readonly isDirty: boolean;
}

/** Asks before changed details are left behind. A session that has ended is never held up. */
export function LeaveUnsaved({ isDirty }: LeaveUnsavedProps) {
  const { t } = useTranslation('account');
  const store = useStore<SessionPart>();
  const mustAsk: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      store.getState().session !== null &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
    [isDirty, store],
  );
  const blocker = useBlocker(mustAsk);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
      color="danger"
      onConfirm={() => {
        blocker.proceed();
        return Promise.resolve(null);
      }}
      onClose={blocker.reset}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  );
}
