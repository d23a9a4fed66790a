import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { OwnSession } from '../../../../contract/entities/account';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { deviceName } from './deviceName';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: (device: string) => void;
}

/** One open session: device, place, when it was used, and the way to end it. This one ends by signing out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('ownSignIn');
  const format = useFormat();
  const { browser, system } = deviceName(session.userAgent);
  const device =
    browser === null && system === null
      ? t('sessions.unknown')
      : t('sessions.device', {
          browser: browser ?? t('sessions.someBrowser'),
          system: system ?? t('sessions.someSystem'),
        });
  const place = session.address ?? t('sessions.nowhere');
  return (
    <li className="session-row">
      <div>
        <p className="session-device">
          {device}
          {session.isThisOne ? <StatusBadge tone="good" label={t('sessions.thisOne')} /> : null}
        </p>
        <p>{t('sessions.used', { time: format.instant(session.lastUsedAt), place })}</p>
        <p>
          {t(session.isRemembered ? 'sessions.startedRemembered' : 'sessions.started', {
            time: format.instant(session.startedAt),
          })}
        </p>
      </div>
      {session.isThisOne ? null : (
        <Button
          color="secondary"
          outline
          size="sm"
          aria-label={t('sessions.endLong', { device, time: format.instant(session.lastUsedAt) })}
          onClick={() => {
            onEnd(device);
          }}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
