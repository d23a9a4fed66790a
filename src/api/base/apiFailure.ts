import * as z from 'zod/mini';
import type { FailureEntry } from '../../../contract/envelope';
import { parseJson, readRefusal, readSuccess, type Success } from './answerShapes';
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
  | {
      readonly kind: 'unreadable';
      readonly status: number;
      /** Finds the call in a recorded log; the server gave none. */
      readonly reference?: string;
    }
  | {
      readonly kind: 'unreachable';
      readonly isTimeout: boolean;
      /** A file was on its way. */
      readonly transfer?: 'upload' | 'download';
      /** The call may have been carried out, and sent again it counts once. */
      readonly countsOnce?: true;
    }
  /** The file on this device is not what was chosen any more, or cannot be read. Nothing was sent. */
  | { readonly kind: 'file-changed' };

const LOCKED = 423;

/**
 * Reads an answer that is no success. Plain text is a message (H28), HTML never is (H50). The body of a 423 is the message (specification,
 * section 8) whatever it calls itself: other backends send the text as a JSON string, or say no type at all.
 */
export function readFailure(answer: RawAnswer | NoAnswer): ApiFailure {
  if (answer.kind === 'unreachable') return answer;
  const { status, contentType, text } = answer;
  const refusal = readRefusal(parseJson(text));
  if (refusal !== undefined) return { kind: 'refused', status, ...refusal };
  const sentence = contentType.startsWith('text/plain') ? text : status === LOCKED ? lockMessage(answer) : '';
  if (sentence.trim() !== '') return { kind: 'from-server', status, text: sentence.trim() };
  return unreadable(answer);
}

/** An answer nobody can use. */
export const unreadable = ({ status, reference }: RawAnswer): ApiFailure => ({
  kind: 'unreadable',
  status,
  ...(reference === undefined ? {} : { reference }),
});

function lockMessage(answer: RawAnswer): string {
  if (isPage(answer)) return '';
  const parsed = parseJson(answer.text);
  if (typeof parsed === 'object' && parsed !== null)
    return Object.values(parsed)
      .filter((value) => typeof value === 'string')
      .join(' ');
  return parsed === undefined ? answer.text : typeof parsed === 'string' ? parsed : '';
}

/** A page of some proxy in place of an answer. */
const isPage = ({ contentType, text }: RawAnswer): boolean =>
  contentType.startsWith('text/html') || text.trimStart().startsWith('<');

export type Read<D> =
  | { readonly ok: true; readonly data: D; readonly envelope: Success }
  | { readonly ok: false; readonly failure: ApiFailure };

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
  const notUnderstood = { ok: false, failure: unreadable(answer) } as const;
  if (isPage(answer)) return notUnderstood;
  const parsedBody = parseJson(answer.text);
  const envelope = readSuccess(parsedBody === undefined ? answer.text.trim() : parsedBody);
  if (envelope === undefined) return { ok: false, failure: readFailure(answer) };
  const parsed = z.safeParse(data, envelope.data ?? null);
  return parsed.success ? { ok: true, data: parsed.data, envelope } : notUnderstood;
}
