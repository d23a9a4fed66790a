import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { type FailureKind, failureSentence, isFailureKind } from '../../../../contract/texts/failures';
import { roleNames } from '../../../../contract/texts/roles';
import type { Language } from '../../../../contract/texts/sentence';

const BY_BOARD = ['takeUp', 'approve', 'returnForInfo', 'deny', 'revoke'] as const;
const BY_COMPANY = ['answerInfo', 'withdraw'] as const;
export type OfferedAction = (typeof BY_BOARD)[number] | (typeof BY_COMPANY)[number];

export interface ActionShown {
  readonly action: OfferedAction;
  /** Why it is refused to this reader, and who could; null when it is allowed. */
  readonly refusal: string | null;
}

/** The actions of the reader's own side that the status knows, in the order of their buttons; refused ones with their reason. */
export function actionsFor(
  actions: ExemptionDetails['actions'],
  side: 'company' | 'staff',
  language: Language,
): readonly ActionShown[] {
  const own: readonly OfferedAction[] = side === 'staff' ? BY_BOARD : BY_COMPANY;
  return own.flatMap((action): ActionShown[] => {
    const possible = actions.find((each) => each.action === action);
    if (possible === undefined) return [];
    if (possible.allowed) return [{ action, refusal: null }];
    const kind = `refused-${possible.reason ?? ''}`;
    const known: FailureKind = isFailureKind(kind) ? kind : 'forbidden';
    const whoCould = roleNames(language, possible.whoCould);
    return [{ action, refusal: failureSentence(language, known, { whoCould }) }];
  });
}
