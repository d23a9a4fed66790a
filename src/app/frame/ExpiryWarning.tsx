import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { TIMES } from '../../../contract/limits';
import { refreshSession } from '../../api/refresh';
import { signOut } from '../../api/signOut';
import { useApiDispatch } from '../../api/useDispatch';
import { Dialog } from '../../components/dialog/Dialog';
import { selectSession } from '../../state/session';
import { selectSessionLimit } from '../../state/sessionLimit';

const SECOND_MS = 1_000;
/** How often it looks while the end is far. */
const FAR_MS = 30_000;

/** Warns before an unused session ends, with one press to stay (WCAG 2.2.1). At its end the server is asked, and decides. */
export function ExpiryWarning() {
  const { t } = useTranslation();
  const dispatch = useApiDispatch();
  const session = useSelector(selectSession);
  const endsAt = useSelector(selectSessionLimit);
  const [now, setNow] = useState(() => Date.now());
  const isNear = endsAt !== null && endsAt - now < TIMES.expiryWarningMs + FAR_MS;
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(
      () => {
        setNow(Date.now());
      },
      isNear ? SECOND_MS : FAR_MS,
    );
    return () => {
      clearInterval(timer);
    };
  }, [endsAt, isNear]);

  const left = endsAt === null ? Number.POSITIVE_INFINITY : endsAt - now;
  const hasEnded = left <= 0;
  const token = session?.token;
  useEffect(() => {
    if (hasEnded && token !== undefined) void dispatch(refreshSession(token));
  }, [hasEnded, token, dispatch]);

  if (left > TIMES.expiryWarningMs || token === undefined) return null;
  const stay = (): void => void dispatch(refreshSession(token));
  return (
    <Dialog title={t('expiry.title')} onClose={stay}>
      <p>{t('expiry.text', { count: Math.max(0, Math.ceil(left / SECOND_MS)) })}</p>
      <div className="dialog-buttons">
        <Button
          color="secondary"
          outline
          onClick={() => {
            dispatch(signOut());
          }}
        >
          {t('expiry.leave')}
        </Button>
        <Button color="primary" onClick={stay}>
          {t('expiry.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
