import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { companyProfile, registration } from '../entities/company';
import { id, reasonText, version } from '../fields';
import { personal } from '../sensitivity';

const tag = 'Companies';
const params = z.strictObject({ id });
const answer = json(companyProfile);

export const register = endpoint({
  method: 'POST',
  path: '/api/UserManager/register',
  summary: 'Register a company; always reports success',
  tag: 'Identity',
  access: 'public',
  body: registration,
  answer: json(z.null()),
});

/** The company becomes active; its contact is emailed a temporary password. */
export const activateCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/activate',
  summary: 'Approve the registration of a company',
  tag,
  access: ['admin'],
  params,
  body: z.strictObject({
    version,
    isAssessmentPayer: z.boolean(),
    isRefundEligible: z.boolean(),
    importerNumbers: z.array(personal(z.string().check(z.trim(), z.maxLength(20)))).check(z.maxLength(20)),
  }),
  answer,
});

/** The contact is emailed the reason, and may register again with the same address. */
export const refuseCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/refuse',
  summary: 'Reject the registration of a company',
  tag,
  access: ['admin'],
  params,
  body: z.strictObject({ version, reason: reasonText.check(z.minLength(1)) }),
  answer,
});
