import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { id } from '../../fields';
import { LIMITS } from '../../limits';
import { secret } from '../../sensitivity';

const currentPassword = secret(z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordText)));

/** What a change of where money goes carries beside its content: the password, and a code where the account has a second step. */
export const identityProof = z.strictObject({
  currentPassword,
  /** From the authenticator app, a recovery code, or the code of the email. */
  code: z.optional(secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))),
  /** Of the call that emailed the code. */
  confirmationId: z.optional(id),
});

/** Emails a code where codes come by email. It counts once, for ten minutes, and for changes alone, never for signing in. */
export const askForConfirmationCode = endpoint({
  method: 'POST',
  path: '/api/account/confirmation',
  summary: 'Ask for a code to confirm a change',
  tag: 'Own account',
  access: 'signed-in',
  body: z.strictObject({ currentPassword }),
  answer: json(
    z.object({
      by: z.enum(['none', 'mail', 'app']),
      /** Sent back with the code of the email; null where none was sent. */
      confirmationId: z.nullable(id),
    }),
  ),
});
