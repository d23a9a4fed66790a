import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useChangePassword } from '../../api/useChangePassword';
import { NewPasswordForm } from '../../components/form/NewPasswordForm';
import { selectIsImpersonating } from '../../state/impersonation';

/** Sets a new password for whoever is signed in, staff without a page of their own included. */
export function OwnNewPassword() {
  const { t } = useTranslation('identity');
  const { t: account } = useTranslation('account');
  const isActing = useSelector(selectIsImpersonating);
  const change = useChangePassword();
  const [isDone, setDone] = useState(false);
  if (isActing) return <p>{account('passwordActing')}</p>;
  if (isDone) {
    return (
      <p role="status" className="alert alert-success">
        {account('passwordChanged')}
      </p>
    );
  }
  return (
    <NewPasswordForm
      currentLabel={t('password.current')}
      send={async ({ current, next }) => {
        const failure = await change(current, next);
        setDone(failure === null);
        return failure;
      }}
    />
  );
}
