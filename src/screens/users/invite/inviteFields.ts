import type { BodyOf } from '../../../../contract/endpoint';
import type { createUser } from '../../../../contract/endpoints/identity';
import { LIMITS } from '../../../../contract/limits';
import { STAFF_ROLES, type Role } from '../../../../contract/roles';

export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** What the invitation form holds. */
export interface InviteFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly worksFor: 'board' | 'company' | null;
  /** As typed or chosen from the names offered. */
  readonly company: string;
  readonly roles: readonly Role[];
}

export const NO_FIELDS: InviteFields = {
  email: '',
  firstName: '',
  lastName: '',
  worksFor: null,
  company: '',
  roles: [],
};

/** A field and what is wrong with it, as a key of the catalogue. */
export interface InviteFault {
  readonly field: keyof InviteFields;
  readonly fault: 'email' | 'firstName' | 'lastName' | 'worksFor' | 'company' | 'roles' | 'tooLong';
}

/** The one company of that name, whatever its letter case; undefined for none and for several. */
export function companyNamed(typed: string, offered: readonly NamedCompany[]): NamedCompany | undefined {
  const wanted = typed.trim().toLowerCase();
  const found = offered.filter(({ name }) => name.toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** What must be put right before an invitation is sent; the server judges the rest. */
export function inviteFaults(
  fields: InviteFields,
  company: NamedCompany | undefined,
): readonly InviteFault[] {
  const { worksFor, roles } = fields;
  const email = fields.email.trim();
  const name = (field: 'firstName' | 'lastName'): readonly InviteFault[] => {
    const text = fields[field].trim();
    if (text === '') return [{ field, fault: field }];
    return text.length > LIMITS.personName ? [{ field, fault: 'tooLong' }] : [];
  };
  return [
    ...name('firstName'),
    ...name('lastName'),
    ...(/^[^\s@]+@[^\s@]+$/.test(email) && email.length <= LIMITS.email
      ? []
      : [{ field: 'email', fault: 'email' } as const]),
    ...(worksFor === null ? [{ field: 'worksFor', fault: 'worksFor' } as const] : []),
    ...(worksFor === 'company' && company === undefined
      ? [{ field: 'company', fault: 'company' } as const]
      : []),
    ...(worksFor === 'board' && roles.length === 0 ? [{ field: 'roles', fault: 'roles' } as const] : []),
  ];
}

/** The call's payload; people of a company hold the company user's role, which is no choice. */
export function invitationOf(
  { email, firstName, lastName, worksFor, roles }: InviteFields,
  companyId: string,
): BodyOf<typeof createUser> {
  return {
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    companyId,
    roles: worksFor === 'board' ? STAFF_ROLES.filter((role) => roles.includes(role)) : ['user'],
  };
}
