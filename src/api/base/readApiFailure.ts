import type { ApiFailure } from './apiFailure';

const KINDS: readonly string[] = [
  'refused',
  'from-server',
  'unreadable',
  'unreachable',
  'file-changed',
] satisfies readonly ApiFailure['kind'][];

const isApiFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  typeof error.kind === 'string' &&
  KINDS.includes(error.kind);

/**
 * The failure in what a hook gives as its `error`: null where there is none. An error of another kind is a bug of ours in the
 * middle of a call, and is shown as an answer that could not be understood.
 */
export function readApiFailure(error: unknown): ApiFailure | null {
  if (error === undefined || error === null) return null;
  return isApiFailure(error) ? error : { kind: 'unreadable', status: 0 };
}
