import { type Actor, ALLOWED, apartFrom, asStaff, type Decision, every, refuse } from './permissions';
import type { Role } from './roles';

/** That a person approved or filed a claim of a run, and so cannot release it. */
export interface RunSignature {
  readonly personId: string;
  readonly claimNumber: string;
  readonly as: 'approved' | 'filed';
}

/** Who stands behind a run. */
export interface RunSubject {
  readonly preparedBy: string;
  readonly signatures: readonly RunSignature[];
}

/** A member of staff as a release asks of them. */
export interface Payer {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly tiedTo?: readonly string[];
}

/** Seeing payment runs. */
export const maySeePaymentRuns = (actor: Actor): Decision => asStaff(actor, 'admin', 'approver', 'readonly');

/** Preparing a run, and following it up. */
export const mayPreparePaymentRun = (actor: Actor): Decision => asStaff(actor, 'admin', 'approver');

/** Letting the money go: somebody who neither prepared the run nor approved or filed one of its claims (decision 10). */
export const mayReleasePaymentRun = (actor: Actor, run: RunSubject): Decision =>
  every(
    mayPreparePaymentRun(actor),
    apartFrom(actor, run.preparedBy, 'prepared-by-you', 'approver', 'admin'),
    claimsOf(run, actor.userId, 'approved').length > 0
      ? refuse('approved-by-you', 'approver', 'admin')
      : ALLOWED,
    claimsOf(run, actor.userId, 'filed').length > 0 ? refuse('filed-by-you', 'approver', 'admin') : ALLOWED,
    run.signatures.some(({ personId }) => actor.tiedTo?.includes(personId) === true)
      ? refuse('tied-to-signer', 'approver', 'admin')
      : ALLOWED,
  );

/** The numbers of a run's claims that a person approved or filed, in order. */
export const claimsOf = (run: RunSubject, personId: string, as: RunSignature['as']): readonly string[] =>
  run.signatures
    .filter((signature) => signature.personId === personId && signature.as === as)
    .map(({ claimNumber }) => claimNumber)
    .toSorted();

/** Those of some people who may release a run. */
export const whoMayRelease = <T extends Payer>(people: readonly T[], run: RunSubject): readonly T[] =>
  people.filter(
    ({ id, roles, tiedTo = [] }) =>
      mayReleasePaymentRun({ userId: id, roles, companyId: '', tiedTo }, run).allowed,
  );
