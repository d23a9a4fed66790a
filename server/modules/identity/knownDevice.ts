import { z } from 'zod';
import type { TokenSigner } from '../../system/tokenSigner';

/** The cookie of a device from which somebody has signed in before, one for each account. */
export interface DeviceCookies {
  read(userId: string): string | null;
  set(userId: string, value: string, lifetimeSeconds: number): void;
}

const YEAR_SECONDS = 365 * 86_400;

const claims = z.object({ sub: z.string(), jti: z.string() });

/**
 * What names this device among those of an account; null when the account was never signed in to from it. Its wrong tries are
 * counted apart, so that a stranger who locks the address does not lock its owner out (decision 78).
 */
export async function findKnownDevice(
  signer: TokenSigner,
  cookies: DeviceCookies,
  userId: string,
): Promise<string | null> {
  const token = cookies.read(userId);
  if (token === null) return null;
  const verified = await signer.verify('device', token);
  if (verified.kind !== 'verified') return null;
  const parsed = claims.safeParse(verified.claims);
  return parsed.success && parsed.data.sub === userId ? parsed.data.jti : null;
}

/** Marks this device as one of the account's, for a year from its last sign-in. */
export async function rememberDevice(
  signer: TokenSigner,
  cookies: DeviceCookies,
  userId: string,
): Promise<void> {
  // A new name each time: whoever copied an earlier cookie shares no count with the owner.
  cookies.set(userId, await signer.sign('device', { sub: userId }, YEAR_SECONDS), YEAR_SECONDS);
}
