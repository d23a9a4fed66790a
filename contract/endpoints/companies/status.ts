import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { companyProfile } from '../../entities/company';
import { id, reasonText, version } from '../../fields';

const tag = 'Companies';
const params = z.strictObject({ id });
const answer = json(companyProfile);

/** Its people are signed out within seconds and emailed the reason; nobody signs in for it until it is active again. */
export const deactivateCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/deactivate',
  summary: 'Deactivate a company',
  tag,
  access: ['admin'],
  params,
  body: z.strictObject({ version, reason: reasonText.check(z.minLength(1)) }),
  answer,
});

/** Also undoes a refused registration; its people must then be invited. */
export const reactivateCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/reactivate',
  summary: 'Reactivate a company',
  tag,
  access: ['admin'],
  params,
  body: z.strictObject({ version }),
  answer,
});

/** Forbidden, the board's administrators invite the company's people and set their permissions. */
export const setPeopleManager = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/people',
  summary: 'Allow or forbid a company to manage its own people',
  tag,
  access: ['admin'],
  params,
  body: z.strictObject({ version, managesPeople: z.boolean(), reason: reasonText.check(z.minLength(1)) }),
  answer,
});
