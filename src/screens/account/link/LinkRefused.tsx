import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorText } from '../../../api/base/errorMessage';
import { PageHeader } from '../../../components/PageHeader';
import { useLanguage } from '../../../i18n/useFormat';
import { selectIsSignedIn } from '../../../state/session';

interface LinkRefusedProps {
  /** Turns to the own password of whoever is signed in. */
  readonly onOwnPassword: () => void;
}

/** A link that does not count, whatever is wrong with it: one sentence, and the way to a new one. */
export function LinkRefused({ onOwnPassword }: LinkRefusedProps) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sentence.current?.focus();
  }, []);
  return (
    <>
      <PageHeader title={t('reset.title')} />
      <div ref={sentence} className="alert alert-danger" role="alert" tabIndex={-1}>
        <strong>{errorText('resetPasswordFailed', language)}.</strong> {t('reset.refused')}
      </div>
      {isSignedIn ? (
        <Button color="primary" onClick={onOwnPassword}>
          {t('reset.ownPassword')}
        </Button>
      ) : (
        <Button tag={Link} color="primary" to="/ForgotPassword">
          {t('reset.askAgain')}
        </Button>
      )}
    </>
  );
}
