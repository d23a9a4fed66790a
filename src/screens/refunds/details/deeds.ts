import type { RefundDetails } from '../../../../contract/entities/refund';
import { type FailureKind, failureSentence, isFailureKind } from '../../../../contract/texts/failures';
import { roleNames } from '../../../../contract/texts/roles';
import type { Language } from '../../../../contract/texts/sentence';

export type PossibleDeed = RefundDetails['deeds'][number];

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
export type OfferedDeed = (typeof OFFERED)[number];

const OF_COMPANY: readonly OfferedDeed[] = ['answerInfo', 'withdraw', 'appeal'];

export interface DeedShown {
  readonly deed: OfferedDeed;
  /** Why it is refused to this reader, and who could; null when it is allowed. */
  readonly refusal: string | null;
}

/**
 * The deeds a reader sees, in the order of their buttons: those of the own side that the claim's status knows. What is refused stays
 * in sight with its reason.
 */
export function deedsFor(
  deeds: readonly PossibleDeed[],
  side: 'company' | 'staff',
  language: Language,
): readonly DeedShown[] {
  return OFFERED.filter((deed) => OF_COMPANY.includes(deed) === (side === 'company')).flatMap(
    (deed): DeedShown[] => {
      const possible = deeds.find((each) => each.deed === deed);
      if (possible === undefined) return [];
      return [{ deed, refusal: possible.allowed ? null : refusalOf(possible, language) }];
    },
  );
}

function refusalOf({ reason, whoCould }: PossibleDeed, language: Language): string {
  const kind = `refused-${reason ?? ''}`;
  const known: FailureKind = isFailureKind(kind) ? kind : 'forbidden';
  return failureSentence(language, known, { whoCould: roleNames(language, whoCould) });
}
