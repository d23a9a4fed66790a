import * as contract from '../../../contract/endpoints/identity';
import { useLanguage } from '../../i18n/useFormat';
import { identityApi } from '../identity/identity';
import { passwordEntries, type PasswordEntry } from './passwordEntries';
import { callWithSecrets } from '../base/callWithSecrets';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';

type Change = 'changePassword' | 'resetTemporaryPassword';

/**
 * Changes the own password, a temporary one by its own call; answers what to show, nothing when it went well. Neither
 * password is in an action.
 */
export function useChangePassword(
  call: Change = 'changePassword',
): (currentPassword: string, newPassword: string) => Promise<readonly PasswordEntry[]> {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  return async (currentPassword, newPassword) => {
    const { error } = await dispatch(
      callWithSecrets(contract[call], identityApi.endpoints[call], {
        body: { currentPassword, newPassword },
      }),
    );
    const failure = readApiFailure(error);
    return failure === null ? [] : passwordEntries(failure, language);
  };
}
