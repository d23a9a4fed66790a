import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { USER_STATES, userSummary } from '../../entities/company';
import { id } from '../../fields';
import { listOf, listQuery, several } from '../../list';

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Staff and company users',
  tag: 'Users',
  access: ['approver', 'verifier', 'admin', 'readonly'],
  query: listQuery(['name', 'email', 'companyName', 'lastSignInAt'], 'name', {
    role: several(['user', 'verifier', 'admin', 'readonly', 'approver']),
    state: several(USER_STATES),
    companyId: z.optional(id),
  }),
  answer: json(listOf(userSummary)),
});
