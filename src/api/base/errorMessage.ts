import { CODE_FIELD, type FailureEntry } from '../../../contract/envelope';
import { fill } from '../../../contract/texts/fill';
import type { Language } from '../../../contract/texts/sentence';
import en from '../../i18n/en/errors.json';
import fr from '../../i18n/fr/errors.json';
import type { ApiFailure } from './apiFailure';

type ErrorKey = keyof typeof en;
const CATALOGUES: Record<Language, Record<ErrorKey, string>> = { en, fr };

/** One of the browser's own sentences about failures. */
export const errorText = (key: ErrorKey, language: Language): string => CATALOGUES[language][key];

/**
 * The sentence to show for a failed call, as plain text: the server's own words where it had some, else ours for what
 * happened. Carries the reference of an unexpected failure. Never empty, never a status alone, never markup of a proxy.
 */
export function errorMessage(failure: ApiFailure, language: Language): string {
  switch (failure.kind) {
    case 'from-server':
      return failure.text;
    case 'refused': {
      const details = failure.errors.map((entry) => entry.details).filter((text) => text !== '');
      const message = failure.message !== '' ? failure.message : details.join(' ');
      const sentence = message === '' ? statusText(failure.status, language) : message;
      return withReference(sentence, failure.reference, language);
    }
    case 'unreadable':
      return withReference(statusText(failure.status, language), failure.reference, language);
    case 'unreachable':
      if (failure.isTimeout) return errorText('timeout', language);
      if (failure.transfer === 'upload') return errorText('upload', language);
      if (failure.transfer === 'download') return errorText('download', language);
      return errorText(failure.countsOnce === true ? 'unanswered' : 'unreachable', language);
    case 'file-changed':
      return errorText('fileChanged', language);
  }
}

function withReference(message: string, reference: string | undefined, language: Language): string {
  if (reference === undefined || message.includes(reference)) return message;
  return fill(errorText('withReference', language), { message, reference });
}

function statusText(status: number, language: Language): string {
  if (status === 401) return errorText('notAccepted', language);
  if (status === 404) return errorText('notFound', language);
  if (status === 413) return errorText('tooLarge', language);
  if (status === 429) return errorText('tooMany', language);
  if (status === 502 || status === 503 || status === 504) return errorText('unavailable', language);
  return fill(errorText('unreadable', language), { status });
}

/** The product's own names of failures are for programs. Those of another backend are shown as they are. */
const OWN_NAME = /^[a-z]+(-[a-z]+)+$/;

const listed = (errors: readonly FailureEntry[], language: Language): string =>
  errors
    .map(({ error, details }) => [
      OWN_NAME.test(error) ? errorText('signInFailed', language) : error,
      details,
    ])
    .map((parts) => parts.filter((part) => part !== '').join(': '))
    .join(', ');

/** Sign-in refused: a 423's body as it is, else each entry as name, colon, details. */
export function loginFailureMessage(failure: ApiFailure, language: Language): string {
  return failure.kind === 'refused' && failure.errors.length > 0
    ? listed(failure.errors, language)
    : errorMessage(failure, language);
}

/** A code refused: a 423's body, else the entries of the Code field, else all of them. */
export function codeFailureMessage(failure: ApiFailure, language: Language): string {
  if (failure.kind !== 'refused') return errorMessage(failure, language);
  const ofCode = failure.errors.filter(
    ({ error, field }) => (field ?? error).toLowerCase() === CODE_FIELD.toLowerCase(),
  );
  const details = ofCode.map((entry) => entry.details).filter((text) => text !== '');
  return details.length > 0 ? details.join(', ') : loginFailureMessage(failure, language);
}

/** Entries that belong beside a field, by the field's path. */
export function fieldMessages(failure: ApiFailure): Readonly<Record<string, string>> {
  if (failure.kind !== 'refused') return {};
  const messages: Record<string, string> = {};
  for (const { field, details } of failure.errors) {
    if (field === undefined) continue;
    const before = messages[field];
    messages[field] = before === undefined ? details : `${before} ${details}`;
  }
  return messages;
}
