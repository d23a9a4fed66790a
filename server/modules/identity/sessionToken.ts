import { z } from 'zod';
import type { TokenSigner } from '../../system/tokenSigner';

/** The claims the server itself relies on; everything else is read again at each request. */
const sessionClaims = z.object({
  sub: z.string().regex(/^\d{1,18}$/),
  sid: z.uuid(),
  exp: z.number(),
  permissions: z.array(z.string()).optional(),
});

export interface SessionToken {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Those of a company's person when the token was issued; absent in tokens of staff and of earlier releases. */
  readonly permissions?: readonly string[] | undefined;
}

/**
 * The session an access token belongs to, or null when it is not one of ours.
 * @param takeExpired also one that is past its time: it still tells whose session asks for a new one
 */
export async function readSessionToken(
  signer: TokenSigner,
  token: string,
  takeExpired = false,
): Promise<SessionToken | null> {
  const verified = await signer.verify('access', token);
  if (verified.kind === 'invalid' || (verified.kind === 'expired' && !takeExpired)) return null;
  const claims = sessionClaims.safeParse(verified.claims);
  if (!claims.success) return null;
  const { sub, sid, exp, permissions } = claims.data;
  return { userId: sub, sessionId: sid, expiresAt: exp * 1000, permissions };
}
