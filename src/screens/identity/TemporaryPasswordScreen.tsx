import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { signOut } from '../../api/identity/signOut';
import { useChangePassword } from '../../api/account/useChangePassword';
import { useApiDispatch } from '../../api/base/useDispatch';
import { PageHeader } from '../../components/PageHeader';
import { NewPasswordForm } from '../../components/form/NewPasswordForm';

/** Replaces a temporary password; the session that could do nothing else ends with it, and the new one signs in. */
export function TemporaryPasswordScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const dispatch = useApiDispatch();
  const replace = useChangePassword('resetTemporaryPassword');
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <>
        <PageHeader title={t('password.doneTitle')} lead={t('password.done')} />
        <Button
          tag={Link}
          color="primary"
          to="/"
          onClick={() => {
            dispatch(signOut());
          }}
        >
          {t('password.signIn')}
        </Button>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={titles('resettemporarypassword.title')}
        lead={titles('resettemporarypassword.about')}
      />
      <NewPasswordForm
        currentLabel={t('password.temporary')}
        send={async ({ current, next }) => {
          const entries = await replace(current, next);
          setDone(entries.length === 0);
          return entries;
        }}
      />
    </>
  );
}
