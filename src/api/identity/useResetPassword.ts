import { resetPassword } from '../../../contract/endpoints/identity';
import type { Language } from '../../../contract/texts/sentence';
import { useLanguage } from '../../i18n/useFormat';
import { identityApi } from './identity';
import { passwordEntries, type PasswordEntry } from '../account/passwordEntries';
import { errorText } from '../base/errorMessage';
import { callWithSecrets } from '../base/callWithSecrets';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';

/** How a link was taken. A refused link is good for nothing any more; a refused password leaves it as it is. */
export type LinkUse =
  | { readonly kind: 'done' }
  | { readonly kind: 'link-refused' }
  | { readonly kind: 'password-refused'; readonly entries: readonly PasswordEntry[] };

/** Sets a new password with the token of a link. Neither is in an action. */
export function useResetPassword(): (token: string, newPassword: string) => Promise<LinkUse> {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  return async (token, newPassword) => {
    const { error } = await dispatch(
      callWithSecrets(resetPassword, identityApi.endpoints.resetPassword, { body: { token, newPassword } }),
    );
    const failure = readApiFailure(error);
    if (failure === null) return { kind: 'done' };
    const isLink =
      failure.kind === 'refused' && failure.errors.some((entry) => entry.error === 'reset-refused');
    return isLink
      ? { kind: 'link-refused' }
      : { kind: 'password-refused', entries: unable(passwordEntries(failure, language), language) };
  };
}

/** The specification's own sentence before what is wrong. */
function unable(entries: readonly PasswordEntry[], language: Language): readonly PasswordEntry[] {
  const sentence = errorText('resetPasswordFailed', language);
  const [first, ...rest] = entries;
  return first === undefined || first.fieldId !== undefined
    ? [{ message: sentence }, ...entries]
    : [{ message: `${sentence}. ${first.message}` }, ...rest];
}
