import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { learnSessionLimit } from '../../api/base/learnSessionLimit';
import { refreshSession, renewByUse } from '../../api/base/api';
import { signOut } from '../../api/identity/signOut';
import { useApiDispatch } from '../../api/base/useDispatch';
import { Dialog } from '../../components/dialog/Dialog';
import { selectSession } from '../../state/session';
import { selectSessionLimit } from '../../state/sessionLimit';
import { useExpiry } from './useExpiry';
import { useStayWhileActive } from './useStayWhileActive';

/** After a reload the end is not known; it is asked for once the first screen has had its turn. */
const LEARN_AFTER_MS = 5_000;

/** Warns before an unused session ends, with one press to stay (WCAG 2.2.1). At its end the server is asked, and decides. */
export function ExpiryWarning() {
  const { t } = useTranslation();
  const dispatch = useApiDispatch();
  const token = useSelector(selectSession)?.token;
  const endsAt = useSelector(selectSessionLimit);
  const expiry = useExpiry(endsAt);
  const mustWait = useStayWhileActive(endsAt, expiry?.kind === 'near');
  const [isUnreachable, setUnreachable] = useState(false);

  const mustLearn = token !== undefined && endsAt === null;
  useEffect(() => {
    if (!mustLearn) return undefined;
    const timer = setTimeout(() => void dispatch(learnSessionLimit()), LEARN_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [mustLearn, dispatch]);

  const isOver = expiry?.kind === 'over';
  useEffect(() => {
    if (isOver && token !== undefined) void dispatch(refreshSession(token));
  }, [isOver, token, dispatch]);

  if (expiry === null || expiry.kind === 'far' || mustWait || token === undefined) return null;
  const stay = async (): Promise<void> => {
    setUnreachable((await dispatch(renewByUse())) === 'unavailable');
  };
  return (
    <Dialog title={t('expiry.title')} onClose={() => void stay()}>
      <p>{t('expiry.text', { count: expiry.kind === 'near' ? expiry.secondsLeft : 0 })}</p>
      <div role="alert">
        {isUnreachable ? <p className="alert alert-danger">{t('expiry.unreachable')}</p> : null}
      </div>
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
        <Button color="primary" onClick={() => void stay()}>
          {t('expiry.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
