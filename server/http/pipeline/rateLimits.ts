import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '../../../contract/endpoint';
import type { Failure } from '../../failure';

/** Requests one address may send in a minute. */
export interface RateSettings {
  /** To one server process: these protect it, and must cost next to nothing. */
  readonly requestsPerMinute: number;
  /** To a call that anybody may make and that checks a secret or writes (sign-in, registration), at all processes together. */
  readonly guessesPerMinute: number;
  /** To the contact page's call, in ten minutes; ten when left out. */
  readonly messages?: number;
}

/** A whole office behind one address signs in within a few minutes; a guessing machine needs more than this. */
export const DEFAULT_RATES: RateSettings = { requestsPerMinute: 6_000, guessesPerMinute: 200 };

export interface RateLimits {
  limitFor(endpoint: Endpoint): Rate;
}

export interface Rate {
  readonly max: number;
  /** Milliseconds. */
  readonly timeWindow: number;
  /** All server processes count it together (decision 57); each one's own count stands before that. */
  readonly isShared: boolean;
}

const MINUTE_MS = 60_000;
const REFRESH = /\/(refreshtoken|logout)$/i;
const MESSAGES = 10;

export const rateLimitsOf = (rates: RateSettings): RateLimits => ({
  limitFor: (endpoint) => {
    if (endpoint.access !== 'public' || endpoint.method !== 'POST' || REFRESH.test(endpoint.path))
      return { max: rates.requestsPerMinute, timeWindow: MINUTE_MS, isShared: false };
    if (endpoint.path.endsWith('/contact'))
      return { max: rates.messages ?? MESSAGES, timeWindow: 10 * MINUTE_MS, isShared: true };
    return { max: rates.guessesPerMinute, timeWindow: MINUTE_MS, isShared: true };
  },
});

/** Thrown by the limiter, rendered by the error handler. */
export class RateExceeded extends Error {
  readonly failure: Failure;
  constructor(seconds: number) {
    super('too many requests');
    this.failure = { kind: 'too-many-requests', values: { seconds } };
  }
}

export async function registerRateLimits(app: FastifyInstance, rates: RateSettings): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: rates.requestsPerMinute,
    timeWindow: MINUTE_MS,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: (_request, context) => new RateExceeded(Math.max(1, Math.ceil(context.ttl / 1000))),
  });
}
