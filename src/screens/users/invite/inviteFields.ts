import * as z from 'zod/mini';
import type { BodyOf } from '../../../../contract/endpoint';
import type { createUser } from '../../../../contract/endpoints/users/invite';
import { LIMITS } from '../../../../contract/limits';
import { COMPANY_PERMISSIONS } from '../../../../domain/companyAccess';
import { ROLES, STAFF_ROLES } from '../../../../contract/roles';

export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** What the invitation form holds. */
export const inviteFields = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  worksFor: z.nullable(z.enum(['board', 'company'])),
  /** As typed or chosen from the names offered. */
  company: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Of a company's person. */
  permissions: z._default(z.array(z.enum(COMPANY_PERMISSIONS)), [...COMPANY_PERMISSIONS]),
});
export type InviteFields = z.infer<typeof inviteFields>;

export const NO_FIELDS: InviteFields = {
  email: '',
  firstName: '',
  lastName: '',
  worksFor: null,
  company: '',
  roles: [],
  permissions: [...COMPANY_PERMISSIONS],
};

/** What the form begins with, from a company's record or from nowhere. */
export const firstFields = (given: NamedCompany | undefined): InviteFields =>
  given === undefined ? NO_FIELDS : { ...NO_FIELDS, worksFor: 'company', company: given.name };

/** A field and what is wrong with it, as a key of the catalogue. */
export interface InviteFault {
  readonly field: keyof InviteFields;
  readonly fault:
    'email' | 'firstName' | 'lastName' | 'worksFor' | 'company' | 'companyTwice' | 'roles' | 'tooLong';
}

/**
 * The one company of that name, whatever its letter case.
 * @param given the company whose record led here: its name means it, whoever else bears it
 */
export function companyNamed(
  typed: string,
  offered: readonly NamedCompany[],
  given?: NamedCompany,
): NamedCompany | 'several' | undefined {
  const wanted = typed.trim().toLowerCase();
  if (given?.name.toLowerCase() === wanted) return given;
  const found = offered.filter(({ name }) => name.toLowerCase() === wanted);
  return found.length > 1 ? 'several' : found[0];
}

type Person = Pick<InviteFields, 'firstName' | 'lastName' | 'email'>;

/** What is wrong with a person's name and address. */
export function personFaults(fields: Person): readonly (InviteFault & { readonly field: keyof Person })[] {
  const email = fields.email.trim();
  const name = (field: 'firstName' | 'lastName') => {
    const text = fields[field].trim();
    if (text === '') return [{ field, fault: field }];
    return text.length > LIMITS.personName ? [{ field, fault: 'tooLong' } as const] : [];
  };
  return [
    ...name('firstName'),
    ...name('lastName'),
    ...(/^[^\s@]+@[^\s@]+$/.test(email) && email.length <= LIMITS.email
      ? []
      : [{ field: 'email', fault: 'email' } as const]),
  ];
}

/** What must be put right before an invitation is sent; the server judges the rest. */
export function inviteFaults(
  fields: InviteFields,
  company: ReturnType<typeof companyNamed>,
): readonly InviteFault[] {
  const { worksFor, roles } = fields;
  return [
    ...personFaults(fields),
    ...(worksFor === null ? [{ field: 'worksFor', fault: 'worksFor' } as const] : []),
    ...(worksFor === 'company' && company === undefined
      ? [{ field: 'company', fault: 'company' } as const]
      : []),
    ...(worksFor === 'company' && company === 'several'
      ? [{ field: 'company', fault: 'companyTwice' } as const]
      : []),
    ...(worksFor === 'board' && roles.length === 0 ? [{ field: 'roles', fault: 'roles' } as const] : []),
  ];
}

/** The call's payload; people of a company hold the company user's role, which is no choice. */
export function invitationOf(
  { email, firstName, lastName, worksFor, roles, permissions }: InviteFields,
  companyId: string,
): BodyOf<typeof createUser> {
  return {
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    companyId,
    roles: worksFor === 'board' ? STAFF_ROLES.filter((role) => roles.includes(role)) : ['user'],
    ...(worksFor === 'company' ? { permissions } : {}),
  };
}
