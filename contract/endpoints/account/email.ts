import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { email, id, instant } from '../../fields';
import { LIMITS } from '../../limits';
import { personal, secret } from '../../sensitivity';

const tag = 'Own account';
const address = z.object({ email: personal(z.string()) });

export const getOwnEmail = endpoint({
  method: 'GET',
  path: '/api/account/email',
  summary: 'Your sign-in email address',
  tag,
  access: 'signed-in',
  answer: json(address),
});

/** Emails a code to the new address, and a notice to the old one. Nothing changes before the code comes back. */
export const changeOwnEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Start changing your email address',
  tag,
  access: 'signed-in',
  body: z.strictObject({
    currentPassword: secret(z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordText))),
    email,
  }),
  /** `changeId` names this change and is sent back with the code. */
  answer: json(z.extend(address, { changeId: id, endsAt: instant })),
});

/** A code counts for thirty minutes and three tries; after that the change is begun again. */
export const confirmOwnEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Confirm your new email address with the code',
  tag,
  access: 'signed-in',
  body: z.strictObject({ changeId: id, code: secret(z.string().check(z.trim(), z.regex(/^\d{6}$/))) }),
  answer: json(address),
});
