import { useLanguage } from '../../i18n/useFormat';
import { identityApi } from '../identity/identity';
import { passwordEntries, type PasswordEntry } from './passwordEntries';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';

type Change = 'changePassword' | 'resetTemporaryPassword';

/**
 * Changes the own password, a temporary one by its own call; answers what to show, nothing when it went well. Untracked: neither
 * password stays behind in the caches.
 */
export function useChangePassword(
  call: Change = 'changePassword',
): (currentPassword: string, newPassword: string) => Promise<readonly PasswordEntry[]> {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  return async (currentPassword, newPassword) => {
    const { error } = await dispatch(
      identityApi.endpoints[call].initiate({ body: { currentPassword, newPassword } }, { track: false }),
    );
    const failure = readApiFailure(error);
    return failure === null ? [] : passwordEntries(failure, language);
  };
}
