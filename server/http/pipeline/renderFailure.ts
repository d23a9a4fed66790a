import type { FailureEnvelope, FailureEntry } from '../../../contract/envelope';
import { failureSentence } from '../../../contract/texts/failures';
import { roleNames } from '../../../contract/texts/roles';
import type { Language, Values } from '../../../contract/texts/sentence';
import type { Failure } from '../../failure';

/** The sentence of a failure as a whole, in the reader's language. */
export const sentenceOf = (failure: Failure, language: Language): string =>
  failureSentence(language, failure.kind, valuesOf(failure, language));

/** A failure as the answer's body. `message` is one sentence for all of it, `errors` one entry for each thing to say. */
export function renderFailure(failure: Failure, language: Language, reference: string): FailureEnvelope {
  const values = { reference, ...valuesOf(failure, language) };
  const message = failureSentence(language, failure.kind, values);
  const errors: FailureEntry[] = (failure.fields ?? []).map(({ field, kind, values: own }) => ({
    error: kind,
    details: failureSentence(language, kind, own ?? {}),
    field,
  }));
  if (errors.length === 0)
    errors.push({
      error: failure.kind,
      details: message,
      ...(failure.field === undefined ? {} : { field: failure.field }),
    });
  return { succeeded: false, message, data: null, errors, reference };
}

function valuesOf(failure: Failure, language: Language): Values {
  const { values = {}, whoCould = [] } = failure;
  return whoCould.length === 0 ? values : { whoCould: roleNames(language, whoCould), ...values };
}
