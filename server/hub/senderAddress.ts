import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Who sent a request: the peer, or the nearest address in X-Forwarded-For that is no trusted proxy, as for every other call.
 * @param trustedProxies addresses, networks, or the names above
 */
export function senderAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const network of trustedProxies.flatMap((name) => NAMED[name] ?? [name])) trust(trusted, network);
  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
  return ({ socket, headers }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let sender = plain(socket.remoteAddress ?? '');
    for (const address of forwarded.map((text) => plain(text.trim())).toReversed()) {
      if (address === '' || !isTrusted(sender)) return sender;
      sender = address;
    }
    return sender;
  };
}

function trust(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const version = isIP(address);
  if (version === 0) return;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

/** An IPv4 address as itself, also where a socket for both versions says it in IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
