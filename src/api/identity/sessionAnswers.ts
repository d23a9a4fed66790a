import * as z from 'zod/mini';
import { codeAwaited, signedIn } from '../../../contract/entities/session';
import { instant } from '../../../contract/fields';

// Answers of sign-in and renewal as any backend of the specification may give them. Ours gives more, but the specification promises no
// company name, no end of the session, and not that ids are texts.
const textOrNone = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text ?? ''),
);
const sessionEndsAt = z.catch(z.optional(instant), undefined);

const signedInSchema = z.extend(signedIn, { companyName: textOrNone, sessionEndsAt });

/** The attempt whose code is awaited. */
export const codeAwaitedSchema = z.extend(codeAwaited, {
  userId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  companyName: textOrNone,
});

/** What a sign-in is answered with. */
export const signInSchema = z.union([signedInSchema, codeAwaitedSchema]);

/** What a renewal is answered with: the new token, alone or among other things. */
export const renewalSchema = z.union([
  z.object({ token: z.string().check(z.minLength(1)), sessionEndsAt }),
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((token) => ({ token, sessionEndsAt: undefined })),
  ),
]);
