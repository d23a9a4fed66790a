import { isDatabaseAway, isStorageFull } from '../../db/databaseAway';
import { errorCodeOf } from '../../system/errorCode';
import type { Failure } from '../../failure';
import { ForbiddenName } from './jsonBody';
import { FileTooLarge, tooLarge, UploadBroken } from './incomingFile';
import { RateExceeded } from './rateLimits';

/** What the framework and its plug-ins say of requests that cannot be taken, by their code. */
const OF_CODE: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { kind: 'payload-not-json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { kind: 'payload-malformed' },
  FST_ERR_CTP_INVALID_JSON_BODY: { kind: 'payload-malformed' },
  FST_ERR_BAD_URL: { kind: 'not-found' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { kind: 'payload-not-multipart' },
  FST_MP_PREMATURE_CLOSE: { kind: 'upload-broken' },
  FST_PROTO_VIOLATION: { kind: 'payload-malformed' },
  FST_INVALID_JSON_FIELD_ERROR: { kind: 'payload-malformed' },
};
const TOO_LARGE = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_REQ_FILE_TOO_LARGE',
]);
/** Told in Retry-After: a database that was restarted is back within seconds. */
const RETRY_SECONDS = 5;
/** Somebody has to free a disk first. */
const ROOM_SECONDS = 60;
/** lock_not_available, query_canceled: somebody else's work held this up, and it was undone. */
const WAITED_TOO_LONG = new Set(['55P03', '57014']);
/** invalid_text_representation, numeric_value_out_of_range, character_not_in_repertoire, datetime_field_overflow. */
const BAD_VALUE_STATES = new Set(['22P02', '22003', '22021', '22008']);

/**
 * The failure to answer a thrown error with. What is nobody's fault but ours becomes `unexpected`: its text goes to the log and
 * never to the caller.
 */
export function failureOfError(error: unknown, bodyLimit: number): Failure {
  if (error instanceof RateExceeded) return error.failure;
  if (error instanceof FileTooLarge) return tooLarge(error.limitBytes);
  if (error instanceof UploadBroken) return { kind: 'upload-broken' };
  if (isDatabaseAway(error)) return { kind: 'unavailable', values: { seconds: RETRY_SECONDS } };
  if (isStorageFull(error)) return { kind: 'storage-full', values: { seconds: ROOM_SECONDS } };
  const code = errorCodeOf(error) ?? '';
  if (WAITED_TOO_LONG.has(code)) return { kind: 'busy', values: { seconds: RETRY_SECONDS } };
  if (TOO_LARGE.has(code)) return tooLarge(bodyLimit);
  const known = OF_CODE[code];
  if (known !== undefined) return known;
  // A value no column can hold slipped past the contract; it is still the sender's, and nothing was written.
  if (BAD_VALUE_STATES.has(code)) return { kind: 'invalid-input', fields: [] };
  if (error instanceof ForbiddenName) return { kind: 'payload-forbidden-name' };
  if (isClientFault(error)) return { kind: 'payload-malformed' };
  return { kind: 'unexpected' };
}

const isClientFault = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;
