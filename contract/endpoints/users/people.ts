import * as z from 'zod/mini';
import { COMPANY_PERMISSIONS } from '../../../domain/companyAccess';
import { endpoint, json } from '../../endpoint';
import { USER_STATES } from '../../entities/company';
import { email, id, instant, personName, version } from '../../fields';
import { personal } from '../../sensitivity';

const tag = 'Users';
const one = z.strictObject({ id });
const permissions = z.array(z.enum(COMPANY_PERMISSIONS)).check(z.maxLength(COMPANY_PERMISSIONS.length));

/** A person of a company as their colleagues see them. */
export const companyPerson = z.object({
  id,
  version,
  name: personal(z.string()),
  email: personal(z.string()),
  permissions: z.array(z.enum(COMPANY_PERMISSIONS)),
  state: z.enum(USER_STATES),
  lastSignInAt: z.nullable(instant),
  isYou: z.boolean(),
  /** A colleague ended the access, so a colleague may restore it; what the board ended, the board restores. */
  isEndedByCompany: z.boolean(),
});
export type CompanyPerson = z.infer<typeof companyPerson>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'People of the own company and what each may do',
  tag,
  access: ['user'],
  permission: 'view',
  /** False: the board manages the company's people. */
  answer: json(z.object({ isManagedByCompany: z.boolean(), people: z.array(companyPerson) })),
});

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/people',
  summary: 'Invite a colleague; a temporary password goes to them by email',
  tag,
  access: ['user'],
  permission: 'managePeople',
  body: z.strictObject({ email, firstName: personName, lastName: personName, permissions }),
  answer: json(companyPerson),
});

export const changePermissions = endpoint({
  method: 'POST',
  path: '/api/people/{id}/permissions',
  summary: 'Change what a colleague may do',
  tag,
  access: ['user'],
  permission: 'managePeople',
  params: one,
  body: z.strictObject({ version, permissions }),
  answer: json(companyPerson),
});

export const endPersonAccess = endpoint({
  method: 'POST',
  path: '/api/people/{id}/end',
  summary: 'End a colleague’s access and sessions',
  tag,
  access: ['user'],
  permission: 'managePeople',
  params: one,
  body: z.strictObject({ version }),
  answer: json(companyPerson),
});

export const restorePersonAccess = endpoint({
  method: 'POST',
  path: '/api/people/{id}/restore',
  summary: 'Restore the access of a colleague that the company ended',
  tag,
  access: ['user'],
  permission: 'managePeople',
  params: one,
  body: z.strictObject({ version }),
  answer: json(companyPerson),
});

export const resendPersonInvitation = endpoint({
  method: 'POST',
  path: '/api/people/{id}/resend',
  summary: 'Resend a colleague’s invitation with a new temporary password',
  tag,
  access: ['user'],
  permission: 'managePeople',
  params: one,
  answer: json(companyPerson),
});
