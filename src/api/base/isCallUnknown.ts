import type { ApiFailure } from './apiFailure';

const NOT_THERE: readonly number[] = [404, 405, 501];

/**
 * Whether a backend does not have the call at all (decision 81). Our server also answers 404 where a record is missing, and then gives
 * a reference.
 */
export const isCallUnknown = (failure: ApiFailure | null): boolean =>
  failure !== null &&
  'status' in failure &&
  NOT_THERE.includes(failure.status) &&
  (failure.kind !== 'refused' || failure.reference === undefined);
