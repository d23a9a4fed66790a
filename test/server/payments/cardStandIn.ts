import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One payment as the stand-in keeps it. */
export interface StandInIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly metadata: Readonly<Record<string, string>>;
  last_payment_error: { code: string; decline_code: string } | null;
}

/** A local stand-in of the card payment provider: its form-encoded interface, keys that count once, and signed messages. */
export interface CardStandIn {
  readonly url: string;
  readonly intents: ReadonlyMap<string, StandInIntent>;
  /** Every charge that was made, in cents. */
  readonly charges: readonly number[];
  /** What the payer's browser does with the client's secret. */
  confirm(clientSecret: string, card?: 'good' | 'declined' | 'asks-back'): StandInIntent;
  /** The payer has answered the bank. */
  authenticate(clientSecret: string): StandInIntent;
  /** A signed message about a payment: its body and header. */
  message(intent: StandInIntent, values?: MessageValues): SignedMessage;
  /** Answers nothing from now on, or cuts the answer after it has done the work. */
  misbehave(how: 'away' | 'answer-lost' | 'not-at-all'): void;
  close(): Promise<void>;
}

interface MessageValues {
  readonly id?: string;
  readonly type?: string;
  readonly secret?: string;
  readonly at?: Date;
}

export interface SignedMessage {
  readonly body: string;
  readonly signature: string;
}

const SECRET_KEY = 'sk_test_standin';
export const WEBHOOK_SECRET = 'whsec_standin';
export const cardVariables = (url: string): Readonly<Record<string, string>> => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: url,
});

interface Kept {
  readonly hash: string;
  readonly intent: StandInIntent;
}

export async function startCardStandIn(now: () => Date): Promise<CardStandIn> {
  const intents = new Map<string, StandInIntent>();
  const keys = new Map<string, Kept>();
  const charges: number[] = [];
  let mode: 'away' | 'answer-lost' | 'not-at-all' = 'not-at-all';

  const server = createServer((request, response) => {
    void handle(request, response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    const chunks: AsyncIterable<Buffer> = request;
    for await (const part of chunks) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    if (mode === 'away') {
      request.socket.destroy();
      return;
    }
    const answer = work(request, new URLSearchParams(body), body);
    if (mode === 'answer-lost') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  const refusal = (status: number, type: string, code: string) => ({
    status,
    body: { error: { type, code, message: code } },
  });

  function work(request: IncomingMessage, form: URLSearchParams, body: string) {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return refusal(401, 'invalid_request_error', 'invalid_api_key');
    const [, id] = /^\/v1\/payment_intents(?:\/([\w-]+))?$/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET') {
      const found = intents.get(id ?? '');
      return found === undefined
        ? refusal(404, 'invalid_request_error', 'resource_missing')
        : { status: 200, body: found };
    }
    const key = request.headers['idempotency-key'];
    const hash = createHash('sha256')
      .update(`${request.url ?? ''} ${body}`)
      .digest('hex');
    const earlier = typeof key === 'string' ? keys.get(key) : undefined;
    if (earlier !== undefined)
      return earlier.hash === hash
        ? { status: 200, body: earlier.intent }
        : refusal(400, 'idempotency_error', 'idempotency_key_in_use');
    const made = id === undefined ? create(form) : change(id, form);
    if (made === null) return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    if (typeof key === 'string') keys.set(key, { hash, intent: made });
    return { status: 200, body: made };
  }

  function create(form: URLSearchParams): StandInIntent | null {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50 || form.get('currency') !== 'usd') return null;
    const id = `pi_${randomBytes(8).toString('hex')}`;
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return field === undefined ? [] : [[field, value] as const];
      }),
    );
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      currency: 'usd',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      metadata,
      last_payment_error: null,
    };
    intents.set(id, intent);
    return intent;
  }

  function change(id: string, form: URLSearchParams): StandInIntent | null {
    const intent = intents.get(id);
    if (intent?.status.startsWith('requires_') !== true) return null;
    intent.amount = Number(form.get('amount'));
    return intent;
  }

  const bySecret = (clientSecret: string): StandInIntent => {
    const found = [...intents.values()].find((each) => each.client_secret === clientSecret);
    if (found === undefined) throw new Error('no payment has this secret');
    return found;
  };
  const charge = (intent: StandInIntent): StandInIntent => {
    if (!intent.status.startsWith('requires_')) throw new Error('payment_intent_unexpected_state');
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    charges.push(intent.amount);
    return intent;
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    charges,
    confirm: (clientSecret, card = 'good') => {
      const intent = bySecret(clientSecret);
      if (card === 'good') return charge(intent);
      if (card === 'asks-back') intent.status = 'requires_action';
      else intent.last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' };
      return intent;
    },
    authenticate: (clientSecret) => charge(bySecret(clientSecret)),
    message: (intent, values = {}) => {
      const at = Math.floor((values.at ?? now()).getTime() / 1000);
      const body = JSON.stringify({
        id: values.id ?? `evt_${randomBytes(8).toString('hex')}`,
        object: 'event',
        type: values.type ?? 'payment_intent.succeeded',
        data: { object: intent },
      });
      const mac = createHmac('sha256', values.secret ?? WEBHOOK_SECRET)
        .update(`${at}.${body}`)
        .digest('hex');
      return { body, signature: `t=${at},v1=${mac},v0=ffff` };
    },
    misbehave: (how) => {
      mode = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
