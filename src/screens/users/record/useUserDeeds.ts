import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { UserRecord } from '../../../../contract/endpoints/users';
import type { Role } from '../../../../contract/roles';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { errorMessage } from '../../../api/errorMessage';
import { readApiFailure } from '../../../api/readApiFailure';
import {
  useChangeUserRolesMutation,
  useEndUserSessionsMutation,
  useLockUserMutation,
  useResendInvitationMutation,
  useResetUserPasswordMutation,
  useResetUserSecondFactorMutation,
  useSwitchUserOffMutation,
  useSwitchUserOnMutation,
  useUnlockUserMutation,
} from '../../../api/users';
import { useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { UserDeed } from './userDeeds';

/** Does a deed to an account and says afterward, by name, what was done; answers the sentence of a refusal, else null. */
export interface DoUserDeed {
  readonly plain: (deed: Exclude<UserDeed, 'changeRoles' | 'lock' | 'switchOff'>) => Promise<string | null>;
  readonly withReason: (deed: 'lock' | 'switchOff', reason: string) => Promise<string | null>;
  readonly roles: (roles: Role[]) => Promise<string | null>;
}

export function useUserDeeds({ id, version, name, email }: UserRecord): DoUserDeed {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [changeRoles] = useChangeUserRolesMutation();
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

  function told(deed: UserDeed, error: unknown): string | null {
    const failure = readApiFailure(error);
    if (failure !== null) return errorMessage(failure, language);
    dispatch(alertRaised(escapeHtml(t(`deeds.${deed}.done`, { name, email })), 'success'));
    return null;
  }

  return {
    plain: async (deed) => told(deed, (await plain[deed]({ params })).error),
    withReason: async (deed, reason) =>
      told(deed, (await withReason[deed]({ params, body: { reason } })).error),
    roles: async (roles) =>
      told('changeRoles', (await changeRoles({ params, body: { version, roles } })).error),
  };
}
