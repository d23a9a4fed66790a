import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import type {
  EXEMPTION_DENY_REASONS,
  EXEMPTION_RETURN_REASONS,
  EXEMPTION_REVOKE_REASONS,
} from '../../../../contract/endpoints/exemptions';
import { errorMessage } from '../../../api/errorMessage';
import {
  useApproveExemptionMutation,
  useDenyExemptionMutation,
  useReturnExemptionMutation,
  useRevokeExemptionMutation,
  useTakeUpExemptionMutation,
  useWithdrawExemptionMutation,
} from '../../../api/exemptions';
import { readApiFailure } from '../../../api/readApiFailure';
import { keyFor, type SendingKey } from '../../../api/sendingKey';
import { useLanguage } from '../../../i18n/useFormat';
import type { OfferedDeed } from './exemptionDeeds';

/** How the last deed ended, for the notice above the record. */
export type DeedOutcome =
  | { readonly kind: 'done'; readonly deed: OfferedDeed }
  /** Somebody was faster: the server's sentence says who did what and when. */
  | { readonly kind: 'stale'; readonly sentence: string };

interface Answer {
  readonly data?: ExemptionDetails | undefined;
  readonly error?: unknown;
}

/**
 * The deeds on an application, each on the version on screen. Each answers null when it is done or the application has moved, else
 * the sentence to show where it was asked for.
 */
export function useExemptionDeeds(
  of: ExemptionDetails,
  onSeen: (version: number) => void,
  onReload: () => void,
) {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<DeedOutcome | null>(null);
  const lastKey = useRef<SendingKey | null>(null);
  const [takeUp] = useTakeUpExemptionMutation();
  const [returnExemption] = useReturnExemptionMutation();
  const [approve] = useApproveExemptionMutation();
  const [deny] = useDenyExemptionMutation();
  const [revoke] = useRevokeExemptionMutation();
  const [withdraw] = useWithdrawExemptionMutation();
  const { version } = of;
  const params = { id: of.id };

  function keyOf(content: unknown): string {
    lastKey.current = keyFor({ content, id: of.id }, lastKey.current, nanoid);
    return lastKey.current.key;
  }

  function settle(answer: Answer, deed: OfferedDeed): string | null {
    if (answer.data !== undefined) {
      onSeen(answer.data.version);
      setOutcome({ kind: 'done', deed });
      return null;
    }
    const failure = readApiFailure(answer.error) ?? { kind: 'unreadable', status: 0 };
    const sentence = errorMessage(failure, language);
    if (failure.kind !== 'refused' || failure.status !== 409) return sentence;
    setOutcome({ kind: 'stale', sentence });
    onReload();
    return null;
  }

  return {
    outcome,
    forgetOutcome: () => {
      setOutcome(null);
    },
    keyOf,
    settle,
    takeUp: async () => settle(await takeUp({ params, body: { version } }), 'takeUp'),
    approve: async () => {
      const body = { version, comment: '' };
      return settle(await approve({ params, body, idempotencyKey: keyOf(['approve', body]) }), 'approve');
    },
    returnForInfo: async (reasonCode: (typeof EXEMPTION_RETURN_REASONS)[number], reason: string) => {
      const body = { version, reasonCode, reason };
      const answer = await returnExemption({ params, body, idempotencyKey: keyOf(['return', body]) });
      return settle(answer, 'returnForInfo');
    },
    deny: async (reasonCode: (typeof EXEMPTION_DENY_REASONS)[number], reason: string) => {
      const body = { version, reasonCode, reason };
      return settle(await deny({ params, body, idempotencyKey: keyOf(['deny', body]) }), 'deny');
    },
    revoke: async (
      effectiveFrom: string,
      reasonCode: (typeof EXEMPTION_REVOKE_REASONS)[number],
      reason: string,
    ) => {
      const body = { version, effectiveFrom, reasonCode, reason };
      return settle(await revoke({ params, body, idempotencyKey: keyOf(['revoke', body]) }), 'revoke');
    },
    withdraw: async (reason: string) => {
      const body = { version, reason };
      return settle(await withdraw({ params, body, idempotencyKey: keyOf(['withdraw', body]) }), 'withdraw');
    },
  };
}

export type ExemptionDeeds = ReturnType<typeof useExemptionDeeds>;
