import { createHmac, randomBytes } from 'node:crypto';
import type { StandInReturn } from './returnBook';
import type { StandInIntent } from './standInIntent';

/** Something that happened to a payment or its refund, as the provider tells of it. */
export interface StandInEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: StandInIntent | StandInReturn };
}

export interface SignedMessage {
  readonly body: string;
  /** The Stripe-Signature header. */
  readonly signature: string;
}

const SECOND = 1000;

/** What happened to a payment, with the payment as it stood then. */
export const eventOf = (item: StandInIntent | StandInReturn, type: string, at: Date): StandInEvent => ({
  id: `evt_${randomBytes(8).toString('hex')}`,
  object: 'event',
  type,
  created: Math.floor(at.getTime() / SECOND),
  livemode: false,
  data: { object: structuredClone(item) },
});

/** Signs an event as the provider does. */
export function signMessage(event: StandInEvent, secret: string, at: Date): SignedMessage {
  const body = JSON.stringify(event);
  return { body, signature: signBody(body, secret, at) };
}

/** The header; `v0` is the scheme the provider uses for tests and that nobody may believe. */
export function signBody(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / SECOND);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac},v0=ffff`;
}

const TRIES = 4;
const FIRST_PAUSE_MS = 200;
const ANSWER_MS = 10_000;

/** Sends a message until it is answered, a few times; the provider itself goes on for days. */
export async function deliver(address: string, sign: () => SignedMessage): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 3 ** attempt));
    const { body, signature } = sign();
    const status = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      (answer) => answer.status,
      // Not there at the moment: tried again.
      () => 0,
    );
    if (status >= 200 && status < 300) return true;
  }
  return false;
}
