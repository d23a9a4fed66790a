import { useLanguage } from '../../i18n/useFormat';
import { identityApi } from './identity';
import { passwordEntries, type PasswordEntry } from '../account/passwordEntries';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';

/** How a link was taken. A refused link is good for nothing any more; a refused password leaves it as it is. */
export type LinkUse =
  | { readonly kind: 'done' }
  | { readonly kind: 'link-refused' }
  | { readonly kind: 'password-refused'; readonly entries: readonly PasswordEntry[] };

/** Sets a new password with the token of a link. Untracked: neither stays behind in the caches. */
export function useResetPassword(): (token: string, newPassword: string) => Promise<LinkUse> {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  return async (token, newPassword) => {
    const { error } = await dispatch(
      identityApi.endpoints.resetPassword.initiate({ body: { token, newPassword } }, { track: false }),
    );
    const failure = readApiFailure(error);
    if (failure === null) return { kind: 'done' };
    const isLink =
      failure.kind === 'refused' && failure.errors.some((entry) => entry.error === 'reset-refused');
    return isLink
      ? { kind: 'link-refused' }
      : { kind: 'password-refused', entries: passwordEntries(failure, language) };
  };
}
