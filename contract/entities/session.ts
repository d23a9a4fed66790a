import * as z from 'zod/mini';
import { instant } from '../fields';
import { personal, secret } from '../sensitivity';

/** The session as the browser keeps it under the storage key `auth`: these fields and no others. */
export const sessionSchema = z.object({
  token: secret(z.string().check(z.minLength(1))),
  rememberMe: z.boolean(),
  companyId: z.string(),
  companyName: personal(z.string()),
  isAssessmentPayer: z.boolean(),
  connectionId: z.string(),
  isTemporary: z.boolean(),
  isExempt: z.boolean(),
  isRefundEligible: z.boolean(),
  /** Milliseconds since 1970, UTC: the midpoint of the token's remaining lifetime when it was stored. */
  tokenExpires: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The three flags every company carries. */
export const companyFlags = z.object({
  isAssessmentPayer: z.boolean(),
  isExempt: z.boolean(),
  isRefundEligible: z.boolean(),
});
export type CompanyFlags = z.infer<typeof companyFlags>;

/** What sign-in and refresh answer with. A company id may be a number in other backends; it is kept as text. */
export const signedIn = z.extend(companyFlags, {
  token: secret(z.string()),
  companyId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  companyName: personal(z.string()),
  /** When the session ends if it is not refreshed until then; the browser warns before (WCAG 2.2.1). */
  sessionEndsAt: z.optional(instant),
});
export type SignedIn = z.infer<typeof signedIn>;

/**
 * Sign-in that asks for a code first: success, with an error entry named LoginRedirect. `userId` names this one attempt and is sent
 * back with the code; `by` says where the code comes from.
 */
export const codeAwaited = z.object({
  userId: z.string(),
  companyName: personal(z.string()),
  by: z.optional(z.enum(['mail', 'app'])),
});
