interface TokenClaims {
  readonly role?: string | readonly string[] | null;
  readonly sub?: string;
  readonly sid?: string;
  readonly name?: string;
  readonly email?: string;
  readonly companyId?: string;
  readonly iat?: number;
  readonly exp?: number;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token without an expiry is none (H91). */
const FAR_AWAY = 4_000_000_000;

/** A token whose claims nobody checks: the kinds that other backends may send by mistake. */
export const rawToken = (claims: object): string => `${part({ alg: 'none' })}.${part(claims)}.c2ln`;

let serial = 0;

/** A token as the server would sign one; each is another text, as each refresh gives another. */
export const tokenWith = (claims: TokenClaims): string => {
  serial += 1;
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'u1', role: 'user', jti: String(serial), exp: FAR_AWAY, ...claims })}.c2ln`;
};
