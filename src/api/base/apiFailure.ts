import * as z from 'zod/mini';
import { failureEntry, type FailureEntry } from '../../../contract/envelope';
import type { NoAnswer, RawAnswer } from './httpRequest';

/** Why a call gave no data. Screens show `errorMessage(failure)` and put entries with a field beside that field. */
export type ApiFailure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly errors: readonly FailureEntry[];
      readonly reference?: string;
    }
  /** The body is the message, as with 423. */
  | { readonly kind: 'from-server'; readonly status: number; readonly text: string }
  /** Not our server's words: a proxy's page, an empty body, or an answer the contract does not know. */
  | { readonly kind: 'unreadable'; readonly status: number }
  | {
      readonly kind: 'unreachable';
      readonly isTimeout: boolean;
      /** A file was on its way. */
      readonly transfer?: 'upload' | 'download';
    }
  /** The file on this device is not what was chosen any more, or cannot be read. Nothing was sent. */
  | { readonly kind: 'file-changed' };

/** A refusal as it may come: other backends send null where ours has nothing to say. */
const failureSchema = z.object({
  succeeded: z.literal(false),
  message: z.optional(z.nullable(z.string())),
  errors: z.optional(z.nullable(z.array(failureEntry))),
  reference: z.optional(z.string()),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const LOCKED = 423;

/**
 * Reads an answer that is no success. Plain text is a message (H28), HTML never is (H50). The body of a 423 is the message (specification,
 * section 8) whatever it calls itself: other backends send the text as a JSON string, or say no type at all.
 */
export function readFailure(answer: RawAnswer | NoAnswer): ApiFailure {
  if (answer.kind === 'unreachable') return answer;
  const { status, contentType, text } = answer;
  const parsed = z.safeParse(failureSchema, parseJson(text));
  if (parsed.success) {
    const { message, errors, reference } = parsed.data;
    return {
      kind: 'refused',
      status,
      message: message ?? '',
      errors: errors ?? [],
      ...(reference === undefined ? {} : { reference }),
    };
  }
  const said = contentType.startsWith('text/plain') ? text : status === LOCKED ? lockMessage(answer) : '';
  if (said.trim() !== '') return { kind: 'from-server', status, text: said.trim() };
  return { kind: 'unreadable', status };
}

function lockMessage({ contentType, text }: RawAnswer): string {
  if (contentType.startsWith('text/html') || text.trimStart().startsWith('<')) return '';
  const parsed = parseJson(text);
  return parsed === undefined ? text : typeof parsed === 'string' ? parsed : '';
}

export type Read<D> =
  | { readonly ok: true; readonly data: D; readonly envelope: Success }
  | { readonly ok: false; readonly failure: ApiFailure };

const successEnvelope = z.object({
  succeeded: z.boolean(),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
  errors: z.optional(z.nullable(z.array(z.object({ error: z.string() })))),
});
type Success = z.infer<typeof successEnvelope>;

/**
 * Reads an answer against the contract's schema for its data. An empty success (204, or 200 without a body) counts where the
 * schema takes null; an answer the schema does not know is unreadable, never half used.
 */
export function readAnswer<S extends z.core.$ZodType>(
  answer: RawAnswer | NoAnswer,
  data: S,
): Read<z.output<S>> {
  if (answer.kind === 'unreachable' || answer.status >= 300)
    return { ok: false, failure: readFailure(answer) };
  const isEmpty = answer.text.trim() === '';
  const envelope = successEnvelope.safeParse(
    isEmpty ? { succeeded: true, data: null } : parseJson(answer.text),
  );
  if (!envelope.success) return { ok: false, failure: { kind: 'unreadable', status: answer.status } };
  if (!envelope.data.succeeded) return { ok: false, failure: readFailure(answer) };
  const parsed = z.safeParse(data, envelope.data.data ?? null);
  return parsed.success
    ? { ok: true, data: parsed.data, envelope: envelope.data }
    : { ok: false, failure: { kind: 'unreadable', status: answer.status } };
}
