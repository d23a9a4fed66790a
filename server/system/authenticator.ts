import { generateSecret, generateURI, verifySync } from 'otplib';

/** Codes of one step are taken in the step before and after it too: clocks differ. */
const TOLERANCE_SECONDS = 30;

/** A secret of 160 bits to share with an authenticator app, in base 32. */
export const newAuthenticatorSecret = (): string => generateSecret();

/** The address an app reads from a QR code (otpauth://). */
export const authenticatorUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });

/**
 * The time step (30 s, RFC 6238) whose code this is, or null when it is none of now.
 * @param after the last step a code was taken for: it and those before it are refused
 */
export function stepOfCode(secret: string, code: string, now: Date, after: bigint | null): bigint | null {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(after === null ? {} : { afterTimeStep: Number(after) }),
  });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : null;
}
