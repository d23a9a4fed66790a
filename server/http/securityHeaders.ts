import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Hashes of the two inline parts the build writes into index.html. */
export interface InlineHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

/** The card payment provider forbids hosting its script elsewhere; nothing else comes from outside. */
const CARD_SCRIPT = 'https://js.stripe.com';
const CARD_FRAMES = [CARD_SCRIPT, 'https://hooks.stripe.com'];
const CARD_CALLS = 'https://api.stripe.com';
const YEAR_SECONDS = 31_536_000;

const quoted = (hash: string): string => `'${hash}'`;

/** The content security policy, directive by directive. */
export function contentSecurityPolicy(
  publicUrl: string,
  inline: InlineHashes,
): Record<string, readonly string[]> {
  const live = new URL(publicUrl);
  live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...inline.script.map(quoted), CARD_SCRIPT],
    'style-src': ["'self'", ...inline.style.map(quoted)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", live.origin, CARD_CALLS],
    'frame-src': CARD_FRAMES,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app#webpack', 'dompurify', 'replay'],
  };
}

export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inline: InlineHashes,
): Promise<void> {
  const https = new URL(config.publicUrl).protocol === 'https:';
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config.publicUrl, inline),
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Answers may be read by the allowed origins of another host; who may is said by the cross-origin rules.
    crossOriginResourcePolicy: { policy: config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
