import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { failureSentence, isFailureKind } from '../../../contract/texts/failures';
import { roleNames } from '../../../contract/texts/roles';
import { runRefusal } from '../../../contract/texts/runRelease';
import type { Language } from '../../../contract/texts/sentence';

/** Reasons that are about the reader. */
const PERSONAL = ['prepared-by-you', 'approved-by-you', 'filed-by-you'] as const;

/** Why this reader may not release a run and who can, in the server's own words; null when they may. */
export function releaseRefusal(language: Language, release: PaymentRun['release']): string | null {
  if (release.allowed) return null;
  const personal = PERSONAL.find((reason) => reason === release.reason);
  const people = release.people.map(({ name }) => name);
  const message = personal === undefined ? null : runRefusal(language, personal, { ...release, people });
  if (message !== null) return failureSentence(language, message.kind, message.values);
  const kind = `refused-${release.reason ?? ''}`;
  return failureSentence(language, isFailureKind(kind) ? kind : 'forbidden', {
    whoCould: roleNames(language, release.whoCould),
  });
}
