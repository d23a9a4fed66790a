import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { signOut } from '../../../api/identity/signOut';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useResetPassword } from '../../../api/identity/useResetPassword';
import { NewPasswordForm } from '../../../components/form/NewPasswordForm';
import { PageHeader } from '../../../components/PageHeader';
import { alertRaised } from '../../../state/alerts';
import { selectIsSignedIn } from '../../../state/session';
import { LinkRefused } from './LinkRefused';

interface PasswordByLinkProps {
  readonly token: string;
  readonly onForget: () => void;
}

/** Sets a new password with a link from an email. It signs nobody in; whoever is signed in here is signed out with it. */
export function PasswordByLink({ token, onForget }: PasswordByLinkProps) {
  const { t } = useTranslation('recovery');
  const { t: identity } = useTranslation('identity');
  const dispatch = useApiDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const reset = useResetPassword();
  const [end, setEnd] = useState<'open' | 'done' | 'refused'>('open');
  if (end === 'refused') return <LinkRefused onOwnPassword={onForget} />;
  if (end === 'done') {
    return (
      <>
        <PageHeader title={t('reset.doneTitle')} />
        <p role="status">{t('reset.done')}</p>
        <Button tag={Link} color="primary" to="/">
          {identity('password.signIn')}
        </Button>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('reset.title')} lead={t('reset.lead')} />
      <NewPasswordForm
        send={async ({ next }) => {
          const use = await reset(token, next);
          if (use.kind === 'password-refused') return use.entries;
          if (use.kind === 'link-refused') setEnd('refused');
          else if (isSignedIn) {
            // The server may have ended this session too: leaving now spares its owner the refusal of the next call.
            dispatch(signOut());
            dispatch(alertRaised(t('reset.done'), 'success'));
          } else setEnd('done');
          return [];
        }}
      />
    </>
  );
}
