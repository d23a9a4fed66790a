import { z } from 'zod';
import type { CardReturn, CardReturnState } from '../../domain/cardReturn';

/** A refund or dispute as a message of the provider tells of it. */
export interface ReportedReturn extends CardReturn {
  readonly id: string;
  /** The payment at the provider; the charge where it names none. */
  readonly intentId: string;
  readonly currency: string;
  readonly reason: string;
  readonly happenedAt: Date;
}

const MILLISECONDS = 1000;
/** The last second the database takes as an instant without a word about calendars. */
const LAST_SECOND = 253_402_300_799;

const providerId = z.string().regex(/^[\w-]{1,255}$/);
const cents = z.int().min(0).transform(BigInt);
const seconds = z.int().min(0).max(LAST_SECOND);
const currency = z.string().regex(/^[a-z]{3}$/);
const word = z
  .string()
  .regex(/^\w{1,60}$/)
  .nullish()
  .catch(null);

const charge = z.object({
  object: z.literal('charge'),
  id: providerId,
  payment_intent: providerId.nullish(),
  amount_refunded: cents,
  currency,
});

const REFUND_STATES = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Readonly<Record<string, CardReturnState>>;

const refund = z.object({
  object: z.literal('refund'),
  id: providerId,
  payment_intent: providerId.nullish(),
  charge: providerId.nullish(),
  amount: cents,
  currency,
  created: seconds,
  reason: word,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
});

const DISPUTE_STATES = {
  warning_needs_response: 'warning',
  warning_under_review: 'warning',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
} as const satisfies Readonly<Record<string, CardReturnState>>;

const dispute = z.object({
  object: z.literal('dispute'),
  id: providerId,
  payment_intent: providerId.nullish(),
  charge: providerId.nullish(),
  amount: cents,
  currency,
  created: seconds,
  reason: word,
  status: z.enum([
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
    'prevented',
    'needs_response',
    'under_review',
    'won',
    'lost',
  ]),
});

const returned = z.discriminatedUnion('object', [charge, refund, dispute]);

/** Messages about money that goes back; an endpoint at the provider must be set up to send them. */
const RETURN_MESSAGE = /^(charge\.refunded|charge\.refund\.updated|refund\.\w+|charge\.dispute\.\w+)$/;
export const isReturnMessage = (type: string): boolean => RETURN_MESSAGE.test(type);

/** Reads the refund, dispute, or charge out of a message; null where it is none. */
export function readCardReturn(value: unknown, saidAt: number): ReportedReturn | null {
  const read = returned.safeParse(value);
  const asOf = seconds.safeParse(saidAt);
  if (!read.success || !asOf.success) return null;
  const { data } = read;
  const common = { id: data.id, currency: data.currency, asOf: asOf.data };
  if (data.object === 'charge')
    return {
      ...common,
      kind: 'refund-total',
      state: 'done',
      intentId: data.payment_intent ?? data.id,
      amount: data.amount_refunded,
      reason: '',
      happenedAt: new Date(asOf.data * MILLISECONDS),
    };
  return {
    ...common,
    kind: data.object,
    state: data.object === 'refund' ? REFUND_STATES[data.status] : DISPUTE_STATES[data.status],
    intentId: data.payment_intent ?? data.charge ?? data.id,
    amount: data.amount,
    reason: data.reason ?? '',
    happenedAt: new Date(data.created * MILLISECONDS),
  };
}
