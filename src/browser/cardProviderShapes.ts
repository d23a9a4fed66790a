import * as z from 'zod/mini';
import type { CardOutcome, CardScriptFailure } from '../api/payments/cardPort';
import { fail, ok, type Result } from '../../domain/result';

/** One element of the provider on the page. */
interface CardElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): unknown;
}

interface CardElements {
  create(
    kind: 'payment',
    options: {
      readonly layout: 'tabs';
      readonly wallets: { readonly applePay: 'never'; readonly googlePay: 'never' };
    },
  ): CardElement;
}

/** The part of the provider's library that is used here, as its documentation describes it. */
export interface CardLibrary {
  elements(options: {
    readonly clientSecret: string;
    readonly locale: string;
    readonly appearance: { readonly theme: 'night' | 'stripe' };
  }): CardElements;
  confirmPayment(options: {
    readonly elements: unknown;
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: 'if_required';
  }): Promise<unknown>;
}

const isLibrary = (value: unknown): value is CardLibrary =>
  typeof value === 'object' &&
  value !== null &&
  'elements' in value &&
  typeof value.elements === 'function' &&
  'confirmPayment' in value &&
  typeof value.confirmPayment === 'function';

/** Calls the provider's initialize function; one that gives no library is not available. */
export function readProvider(
  initialize: unknown,
  publishableKey: string,
): Result<CardLibrary, CardScriptFailure> {
  if (typeof initialize !== 'function') return fail('not-available');
  const library: unknown = Reflect.apply(initialize, undefined, [publishableKey]);
  return isLibrary(library) ? ok(library) : fail('not-available');
}

const confirmed = z.object({ paymentIntent: z.object({ status: z.string() }) });
const refused = z.object({
  error: z.object({
    type: z.string(),
    code: z.optional(z.string()),
    message: z.optional(z.string()),
    payment_intent: z.optional(z.object({ status: z.string() })),
  }),
});

const GONE_THROUGH: readonly string[] = ['succeeded', 'processing'];

/** Reads what the provider says of a confirmation. What it says in another way than documented is unknown, never success. */
export function readConfirmation(answer: unknown): CardOutcome {
  const yes = z.safeParse(confirmed, answer);
  if (yes.success)
    return GONE_THROUGH.includes(yes.data.paymentIntent.status) ? { kind: 'sent' } : { kind: 'unknown' };
  const no = z.safeParse(refused, answer);
  if (!no.success) return { kind: 'unknown' };
  const { type, code, message = '', payment_intent: intent } = no.data.error;
  // Another tab was faster.
  if (intent !== undefined && GONE_THROUGH.includes(intent.status)) return { kind: 'sent' };
  if (type === 'validation_error') return { kind: 'incomplete', sentence: message };
  if (type === 'card_error' || code === 'payment_intent_authentication_failure')
    return { kind: 'declined', sentence: message };
  return { kind: 'unknown' };
}
