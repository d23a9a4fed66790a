import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { UserRecord } from '../../../../contract/endpoints/users/record';
import type { Role } from '../../../../contract/roles';
import type { CompanyPermission } from '../../../../domain/companyAccess';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import {
  useChangeUserPermissionsMutation,
  useChangeUserRolesMutation,
  useEndUserSessionsMutation,
  useLockUserMutation,
  useResendInvitationMutation,
  useResetUserPasswordMutation,
  useResetUserSecondFactorMutation,
  useSwitchUserOffMutation,
  useSwitchUserOnMutation,
  useUnlockUserMutation,
} from '../../../api/users/record';
import { useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { UserAction } from './userActions';

/** Does an action to an account and says afterward, by name, what was done; answers the sentence of a refusal, else null. */
export interface DoUserAction {
  readonly plain: (
    action: Exclude<UserAction, 'changeRoles' | 'changePermissions' | 'lock' | 'switchOff'>,
  ) => Promise<string | null>;
  readonly withReason: (action: 'lock' | 'switchOff', reason: string) => Promise<string | null>;
  readonly roles: (roles: Role[]) => Promise<string | null>;
  readonly permissions: (permissions: CompanyPermission[]) => Promise<string | null>;
}

export function useUserActions({ id, version, name, email }: UserRecord): DoUserAction {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [changeRoles] = useChangeUserRolesMutation();
  const [changePermissions] = useChangeUserPermissionsMutation();
  const [lock] = useLockUserMutation();
  const [switchOff] = useSwitchUserOffMutation();
  const [unlock] = useUnlockUserMutation();
  const [switchOn] = useSwitchUserOnMutation();
  const [resetPassword] = useResetUserPasswordMutation();
  const [resendInvitation] = useResendInvitationMutation();
  const [resetSecondFactor] = useResetUserSecondFactorMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const plain = { unlock, switchOn, resetPassword, resendInvitation, resetSecondFactor, endSessions };
  const withReason = { lock, switchOff };
  const params = { id };

  function outcomeText(action: UserAction, error: unknown, waits = false): string | null {
    const failure = readApiFailure(error);
    if (failure !== null) return errorMessage(failure, language);
    const sentence = waits
      ? t('accountActions.changeRoles.waits', { name })
      : t(`accountActions.${action}.done`, { name, email });
    dispatch(alertRaised(escapeHtml(sentence), 'success'));
    return null;
  }

  return {
    plain: async (action) => outcomeText(action, (await plain[action]({ params })).error),
    withReason: async (action, reason) =>
      outcomeText(action, (await withReason[action]({ params, body: { reason } })).error),
    permissions: async (permissions) =>
      outcomeText(
        'changePermissions',
        (await changePermissions({ params, body: { version, permissions } })).error,
      ),
    roles: async (roles) => {
      const { data, error } = await changeRoles({ params, body: { version, roles } });
      return outcomeText('changeRoles', error, data?.pendingChangeId != null);
    },
  };
}
