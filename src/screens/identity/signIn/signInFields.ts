import type { Credentials } from '../../../api/identity/signInOutcome';
import { emailFault } from '../../../components/form/emailFault';
import type { SignInTexts } from '../../../i18n/signInTexts';

export interface FieldErrors {
  readonly email?: keyof SignInTexts;
  readonly password?: keyof SignInTexts;
}

/** What is wrong with the fields, as keys of the texts; nothing is sent while anything is. A password is never trimmed. */
export function fieldErrors({ email, password }: Pick<Credentials, 'email' | 'password'>): FieldErrors {
  const fault = emailFault(email);
  return {
    ...(fault === null ? {} : { email: fault }),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  };
}
