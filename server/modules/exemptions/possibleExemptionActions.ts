import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { EXEMPTION_TRANSITIONS, type ExemptionAction, type ExemptionStatus } from '../../../domain/exemption';
import {
  type ExemptionSubject,
  mayAnswerExemption,
  mayDecideExemption,
  mayRevokeExemption,
  mayWithdrawExemption,
} from '../../../domain/exemptionPermissions';
import type { Actor, Decision } from '../../../domain/permissions';
import { moveIn } from '../../../domain/stateTable';

type Offered = readonly [
  action: ExemptionAction,
  policy: (actor: Actor, subject: ExemptionSubject) => Decision,
];

/** The actions an application's screen offers, each with the policy its use case asks. */
const OFFERED: readonly Offered[] = [
  ['takeUp', mayDecideExemption],
  ['approve', mayDecideExemption],
  ['returnForInfo', mayDecideExemption],
  ['deny', mayDecideExemption],
  ['answerInfo', mayAnswerExemption],
  ['withdraw', mayWithdrawExemption],
  ['revoke', mayRevokeExemption],
];

/** What may be done in the present state, by this reader or, with the reason, by somebody else. */
export const possibleExemptionActions = (
  actor: Actor,
  subject: ExemptionSubject,
  status: ExemptionStatus,
): ExemptionDetails['actions'] =>
  OFFERED.filter(([action]) => moveIn(EXEMPTION_TRANSITIONS, status, action).ok).map(([action, policy]) => {
    const decision = policy(actor, subject);
    return decision.allowed
      ? { action, allowed: true, reason: null, whoCould: [] }
      : { action, allowed: false, reason: decision.reason, whoCould: [...decision.whoCould] };
  });
