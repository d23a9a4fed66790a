import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useChangePassword } from '../../../api/account/useChangePassword';
import { NewPasswordForm } from '../../../components/form/NewPasswordForm';
import { selectIsImpersonating } from '../../../state/impersonation';
import { selectPerson } from '../../../state/session';

/** Changes the own password; refused with the reason while acting for a company (decision 6). */
export function PasswordSection() {
  const { t } = useTranslation('account');
  const { t: identity } = useTranslation('identity');
  const isActing = useSelector(selectIsImpersonating);
  const { email } = useSelector(selectPerson);
  const change = useChangePassword();
  const [changes, setChanges] = useState(0);
  return (
    <section className="surface" aria-labelledby="password">
      <h2 id="password">{t('password')}</h2>
      {changes > 0 ? (
        <p role="status" className="alert alert-success">
          {t('passwordChanged')}
        </p>
      ) : null}
      {isActing ? (
        <p className="mb-0">{t('passwordActing')}</p>
      ) : (
        <NewPasswordForm
          key={changes}
          currentLabel={identity('password.current')}
          username={email}
          send={async ({ current, next }) => {
            const entries = await change(current, next);
            if (entries.length === 0) setChanges(changes + 1);
            return entries;
          }}
        />
      )}
    </section>
  );
}
