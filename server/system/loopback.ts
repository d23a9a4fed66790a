import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is one of this machine's own that nobody else can reach; `::ffff:127.0.0.1` is one too. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && LOOPBACK.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** The same of a host as it stands in a setting or an address, brackets around IPv6 included. */
export const isLoopbackHost = (host: string): boolean =>
  /^(.+\.)?localhost$/i.test(host) || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
