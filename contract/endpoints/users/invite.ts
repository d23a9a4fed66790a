import * as z from 'zod/mini';
import { COMPANY_PERMISSIONS } from '../../../domain/companyAccess';
import { endpoint, json } from '../../endpoint';
import { email, id, personName } from '../../fields';
import { ROLES } from '../../roles';

export const createUser = endpoint({
  method: 'POST',
  path: '/api/UserManager/createuser',
  summary: 'Create an account for a person; one for staff waits for a second administrator',
  tag: 'Identity',
  access: ['admin'],
  body: z.strictObject({
    email,
    firstName: personName,
    lastName: personName,
    companyId: id,
    roles: z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(5)),
    /** Of a company's person; all of them where it is left out. */
    permissions: z.optional(z.array(z.enum(COMPANY_PERMISSIONS)).check(z.maxLength(3))),
  }),
  /** One of the two is set: the account, or the change that waits. */
  answer: json(z.object({ userId: z.nullable(id), pendingChangeId: z.nullable(id) })),
});
