/**
 * The code of a failure of the system or the database, such as `ENOENT` or `40001`; null when it has none. Goes by
 * shape and not by class: errors may come from another realm (worker threads, test environments).
 */
export function errorCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
