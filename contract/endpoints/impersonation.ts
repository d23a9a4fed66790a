import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { companyFlags } from '../entities/session';
import { id, reasonText } from '../fields';
import { personal } from '../sensitivity';

/** While an admin acts for a company, every call names it in this header; the server checks role and open impersonation each time. */
export const ON_BEHALF_OF = 'X-On-Behalf-Of';

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/api/admin/impersonation',
  summary: 'Start acting as a company',
  tag: 'Impersonation',
  access: ['admin'],
  body: z.strictObject({ companyId: id, reason: reasonText.check(z.minLength(1)) }),
  answer: json(z.extend(companyFlags, { companyId: id, companyName: personal(z.string()) })),
});

/** Answers the admin's own company and flags, so that they are restored exactly. */
export const endImpersonation = endpoint({
  method: 'DELETE',
  path: '/api/admin/impersonation',
  summary: 'Stop acting as a company',
  tag: 'Impersonation',
  access: ['admin'],
  answer: json(z.extend(companyFlags, { companyId: id, companyName: personal(z.string()) })),
});
