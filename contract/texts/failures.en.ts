import type { Catalogue } from './sentence';

/** One sentence for each kind of expected failure: what happened, why, and what to do. */
export const failuresEn = {
  unexpected:
    'Something went wrong on our side and nothing was changed. Try again; if it happens again, tell us the reference {{reference}}.',
  unavailable:
    'The service cannot reach its database at the moment, so nothing was changed. Try again in a minute.',
  'not-signed-in': 'Your session is not valid any more. Sign in again.',
  'not-found':
    'There is no such record, or it is not yours to see. Check the address or go back to the list.',
  'no-such-call': 'The address {{path}} does not exist here.',
  'method-not-allowed': 'The address {{path}} does not take {{method}}.',
  forbidden: 'Your role may not do this. Who could: {{whoCould}}.',
  'temporary-password': 'Your password is temporary. Choose a new one before anything else.',
  'payload-not-json': 'The request must be sent as JSON.',
  'payload-malformed': 'The request could not be read: it is not well-formed JSON.',
  'payload-too-large': 'This is larger than the {{limit}} allowed. Send something smaller.',
  'field-missing': 'This is needed. Fill it in.',
  'field-invalid': 'This value cannot be used here. Check it against the hint beside the field.',
  'field-unknown': 'The field {{field}} is not known here and was refused.',
  'field-too-long': 'This is longer than the {{limit}} characters allowed. Shorten it.',
  'too-many-requests': 'Too many requests came from here. Wait {{seconds}} seconds and try again.',
  'stale-version':
    'This record has changed since you opened it: {{what}} by {{who}} on {{when}}. Look at the new state, then decide again.',
  'key-missing': 'This call needs an Idempotency-Key header, so that sending it twice does it once.',
  'key-reused': 'This Idempotency-Key was used before with other content. Use a new key for a new request.',
  'key-in-use': 'The same request is being carried out at this moment. Wait for its answer.',
} as const satisfies Catalogue;

export type FailureKind = keyof typeof failuresEn;
