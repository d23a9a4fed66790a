import * as z from 'zod/mini';
import { COMPANY_PERMISSIONS } from '../../../domain/companyAccess';
import { endpoint, json } from '../../endpoint';
import { signInEvent } from '../../entities/account';
import { userSummary } from '../../entities/company';
import { id, instant, reasonText, version } from '../../fields';
import { ROLES } from '../../roles';

const tag = 'Users';
const one = z.strictObject({ id });
const withReason = z.strictObject({ reason: reasonText });

/** A person as an administrator looks after them. */
export const userRecord = z.extend(userSummary, {
  version,
  /** Locked by an administrator, as distinct from a lock after wrong tries. */
  heldAt: z.nullable(instant),
  secondFactor: z.enum(['none', 'mail', 'app']),
  openSessions: z.int(),
  temporaryPasswordEndsAt: z.nullable(instant),
  /** Nobody else could look after users: the role stays, and the account stays open. */
  isLastAdmin: z.boolean(),
  /** New roles that wait for a second administrator. */
  pendingChangeId: z.nullable(id),
});
export type UserRecord = z.infer<typeof userRecord>;

const answer = json(userRecord);

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One user',
  tag,
  access: ['admin', 'readonly', 'verifier', 'approver'],
  params: one,
  answer,
});

export const getCompanyUserRoles = endpoint({
  method: 'GET',
  path: '/api/admin/CompanyUsers/getroles/{id}',
  summary: 'Roles a person holds and may be given',
  tag,
  access: ['admin', 'readonly', 'verifier', 'approver'],
  params: one,
  answer: json(z.object({ userId: id, held: z.array(z.enum(ROLES)), assignable: z.array(z.enum(ROLES)) })),
});

export const getUserHistory = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}/history',
  summary: 'Sign-ins and changes of an account, newest first',
  tag,
  access: ['admin', 'readonly'],
  params: one,
  answer: json(z.array(signInEvent)),
});

export const changeUserRoles = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/roles',
  summary: 'Change another person’s roles; roles given to staff wait for a second administrator',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, roles: z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(5)) }),
  answer,
});

export const changeUserPermissions = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/permissions',
  summary: 'Change what a company’s person may do for the company',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({
    version,
    permissions: z.array(z.enum(COMPANY_PERMISSIONS)).check(z.maxLength(3)),
  }),
  answer,
});

export const lockUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/lock',
  summary: 'Lock an account and end its sessions',
  tag,
  access: ['admin'],
  params: one,
  body: withReason,
  answer,
});

export const unlockUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/unlock',
  summary: 'Unlock an account, including after wrong passwords and codes',
  tag,
  access: ['admin'],
  params: one,
  answer,
});

/** The administrator neither picks nor sees the password. */
export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/resetpassword',
  summary: 'Email a temporary password and end the person’s sessions',
  tag,
  access: ['admin'],
  params: one,
  answer,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/resend',
  summary: 'Resend an invitation with a new temporary password',
  tag,
  access: ['admin'],
  params: one,
  answer,
});

export const resetUserSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/resetsecondfactor',
  summary: 'Reset two-step verification to codes by email',
  tag,
  access: ['admin'],
  params: one,
  answer,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/endsessions',
  summary: 'End all sessions of an account',
  tag,
  access: ['admin'],
  params: one,
  answer,
});

export const switchUserOff = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/deactivate',
  summary: 'Deactivate an account',
  tag,
  access: ['admin'],
  params: one,
  body: withReason,
  answer,
});

export const switchUserOn = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/activate',
  summary: 'Reactivate an account',
  tag,
  access: ['admin'],
  params: one,
  answer,
});
