import type { RefundDetails } from '../../../../contract/entities/refund';
import { type FailureKind, failureSentence, isFailureKind } from '../../../../contract/texts/failures';
import { roleNames } from '../../../../contract/texts/roles';
import type { Language } from '../../../../contract/texts/sentence';

export type PossibleAction = RefundDetails['actions'][number];

const OFFERED = [
  'takeUp',
  'verify',
  'approve',
  'answerInfo',
  'returnForInfo',
  'returnToVerifier',
  'reject',
  'withdraw',
  'appeal',
  'grantAppeal',
  'dismissAppeal',
  'close',
] as const;
export type OfferedAction = (typeof OFFERED)[number];

const OF_COMPANY: readonly OfferedAction[] = ['answerInfo', 'withdraw', 'appeal'];

export interface ActionShown {
  readonly action: OfferedAction;
  /** Why it is refused to this reader, and who could; null when it is allowed. */
  readonly refusal: string | null;
  /** Refused for want of a role alone: the claim waits for somebody else. */
  readonly isForOthers: boolean;
}

/**
 * The actions a reader sees, in the order of their buttons: those of the own side that the claim's status knows. What is refused stays
 * in sight with its reason.
 */
export function actionsFor(
  actions: readonly PossibleAction[],
  side: 'company' | 'staff',
  language: Language,
): readonly ActionShown[] {
  return OFFERED.filter((action) => OF_COMPANY.includes(action) === (side === 'company')).flatMap(
    (action): ActionShown[] => {
      const possible = actions.find((each) => each.action === action);
      if (possible === undefined) return [];
      const isForOthers = !possible.allowed && !isFailureKind(`refused-${possible.reason ?? ''}`);
      return [{ action, refusal: possible.allowed ? null : refusalOf(possible, language), isForOthers }];
    },
  );
}

function refusalOf({ reason, whoCould }: PossibleAction, language: Language): string {
  const kind = `refused-${reason ?? ''}`;
  const known: FailureKind = isFailureKind(kind) ? kind : 'forbidden';
  return failureSentence(language, known, { whoCould: roleNames(language, whoCould) });
}
