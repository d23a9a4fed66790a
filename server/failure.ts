import type { Decision } from '../domain/permissions';
import { fail, type Result } from '../domain/result';
import type { Role } from '../domain/roles';
import type { FailureKind } from '../contract/texts/failures';
import { KIND_OF_REASON } from '../contract/texts/refusals';
import type { Values } from '../contract/texts/sentence';

/** One field of a payload that cannot be used, and why. `field` is a path such as `lines.3.amountClaimed`. */
export interface FieldFailure {
  readonly field: string;
  readonly kind: FailureKind;
  readonly values?: Values;
}

/**
 * An expected refusal as a use case answers it. `kind` picks status and sentence, `values` fill the sentence's places, `whoCould`
 * names roles (rendered in the reader's language), `fields` says more than one thing beside its fields.
 */
export interface Failure {
  readonly kind: FailureKind;
  readonly values?: Values;
  readonly whoCould?: readonly Role[];
  readonly field?: string;
  readonly fields?: readonly FieldFailure[];
}

/** What every use case answers. */
export type Outcome<T> = Result<T, Failure>;

/** A refusal of a kind, with the values its sentence shows. */
export const failed = (kind: FailureKind, values: Values = {}): Result<never, Failure> =>
  fail({ kind, values });

/** A refusal that belongs beside one field. */
export const fieldFailed = (field: string, kind: FailureKind, values: Values = {}): Result<never, Failure> =>
  fail({ kind: 'invalid-input', fields: [{ field, kind, values }] });

/** A policy's refusal as the failure to answer with; null when the policy allows. */
export function refusalOf(decision: Decision): Failure | null {
  if (decision.allowed) return null;
  return { kind: KIND_OF_REASON[decision.reason], whoCould: decision.whoCould };
}
