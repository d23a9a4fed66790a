import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { CompanyPerson } from '../../../../contract/endpoints/users/people';
import { escapeHtml } from '../../../../contract/texts/sentence';
import type { CompanyPermission } from '../../../../domain/companyAccess';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import {
  useChangePermissionsMutation,
  useEndPersonAccessMutation,
  useResendPersonInvitationMutation,
  useRestorePersonAccessMutation,
} from '../../../api/users/people';
import { useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { PersonAction } from './personActions';

/** Does something about a colleague's access and says afterward what was done; answers the sentence of a refusal, else null. */
export function usePersonActions({ id, version, name, email }: CompanyPerson) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [change] = useChangePermissionsMutation();
  const [end] = useEndPersonAccessMutation();
  const [restore] = useRestorePersonAccessMutation();
  const [resend] = useResendPersonInvitationMutation();
  const params = { id };

  function outcomeText(action: PersonAction, error: unknown): string | null {
    const failure = readApiFailure(error);
    if (failure !== null) return errorMessage(failure, language);
    dispatch(alertRaised(escapeHtml(t(`people.${action}.done`, { name, email })), 'success'));
    return null;
  }

  return {
    permissions: async (permissions: CompanyPermission[]) =>
      outcomeText('changePermissions', (await change({ params, body: { version, permissions } })).error),
    end: async () => outcomeText('end', (await end({ params, body: { version } })).error),
    restore: async () => outcomeText('restore', (await restore({ params, body: { version } })).error),
    resend: async () => outcomeText('resend', (await resend({ params })).error),
  };
}
