import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../components/dialog/ConfirmDialog';
import type { SessionPart } from '../state/parts';

interface LeaveGuardProps {
  /** What would be lost or left behind; null lets everybody go. A call that saves survives another screen, not another page. */
  readonly danger: 'unsaved' | 'uploading' | 'saving' | null;
}

/** Asks before the screen is left while something is not in safety yet. A lost session is never held up: its work is kept. */
export function LeaveGuard({ danger }: LeaveGuardProps) {
  const { t } = useTranslation('components');
  const store = useStore<SessionPart>();
  const mustAsk: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      danger !== null &&
      danger !== 'saving' &&
      store.getState().session !== null &&
      currentLocation.pathname !== nextLocation.pathname,
    [danger, store],
  );
  const blocker = useBlocker(mustAsk);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (danger !== null) event.preventDefault();
      },
      [danger],
    ),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.go')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        blocker.proceed();
        return Promise.resolve(null);
      }}
      onClose={blocker.reset}
    >
      <p>{t(danger === 'uploading' ? 'leave.uploading' : 'leave.unsaved')}</p>
    </ConfirmDialog>
  );
}
