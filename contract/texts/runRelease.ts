import en from './en/runRelease.json';
import fr from './fr/runRelease.json';
import { claimsOf, type RunSubject } from '../../domain/paymentRunPermissions';
import type { RefusalReason } from '../../domain/permissions';
import type { FailureKind } from './failures';
import { fill } from './fill';
import type { Language, Values } from './sentence';

const WHO: Readonly<Record<Language, { readonly some: string; readonly nobody: string }>> = { en, fr };

/** Names as a list inside a sentence: one of them is enough. */
const oneOf = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** Who can release a run, as a sentence. */
export const whoCanRelease = (language: Language, names: readonly string[]): string =>
  names.length === 0 ? WHO[language].nobody : fill(WHO[language].some, { names: oneOf(language, names) });

interface RunRefusal {
  readonly kind: FailureKind;
  readonly values: Values;
}

/**
 * The refusal of a release that is about the person: with the claims they approved or filed, and who can release instead. Null for
 * other reasons.
 */
export function runRefusal(
  language: Language,
  reason: RefusalReason,
  run: { readonly claims: readonly string[]; readonly people: readonly string[] },
): RunRefusal | null {
  const who = whoCanRelease(language, run.people);
  const claims = new Intl.ListFormat(language, { type: 'conjunction' }).format(run.claims);
  if (reason === 'prepared-by-you') return { kind: 'run-prepared-by-you', values: { who } };
  if (reason === 'approved-by-you') return { kind: 'run-approved-by-you', values: { claims, who } };
  return reason === 'filed-by-you' ? { kind: 'run-filed-by-you', values: { claims, who } } : null;
}

/** The claims of a run that keep a person from releasing it, for a reason. */
export const claimsBehind = (reason: RefusalReason, run: RunSubject, personId: string): readonly string[] =>
  reason === 'approved-by-you'
    ? claimsOf(run, personId, 'approved')
    : reason === 'filed-by-you'
      ? claimsOf(run, personId, 'filed')
      : [];
