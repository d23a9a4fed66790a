import { createHash } from 'node:crypto';
import { fail, type Result } from '../../domain/result';
import type { IntentBook } from './intentBook';
import { invalidRequest, type StandInIntent, type StandInRefusal } from './standInIntent';

/** One request of the portal's server, as it came. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly idempotencyKey: string | null;
  readonly form: URLSearchParams;
}

type Answer = Result<StandInIntent, StandInRefusal>;

/** The interface that the secret key opens: making, reading and changing payments. A key counts once, with one content. */
export class ServerApi {
  readonly #book: IntentBook;
  readonly #secretKey: string;
  readonly #now: () => Date;
  readonly #keys = new Map<string, { readonly hash: string; readonly answer: Answer }>();

  constructor(book: IntentBook, secretKey: string, now: () => Date) {
    this.#book = book;
    this.#secretKey = secretKey;
    this.#now = now;
  }

  isAuthorised({ authorization }: Pick<StandInRequest, 'authorization'>): boolean {
    return authorization === `Bearer ${this.#secretKey}`;
  }

  answer(request: StandInRequest): Answer {
    if (!this.isAuthorised(request))
      return fail(invalidRequest(401, 'invalid_api_key', 'Invalid API Key provided.'));
    const [, id] = /^\/v1\/payment_intents(?:\/(\w+))?$/.exec(request.path) ?? [];
    if (request.method === 'GET') return this.#book.read(id ?? '');
    if (request.idempotencyKey === null) return this.#write(id, request.form);
    const hash = createHash('sha256').update(`${request.path} ${request.form.toString()}`).digest('hex');
    const earlier = this.#keys.get(request.idempotencyKey);
    if (earlier === undefined) {
      const answer = this.#write(id, request.form);
      this.#keys.set(request.idempotencyKey, { hash, answer });
      return answer;
    }
    if (earlier.hash === hash) return earlier.answer;
    return fail({
      status: 400,
      error: {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      },
    });
  }

  #write(id: string | undefined, form: URLSearchParams): Answer {
    if (id !== undefined) return this.#book.changeAmount(id, Number(form.get('amount')));
    return this.#book.create(
      {
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        description: form.get('description') ?? '',
        metadata: Object.fromEntries(
          [...form].flatMap(([name, value]) => {
            const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
            return field === undefined ? [] : [[field, value]];
          }),
        ),
      },
      this.#now(),
    );
  }
}

/** An answer as it goes over the wire. */
export const wireAnswer = (answer: Answer): { readonly status: number; readonly body: object } =>
  answer.ok
    ? { status: 200, body: answer.value }
    : {
        status: answer.failure.status,
        body: {
          error: {
            ...answer.failure.error,
            ...(answer.failure.intent === undefined ? {} : { payment_intent: answer.failure.intent }),
          },
        },
      };
