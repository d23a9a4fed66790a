import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { CardConfig, Config } from '../../config';

/** Hashes of the two inline parts the build writes into index.html. */
export interface InlineHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

/** The card payment provider forbids hosting its script elsewhere; nothing else comes from outside. */
const PROVIDER = {
  script: 'https://js.stripe.com',
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: 'https://api.stripe.com',
} as const;
const YEAR_SECONDS = 31_536_000;

/** Whose script, frames and calls are let in: the provider's, unless the settings name something else to try it with. */
function cardHosts(card: CardConfig | null) {
  const script = card === null ? PROVIDER.script : new URL(card.scriptUrl).origin;
  if (card === null || script === PROVIDER.script) return PROVIDER;
  return { script, frames: [script], calls: new URL(card.apiUrl).origin };
}

const quoted = (hash: string): string => `'${hash}'`;

/** The content security policy, directive by directive. */
export function contentSecurityPolicy(
  publicUrl: string,
  inline: InlineHashes,
  card: CardConfig | null = null,
): Record<string, readonly string[]> {
  const provider = cardHosts(card);
  const live = new URL(publicUrl);
  live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...inline.script.map(quoted), provider.script],
    'style-src': ["'self'", ...inline.style.map(quoted)],
    // What a page made itself of bytes it fetched: documents beside the claim they belong to (decision 89).
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", live.origin, provider.calls],
    'frame-src': ['blob:', ...provider.frames],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['boot', 'app#webpack', 'dompurify', 'replay', 'card-script'],
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
      directives: contentSecurityPolicy(config.publicUrl, inline, config.card),
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Answers may be read by the allowed origins of another host; who may is said by the cross-origin rules.
    crossOriginResourcePolicy: { policy: config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
