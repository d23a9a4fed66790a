/** The `code` an error carries (ECONNREFUSED, EADDRINUSE, FST_…), or null. */
export const errorCodeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
