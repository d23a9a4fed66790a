import type { Credentials } from '../../api/signInOutcome';
import type { SignInTexts } from '../../i18n/signInTexts';

export interface FieldErrors {
  readonly email?: keyof SignInTexts;
  readonly password?: keyof SignInTexts;
}

/**
 * What is wrong with the fields, as keys of the texts; nothing is sent while anything is. The address is taken without the
 * blanks around it (H64), a password is never trimmed.
 */
export function fieldErrors({ email, password }: Pick<Credentials, 'email' | 'password'>): FieldErrors {
  const address = email.trim();
  return {
    ...(address === ''
      ? { email: 'emailMissing' }
      : /^[^\s@]+@[^\s@]+$/.test(address)
        ? {}
        : { email: 'emailShape' }),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  };
}
