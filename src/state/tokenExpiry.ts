interface TokenTimes {
  /** This machine's clock when the token came, in milliseconds. */
  readonly clientNow: number;
  /** The server's clock in the same moment, in milliseconds, where it could be read. */
  readonly serverNow: number | undefined;
  /** The token's own times, in seconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly issuedAt: number | undefined;
}

/**
 * The moment from which the token is refreshed: the midpoint of its remaining lifetime, in
 * milliseconds of this machine's clock. What remains is measured by the server's clock (its Date header, else the time it
 * put into the token), so that a wrong clock here changes nothing (H13). A token without an expiry is refreshed at once.
 */
export function midpointExpiry({ clientNow, serverNow, expiresAt, issuedAt }: TokenTimes): number {
  if (expiresAt === undefined) return clientNow;
  const now = serverNow ?? (issuedAt === undefined ? clientNow : issuedAt * 1000);
  return clientNow + Math.max(0, expiresAt * 1000 - now) / 2;
}
