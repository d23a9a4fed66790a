import { createHash, createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from './clock';
import { newOpaqueId } from './ids';

/** What a token may be used for, written into its `typ`: one kind is never taken for another. */
export type TokenKind = 'access' | 'mfa' | 'reset' | 'device';

export interface SigningSecrets {
  /** Signs new tokens. */
  readonly current: string;
  /** Still accepted while tokens signed with it live; null when no rotation is under way. */
  readonly previous: string | null;
}

export type VerifiedToken =
  | { readonly kind: 'verified'; readonly claims: JWTPayload }
  /** Ours and whole, but past its time, or before it because the clock was set back. */
  | { readonly kind: 'expired'; readonly claims: JWTPayload }
  | { readonly kind: 'invalid' };

export interface TokenSigner {
  /** Signs the claims and adds iss, aud, iat, nbf, exp and a jti, so that no two tokens are the same, made in one second too. */
  sign(kind: TokenKind, claims: JWTPayload, lifetimeSeconds: number): Promise<string>;
  /** Checks signature, key id, issuer, audience, kind and times against the given clock. Never throws on bad input. */
  verify(kind: TokenKind, token: string): Promise<VerifiedToken>;
}

const ALGORITHM = 'HS256';

/** A key's public name: derived from the secret, so that rotating needs one setting and no bookkeeping. */
const keyIdOf = (secret: string): string =>
  createHash('sha256').update(`key id:${secret}`).digest('hex').slice(0, 12);

const isEarly = (error: unknown): error is errors.JWTClaimValidationFailed =>
  error instanceof errors.JWTClaimValidationFailed &&
  error.claim === 'nbf' &&
  error.reason === 'check_failed';

const typeOf = (kind: TokenKind): string => (kind === 'access' ? 'at+jwt' : `${kind}+jwt`);

export function createTokenSigner(options: {
  readonly secrets: SigningSecrets;
  readonly issuer: string;
  readonly audience: string;
  readonly clock: Clock;
}): TokenSigner {
  const { secrets, issuer, audience, clock } = options;
  const keys = new Map(
    [secrets.current, ...(secrets.previous === null ? [] : [secrets.previous])].map((secret) => [
      keyIdOf(secret),
      createSecretKey(secret, 'utf8'),
    ]),
  );
  const currentId = keyIdOf(secrets.current);
  const currentKey = createSecretKey(secrets.current, 'utf8');

  const keyNamed = (keyId: string | undefined) => {
    const key = keys.get(keyId ?? '');
    if (key === undefined) throw new errors.JWSSignatureVerificationFailed();
    return key;
  };

  return {
    sign: (kind, claims, lifetimeSeconds) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: currentId, typ: typeOf(kind) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(newOpaqueId())
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(currentKey);
    },
    verify: async (kind, token) => {
      try {
        const { payload } = await jwtVerify(token, (header) => keyNamed(header.kid), {
          issuer,
          audience,
          typ: typeOf(kind),
          algorithms: [ALGORITHM],
          requiredClaims: ['exp', 'iat'],
          currentDate: clock.now(),
        });
        return { kind: 'verified', claims: payload };
      } catch (error) {
        if (error instanceof errors.JWTExpired || isEarly(error))
          return { kind: 'expired', claims: error.payload };
        if (error instanceof errors.JOSEError || error instanceof TypeError) return { kind: 'invalid' };
        throw error;
      }
    },
  };
}
