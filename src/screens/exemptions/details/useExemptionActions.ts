import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import type {
  EXEMPTION_DENY_REASONS,
  EXEMPTION_RETURN_REASONS,
  EXEMPTION_REVOKE_REASONS,
} from '../../../../contract/endpoints/exemptions/applications';
import {
  useApproveExemptionMutation,
  useDenyExemptionMutation,
  useReturnExemptionMutation,
  useRevokeExemptionMutation,
  useTakeUpExemptionMutation,
  useWithdrawExemptionMutation,
} from '../../../api/exemptions/applications';
import { useActionOutcome } from '../../../api/base/useActionOutcome';
import type { OfferedAction } from './exemptionActions';

/**
 * The actions on an application, each on the version on screen. Each answers null when it is done or the application has moved, else
 * the sentence to show where it was asked for.
 */
export function useExemptionActions(
  exemption: ExemptionDetails,
  onSeen: (version: number) => void,
  onReload: () => void,
) {
  const { outcome, forgetOutcome, deliver, settle } = useActionOutcome<OfferedAction, ExemptionDetails>({
    kind: 'exemption',
    id: exemption.id,
    onSeen,
    onReload,
  });
  const [takeUp] = useTakeUpExemptionMutation();
  const [returnExemption] = useReturnExemptionMutation();
  const [approve] = useApproveExemptionMutation();
  const [deny] = useDenyExemptionMutation();
  const [revoke] = useRevokeExemptionMutation();
  const [withdraw] = useWithdrawExemptionMutation();
  const { version } = exemption;
  const params = { id: exemption.id };

  return {
    outcome,
    forgetOutcome,
    deliver,
    settle,
    takeUp: async () => settle(await takeUp({ params, body: { version } }), 'takeUp'),
    approve: async () => {
      const body = { version, comment: '' };
      return settle(
        await deliver(['approve', body], (idempotencyKey) => approve({ params, body, idempotencyKey })),
        'approve',
      );
    },
    returnForInfo: async (reasonCode: (typeof EXEMPTION_RETURN_REASONS)[number], reason: string) => {
      const body = { version, reasonCode, reason };
      const answer = await deliver(['return', body], (idempotencyKey) =>
        returnExemption({ params, body, idempotencyKey }),
      );
      return settle(answer, 'returnForInfo');
    },
    deny: async (reasonCode: (typeof EXEMPTION_DENY_REASONS)[number], reason: string) => {
      const body = { version, reasonCode, reason };
      return settle(
        await deliver(['deny', body], (idempotencyKey) => deny({ params, body, idempotencyKey })),
        'deny',
      );
    },
    revoke: async (
      effectiveFrom: string,
      reasonCode: (typeof EXEMPTION_REVOKE_REASONS)[number],
      reason: string,
    ) => {
      const body = { version, effectiveFrom, reasonCode, reason };
      return settle(
        await deliver(['revoke', body], (idempotencyKey) => revoke({ params, body, idempotencyKey })),
        'revoke',
      );
    },
    withdraw: async (reason: string) => {
      const body = { version, reason };
      return settle(
        await deliver(['withdraw', body], (idempotencyKey) => withdraw({ params, body, idempotencyKey })),
        'withdraw',
      );
    },
  };
}

export type ExemptionActions = ReturnType<typeof useExemptionActions>;
