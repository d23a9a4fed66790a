import * as z from 'zod/mini';
import { ROLES, TEMPORARY_ROLE, type Role } from './roles';

const oneOrMany = z.union([z.string(), z.array(z.string())]);

/** Claims of the access token the application reads; unknown claims are ignored (specification, section 3). */
export const claimsSchema = z.object({
  sub: z.optional(z.string()),
  /** The session it belongs to, where the server names one. */
  sid: z.optional(z.string()),
  role: z.optional(z.nullable(oneOrMany)),
  name: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  companyId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  exp: z.optional(z.number()),
  iat: z.optional(z.number()),
});

export type Claims = z.infer<typeof claimsSchema>;

export interface HeldRoles {
  /** Roles held, or `['none']` when the claim is empty, absent or names no known role. */
  readonly roles: readonly Role[];
  /** True when the claim includes the marker of a temporary password. */
  readonly isTemporary: boolean;
}

/** Reads the role claim, which may hold one value or several. Names are compared whole, never by part. */
export function rolesOf(claims: Pick<Claims, 'role'>): HeldRoles {
  const claim = claims.role;
  const values = claim === null || claim === undefined ? [] : Array.isArray(claim) ? claim : [claim];
  const known = ROLES.filter((role) => role !== 'none' && values.includes(role));
  return {
    roles: known.length > 0 ? known : ['none'],
    isTemporary: values.includes(TEMPORARY_ROLE),
  };
}
