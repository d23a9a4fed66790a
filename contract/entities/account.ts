import * as z from 'zod/mini';
import { id, instant } from '../fields';
import { personal, secret } from '../sensitivity';

/** How a person's sign-in goes on after the password. */
export const secondFactor = z.object({
  by: z.enum(['none', 'mail', 'app']),
  /** It cannot be switched off: the board's people have one (decision 15). */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** A secret to share with an authenticator app; `address` is what its QR code holds. */
export const authenticatorOffer = z.object({ secret: secret(z.string()), address: secret(z.string()) });

/** Shown once, at the moment they are made. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(secret(z.string())) });

/** One of a person's open sessions. */
export const ownSession = z.object({
  id,
  startedAt: instant,
  lastUsedAt: instant,
  isRemembered: z.boolean(),
  /** The browser as it named itself. */
  userAgent: personal(z.string()),
  /** The network address it was last used from, as far as it is known. */
  address: z.nullable(personal(z.string())),
  /** Until it ends if nobody uses it; measured by the server, so that no clock of the reader's enters. */
  secondsLeft: z.int(),
  isThisOne: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** One row of a person's sign-in history. */
export const signInEvent = z.object({
  at: instant,
  /** An action of the audit trail, such as `signed-in` or `password-changed`. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  address: z.nullable(personal(z.string())),
  /** Who did it; null where nobody was signed in. */
  by: z.nullable(personal(z.string())),
  /** What was written to it, where a reason was asked for. */
  reason: z.nullable(personal(z.string())),
});
export type SignInEvent = z.infer<typeof signInEvent>;
