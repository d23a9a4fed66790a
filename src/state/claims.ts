import { jwtDecode } from 'jwt-decode';
import { claimsSchema, permissionsOf, rolesOf, type Claims, type HeldRoles } from '../../contract/claims';
import type { CompanyPermission } from '../../domain/companyAccess';

/**
 * Reads the access token's claims, multi-byte names included (H54). Null where it is no token at all: whoever holds such a
 * text is nobody. The browser never judges a signature; the server does with every call.
 */
export function readClaims(token: string): Claims | null {
  if (lastClaims.token !== token) {
    lastClaims.claims = decoded(token);
    lastClaims.token = token;
  }
  return lastClaims.claims;
}

/** Selectors ask for the claims of the same token after every action. */
const lastClaims: { token: string | null; claims: Claims | null } = { token: null, claims: null };

function decoded(token: string): Claims | null {
  try {
    const parsed = claimsSchema.safeParse(jwtDecode(token));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whether a text is a token that ends at some time. Any other is never sent (H91). */
export const isUsableToken = (token: string): boolean => readClaims(token)?.exp !== undefined;

/**
 * Names the person a token belongs to, to tell one from another: by its subject, which the specification does not ask of a token, else
 * by email address or name. Empty for no token.
 */
export function subjectOf(token: string): string {
  const claims = readClaims(token);
  return claims?.sub ?? claims?.email ?? claims?.name ?? '';
}

interface Held extends HeldRoles {
  /** Undefined where the token names none: all of them. */
  readonly permissions: readonly CompanyPermission[] | undefined;
}

const nobody: Held = { roles: ['none'], isTemporary: false, permissions: undefined };
const lastRead = { token: '', held: nobody };

/** Roles and permissions a token gives; nobody's for no token. The last token read is kept, so that equal tokens give the same object. */
export function rolesOfToken(token: string | undefined): Held {
  if (token === undefined) return nobody;
  if (lastRead.token !== token) {
    const claims = readClaims(token);
    lastRead.held = claims === null ? nobody : { ...rolesOf(claims), permissions: permissionsOf(claims) };
    lastRead.token = token;
  }
  return lastRead.held;
}
