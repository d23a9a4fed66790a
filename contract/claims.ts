import * as z from 'zod/mini';
import { COMPANY_PERMISSIONS, type CompanyPermission } from '../domain/companyAccess';
import { ROLES, TEMPORARY_ROLE, type Role } from './roles';

const oneOrMany = z.union([z.string(), z.array(z.string())]);

/** A claim of another type than expected counts as absent: the others still tell whom the application serves. */
const claim = <S extends z.core.$ZodType>(schema: S) => z.catch(z.optional(schema), undefined);

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/**
 * Claims of the access token the application reads; unknown claims are ignored. Ids may be numbers in other
 * backends; they are kept as text.
 */
export const claimsSchema = z.object({
  sub: claim(text),
  /** The session it belongs to, where the server names one. */
  sid: claim(text),
  role: claim(z.nullable(oneOrMany)),
  name: claim(z.nullable(z.string())),
  email: claim(z.nullable(z.string())),
  /** What a company's person may do for the company; absent in tokens of other backends. */
  permissions: claim(z.array(z.string())),
  companyId: claim(z.nullable(z.union([z.string(), z.number()]))),
  exp: claim(z.number()),
  iat: claim(z.number()),
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

/** The permissions a token names; undefined where it names none, which is to have all. */
export const permissionsOf = ({
  permissions,
}: Pick<Claims, 'permissions'>): readonly CompanyPermission[] | undefined =>
  permissions && COMPANY_PERMISSIONS.filter((permission) => permissions.includes(permission));
