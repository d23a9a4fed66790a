import * as z from 'zod/mini';
import { signedIn } from '../../../contract/entities/session';
import { instant } from '../../../contract/fields';
import { isUsableToken, readClaims } from '../../state/claims';

// Answers of sign-in and renewal as any backend of the specification may give them. Ours gives more, but the specification promises no
// company name, no flags, no end of the session, and not that ids are texts (decision 81).
const textOrNone = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text ?? ''),
);
const idOrNone = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((id) => (id === null || id === undefined ? '' : String(id))),
);
const flag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((isSet) => isSet ?? false),
);
const sessionEndsAt = z.catch(z.optional(instant), undefined);
const token = z.string().check(z.refine(isUsableToken));

/** A session. The token names its company, too. */
export const signInSchema = z.pipe(
  z.extend(signedIn, {
    token,
    companyId: idOrNone,
    companyName: textOrNone,
    isAssessmentPayer: flag,
    isExempt: flag,
    isRefundEligible: flag,
    sessionEndsAt,
  }),
  z.transform((session) => ({
    ...session,
    companyId: session.companyId === '' ? companyIn(session.token) : session.companyId,
  })),
);

const companyIn = (text: string): string => String(readClaims(text)?.companyId ?? '');

/**
 * The attempt whose code is awaited. A backend that names none has it found by the person's address: `userId` is then empty, and
 * whoever knows the address puts it there.
 */
export const codeAwaitedSchema = z.pipe(
  z.nullable(
    z.object({
      userId: idOrNone,
      companyName: textOrNone,
      by: z.catch(z.optional(z.enum(['mail', 'app'])), undefined),
    }),
  ),
  z.transform((awaited) => awaited ?? { userId: '', companyName: '' }),
);

/** What a renewal is answered with: the new token, alone or among other things. */
export const renewalSchema = z.union([
  z.object({ token, sessionEndsAt }),
  z.pipe(
    token,
    z.transform((text) => ({ token: text, sessionEndsAt: undefined })),
  ),
]);
