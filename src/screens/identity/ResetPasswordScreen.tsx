import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { errorMessage, errorText } from '../../api/errorMessage';
import { useResetPasswordMutation } from '../../api/identity';
import { readApiFailure } from '../../api/readApiFailure';
import { PageHeader } from '../../components/PageHeader';
import { useLanguage } from '../../i18n/useFormat';
import { NewPasswordForm } from '../../components/form/NewPasswordForm';

/** Sets a new password with the link from a mail (`?token=`). */
export function ResetPasswordScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const token = useSearchParams()[0].get('token') ?? '';
  const [reset] = useResetPasswordMutation();
  const [isDone, setDone] = useState(false);

  async function send(newPassword: string): Promise<string | null> {
    const failure = readApiFailure((await reset({ body: { token, newPassword } })).error);
    setDone(failure === null);
    if (failure === null) return null;
    return failure.kind === 'refused' && failure.errors.length > 0
      ? errorMessage(failure, language)
      : errorText('resetPasswordFailed', language);
  }

  if (isDone || token === '') {
    return (
      <>
        <PageHeader
          title={titles('resetpassword.title')}
          lead={t(isDone ? 'password.done' : 'password.noToken')}
        />
        <Link className="btn btn-primary" to={isDone ? '/' : '/ForgotPassword'}>
          {t(isDone ? 'password.signIn' : 'password.askAgain')}
        </Link>
      </>
    );
  }
  return (
    <>
      <PageHeader title={titles('resetpassword.title')} lead={titles('resetpassword.about')} />
      <NewPasswordForm send={({ next }) => send(next)} />
    </>
  );
}
