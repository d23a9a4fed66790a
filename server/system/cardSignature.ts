import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a message's time may be from ours, so that an old one cannot be sent again much later. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether a message bears the provider's signature: HMAC-SHA-256 over its time, a point and the bytes as they came. While a secret
 * is being changed a message bears several; one that fits is enough.
 */
export function isSignedByProvider(
  header: string | undefined,
  body: Buffer,
  secret: string,
  now: Date,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' ? Buffer.from(value, 'hex') : Buffer.alloc(0);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
