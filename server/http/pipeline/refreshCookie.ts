import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { DeviceCookies } from '../../modules/identity/knownDevice';
import type { CookieJar } from './call';

export interface CookiePolicy {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

const isHttps = (address: string): boolean => new URL(address).protocol === 'https:';
const hostOf = (address: string): string => new URL(address).hostname;

/**
 * How the refresh credential travels. The application usually comes from the server itself, or from another port of the same
 * host, which browsers count as the same site: SameSite=Strict. When it comes from another host the cookie must be SameSite=None,
 * which browsers take only with Secure (they accept that over plain http on a loopback address), and Partitioned, so that it
 * outlives the end of third-party cookies. The bearer token asked for beside it keeps foreign sites from using it.
 */
export function cookiePolicy(config: Pick<Config, 'publicUrl' | 'allowedOrigins'>): CookiePolicy {
  const https = isHttps(config.publicUrl);
  const sameSite = config.allowedOrigins.every(
    (origin) => hostOf(origin) === hostOf(config.publicUrl) && isHttps(origin) === https,
  );
  const secure = https || !sameSite;
  return {
    name: https ? '__Host-northwood-refresh' : 'northwood-refresh',
    options: {
      httpOnly: true,
      secure,
      // The prefix __Host- demands the whole host; without it the interface is enough.
      path: https ? '/' : '/api',
      sameSite: sameSite ? 'strict' : 'none',
      ...(sameSite ? {} : { partitioned: true }),
    },
  };
}

/** A cookie for each account that was signed in to from this browser. It outlives signing out, and opens nothing. */
export function deviceCookies(
  config: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
  request: FastifyRequest,
  reply: FastifyReply,
): DeviceCookies {
  const { name, options } = cookiePolicy(config);
  const nameOf = (userId: string): string => `${name.replace('refresh', 'device')}-${userId}`;
  return {
    read: (userId) => request.cookies[nameOf(userId)] ?? null,
    set: (userId, value, maxAge) => void reply.setCookie(nameOf(userId), value, { ...options, maxAge }),
  };
}

/**
 * A cookie for each session: two tabs of one browser may be signed in each by itself, and the later one must not take the earlier
 * one's credential away.
 */
export function refreshCookieJar(
  config: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
  request: FastifyRequest,
  reply: FastifyReply,
): CookieJar {
  const { name, options } = cookiePolicy(config);
  const nameOf = (sessionId: string): string => `${name}-${sessionId}`;
  return {
    read: (sessionId) => request.cookies[nameOf(sessionId)] ?? null,
    set: (sessionId, value, lifetimeSeconds) =>
      void reply.setCookie(nameOf(sessionId), value, {
        ...options,
        ...(lifetimeSeconds === null ? {} : { maxAge: lifetimeSeconds }),
      }),
    clear: (sessionId) => void reply.clearCookie(nameOf(sessionId), options),
  };
}
