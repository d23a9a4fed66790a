import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/errorMessage';
import { useResetTemporaryPasswordMutation } from '../../api/identity';
import { readApiFailure } from '../../api/readApiFailure';
import { signOut } from '../../api/signOut';
import { useApiDispatch } from '../../api/useDispatch';
import { PageHeader } from '../../components/PageHeader';
import { useLanguage } from '../../i18n/useFormat';
import { NewPasswordForm } from '../../components/form/NewPasswordForm';

/** Replaces a temporary password; the session that could do nothing else ends with it, and the new one signs in. */
export function TemporaryPasswordScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const [replace] = useResetTemporaryPasswordMutation();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <>
        <PageHeader title={titles('resettemporarypassword.title')} lead={t('password.done')} />
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
          const failure = readApiFailure(
            (await replace({ body: { currentPassword: current, newPassword: next } })).error,
          );
          setDone(failure === null);
          return failure === null ? null : errorMessage(failure, language);
        }}
      />
    </>
  );
}
