import type { Decision, RefusalReason } from '../../domain/permissions';
import en from './en/refusals.json';
import { fillFigures } from './fill';
import fr from './fr/refusals.json';
import { roleNames } from './roles';
import type { Language } from './sentence';

type RefusalKind = keyof typeof en;

/** Apart from the sentences of all other failures: a screen that only disables a button does not wait for those. */
const REFUSALS: Readonly<Record<Language, Readonly<Record<RefusalKind, string>>>> = { en, fr };

/** The failure each reason of a policy is told as. A record of another company is refused exactly as one that does not exist. */
export const KIND_OF_REASON = {
  role: 'forbidden',
  readonly: 'refused-readonly',
  'other-company': 'not-found',
  'acting-for-company': 'refused-acting-for-company',
  'not-acting-for-company': 'refused-not-acting-for-company',
  'filed-by-you': 'refused-filed-by-you',
  'verified-by-you': 'refused-verified-by-you',
  'prepared-by-you': 'refused-prepared-by-you',
  'asked-by-you': 'refused-asked-by-you',
  'rejected-by-you': 'refused-rejected-by-you',
  'approved-by-you': 'refused-approved-by-you',
  'tied-to-signer': 'refused-tied-to-signer',
  'not-preparer': 'refused-not-preparer',
  'not-signer': 'refused-not-signer',
  'not-people-manager': 'refused-not-people-manager',
  'people-by-board': 'refused-people-by-board',
  'company-kind': 'refused-company-kind',
  yourself: 'refused-yourself',
} as const satisfies Readonly<Record<RefusalReason, RefusalKind>>;

/** Why a policy says no, and who could do it: the same words on a greyed button and in the server's answer. Undefined where it allows. */
export function refusalSentence(language: Language, decision: Decision): string | undefined {
  if (decision.allowed) return undefined;
  const { reason, whoCould } = decision;
  return fillFigures(language, REFUSALS[language][KIND_OF_REASON[reason]], {
    whoCould: roleNames(language, whoCould),
  });
}
