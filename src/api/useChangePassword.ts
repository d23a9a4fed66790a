import { useLanguage } from '../i18n/useFormat';
import { errorMessage } from './errorMessage';
import { useChangePasswordMutation } from './identity';
import { readApiFailure } from './readApiFailure';

/** Changes the own password; answers the sentence to show, null when it went well. */
export function useChangePassword(): (current: string, next: string) => Promise<string | null> {
  const language = useLanguage();
  const [change] = useChangePasswordMutation();
  return async (currentPassword, newPassword) => {
    const failure = readApiFailure((await change({ body: { currentPassword, newPassword } })).error);
    return failure === null ? null : errorMessage(failure, language);
  };
}
