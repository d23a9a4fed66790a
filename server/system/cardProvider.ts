import { z } from 'zod';

/** Where the card payment provider is and how we show that it is us. */
export interface CardProviderConfig {
  readonly apiUrl: string;
  readonly secretKey: string;
}

/** A payment as the provider keeps it; amounts in whole cents. */
export interface CardIntent {
  readonly id: string;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'processing'
    | 'canceled'
    | 'succeeded';
  readonly amount: bigint;
  readonly amountReceived: bigint;
  /** What the browser confirms the payment with; a secret of the payer. */
  readonly clientSecret: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Code of the last decline, empty without one. */
  readonly decline: string;
}

export interface NewIntent {
  readonly amount: bigint;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The same key makes the same payment, however often it is sent. */
  readonly idempotencyKey: string;
}

export interface CardProvider {
  createIntent(intent: NewIntent): Promise<CardIntent>;
  readIntent(id: string): Promise<CardIntent>;
  changeAmount(id: string, amount: bigint, idempotencyKey: string): Promise<CardIntent>;
}

/** The provider could not be reached, or did not do what was asked. */
export class CardProviderError extends Error {
  /** The provider's own code; null where it did not answer. */
  readonly code: string | null;
  constructor(message: string, code: string | null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CardProviderError';
    this.code = code;
  }
}

const TIMEOUT_MS = 15_000;
/** The provider keeps answering as this version of its interface does, whatever it makes new. */
const VERSION = '2024-06-20';

const cents = z.pipe(
  z.int().check((check) => {
    if (check.value < 0) check.issues.push({ code: 'custom', message: 'below zero', input: check.value });
  }),
  z.transform((amount: number) => BigInt(amount)),
);

const intentShape = z
  .object({
    id: z.string(),
    object: z.literal('payment_intent'),
    status: z.enum([
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
      'requires_capture',
      'processing',
      'canceled',
      'succeeded',
    ]),
    amount: cents,
    amount_received: cents.default(0n),
    client_secret: z.string().nullable().default(null),
    metadata: z.record(z.string(), z.string()).default({}),
    last_payment_error: z
      .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
      .nullish(),
  })
  .transform((intent): CardIntent => ({
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    clientSecret: intent.client_secret,
    metadata: intent.metadata,
    decline: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? '',
  }));

/** Reads a payment out of an answer or a message of the provider; null where it is none. */
export function readCardIntent(value: unknown): CardIntent | null {
  const parsed = intentShape.safeParse(value);
  return parsed.success ? parsed.data : null;
}

const errorShape = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) });

/** Speaks the provider's form-encoded interface. */
export function createCardProvider({ apiUrl, secretKey }: CardProviderConfig): CardProvider {
  const call = async (path: string, form: URLSearchParams | null, key?: string): Promise<CardIntent> => {
    const answer = await send(`${apiUrl}/v1/payment_intents${path}`, {
      method: form === null ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(form === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(form === null ? {} : { body: form.toString() }),
    });
    const intent = readCardIntent(answer);
    if (intent === null) throw new CardProviderError('the card provider answered something else', null);
    return intent;
  };
  return {
    createIntent: ({ amount, description, metadata, idempotencyKey }) =>
      call(
        '',
        new URLSearchParams([
          ['amount', amount.toString()],
          ['currency', 'usd'],
          ['description', description],
          ['payment_method_types[]', 'card'],
          ...Object.entries(metadata).map(([name, value]): [string, string] => [`metadata[${name}]`, value]),
        ]),
        idempotencyKey,
      ),
    readIntent: (id) => call(`/${encodeURIComponent(id)}`, null),
    changeAmount: (id, amount, key) =>
      call(`/${encodeURIComponent(id)}`, new URLSearchParams({ amount: amount.toString() }), key),
  };
}

async function send(url: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    body = await response.json();
  } catch (error) {
    throw new CardProviderError('the card provider could not be reached', null, { cause: error });
  }
  if (response.ok) return body;
  const read = errorShape.safeParse(body);
  const code = read.success ? (read.data.error.code ?? read.data.error.type ?? 'unknown') : 'unknown';
  throw new CardProviderError(`the card provider rejected it with ${response.status} (${code})`, code);
}
