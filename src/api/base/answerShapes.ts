import * as z from 'zod/mini';
import { LOGIN_REDIRECT, type FailureEntry } from '../../../contract/envelope';

// What other backends leave out of an answer, or put in another form, as far as the specification leaves that open (decision 81).
// Ours sends the whole envelope of the contract.

/** The value a JSON text stands for; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const words = z.optional(z.nullable(z.string()));

/** Each with its name and details, or just one of the two. */
const listedEntries = z.array(
  z.union([
    z.pipe(
      z.object({ error: words, details: words, field: z.optional(z.string()) }),
      z.transform(({ error, details, field }): FailureEntry => ({
        error: error ?? '',
        details: details ?? '',
        ...(field === undefined ? {} : { field }),
      })),
    ),
    z.pipe(
      z.string(),
      z.transform((details): FailureEntry => ({ error: '', details })),
    ),
  ]),
);

/** A list of sentences under each field's name. */
const entriesByField = z.pipe(
  z.record(z.string(), z.union([z.array(z.string()), z.string()])),
  z.transform((byField) =>
    Object.entries(byField).flatMap(([field, sentences]) =>
      [sentences].flat().map((details): FailureEntry => ({ error: field, details, field: fieldName(field) })),
    ),
  ),
);

/** `NewPassword` and `newPassword` are one field. */
const fieldName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const entries = z.pipe(
  z.optional(z.nullable(z.union([listedEntries, entriesByField]))),
  z.transform((list) => list ?? []),
);

const refusalSchema = z.object({
  succeeded: z.optional(z.nullable(z.literal(false))),
  message: words,
  /** What an answer in the form of RFC 9457 calls its message. */
  detail: words,
  title: words,
  errors: entries,
  reference: z.optional(z.string()),
});

interface Refusal {
  readonly message: string;
  readonly errors: readonly FailureEntry[];
  readonly reference?: string;
}

/** A refusal in whatever form; undefined for what says nothing to anybody. */
export function readRefusal(body: unknown): Refusal | undefined {
  const parsed = z.safeParse(refusalSchema, body);
  if (!parsed.success) return undefined;
  const { succeeded, message, detail, title, errors, reference } = parsed.data;
  // A title names the kind of failure alone.
  const text = message ?? detail ?? (errors.length > 0 ? '' : (title ?? ''));
  const isSilent = text === '' && errors.length === 0 && reference === undefined;
  if (isSilent && succeeded !== false) return undefined;
  return { message: text, errors, ...(reference === undefined ? {} : { reference }) };
}

const successSchema = z.object({
  succeeded: z.optional(z.nullable(z.boolean())),
  message: words,
  data: z.optional(z.unknown()),
  errors: entries,
});

export interface Success {
  readonly message: string;
  readonly data?: unknown;
  readonly errors: readonly FailureEntry[];
}

const ENVELOPE = ['succeeded', 'data', 'errors'];

/**
 * The body of an answer with a status of success. What has none of the envelope's fields is the data itself.
 * @returns undefined for a body that says it is none: `succeeded` is false, or it has errors other than the request for a code
 */
export function readSuccess(body: unknown): Success | undefined {
  const isEnvelope = typeof body === 'object' && body !== null && ENVELOPE.some((name) => name in body);
  if (!isEnvelope) return { message: '', data: body === '' ? null : body, errors: [] };
  const parsed = z.safeParse(successSchema, body);
  if (!parsed.success) return undefined;
  const { succeeded, message, data, errors } = parsed.data;
  const isRefused = errors.some(({ error }) => error !== LOGIN_REDIRECT);
  if (succeeded === false || (succeeded !== true && isRefused)) return undefined;
  return { message: message ?? '', data, errors };
}
