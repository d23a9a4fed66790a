import { isLoopbackAddress } from '../system/loopback';

/** What is looked at of a request. */
interface Sent {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly ip: string;
  readonly ips?: readonly string[] | undefined;
  readonly headers: object;
}

/**
 * Whether a request was sent on this machine. The connection itself must be a local one, and when a trusted proxy forwards it, so must
 * the address the proxy names. What any other peer says of itself is not believed, but shows that a proxy stands between.
 */
export function isLocalRequest({ socket, ip, ips, headers }: Sent): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '') || !isLoopbackAddress(ip)) return false;
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  // `ips` lists peer and forwarded addresses once the peer is trusted; an untrusted one stands there alone.
  return !isForwarded || (ips?.length ?? 0) > 1;
}
