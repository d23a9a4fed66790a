import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a page of this origin may use the interface. Compared whole, scheme and port included. */
export type OriginCheck = (origin: string) => boolean;

/**
 * The product's own address, the origins the configuration allows and, outside production, the machine's own names on the port
 * listened on.
 * @param port the port really listened on; it may differ from the configured one, which can be 0
 */
export function allowedOrigins(
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'mode'>,
  port: number,
): ReadonlySet<string> {
  const loopback =
    config.mode === 'production' ? [] : LOOPBACK.map((host) => new URL(`http://${host}:${port}`).origin);
  return new Set([new URL(config.publicUrl).origin, ...config.allowedOrigins, ...loopback]);
}

/** The check for a server; it knows the port once the server listens. */
export function originCheckOf(app: FastifyInstance, config: Config): OriginCheck {
  let known: { readonly port: number; readonly origins: ReadonlySet<string> } | undefined;
  return (origin) => {
    const port = listeningPort(app.server.address()) ?? config.port;
    if (known?.port !== port) known = { port, origins: allowedOrigins(config, port) };
    return known.origins.has(origin);
  };
}

const listeningPort = (address: string | AddressInfo | null): number | null =>
  typeof address === 'object' && address !== null ? address.port : null;
