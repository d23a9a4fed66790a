import * as z from 'zod/mini';
import { sentence } from './sensitivity';

export const failureEntry = z.object({
  /** The failure's kind, kebab-case, or one of the specification's names such as LoginRedirect. */
  error: z.string(),
  /** A sentence in the reader's language: what, why, what to do. */
  details: sentence(z.string()),
  /** The payload's field it belongs to, as a path such as `lines.3.amountClaimed`. */
  field: z.optional(z.string()),
});
export type FailureEntry = z.infer<typeof failureEntry>;

/** Every JSON answer's shape. */
export const envelope = <S extends z.core.$ZodType>(data: S) =>
  z.object({
    succeeded: z.boolean(),
    message: sentence(z.string()),
    data: z.nullable(data),
    errors: z.array(failureEntry),
  });

/** A refused or failed call. `reference` finds the event in the server's log. */
export const failureEnvelope = z.object({
  succeeded: z.literal(false),
  message: sentence(z.string()),
  data: z.nullable(z.unknown()),
  errors: z.array(failureEntry),
  reference: z.optional(z.string()),
});
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

/** Names the specification gives to entries of `errors`. */
export const LOGIN_REDIRECT = 'LoginRedirect';
export const CODE_FIELD = 'Code';
