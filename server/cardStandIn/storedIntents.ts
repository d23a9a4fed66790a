import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { StandInIntent } from './standInIntent';

const error = z.object({
  type: z.enum(['card_error', 'invalid_request_error', 'idempotency_error', 'api_error']),
  code: z.string(),
  decline_code: z.string().exactOptional(),
  message: z.string(),
});

const storedSchema = z.array(
  z.object({
    id: z.string(),
    object: z.literal('payment_intent'),
    status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'canceled', 'succeeded']),
    amount: z.int(),
    amount_received: z.int(),
    currency: z.string(),
    client_secret: z.string(),
    created: z.int(),
    description: z.string(),
    livemode: z.literal(false),
    metadata: z.record(z.string(), z.string()),
    last_payment_error: error.nullable(),
    next_action: z.object({ type: z.literal('use_stripe_sdk') }).nullable(),
  }),
);

/** The payments an earlier start left, so that a payment begun before a restart can still be asked for. None where there is no file. */
export function readStoredIntents(file: string): readonly StandInIntent[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The first start.
    return [];
  }
  return storedSchema.parse(JSON.parse(text));
}

/** Keeps all payments, whole or not at all. */
export function saveIntents(file: string, intents: Iterable<StandInIntent>): void {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, JSON.stringify([...intents]), { mode: 0o600 });
  renameSync(unfinished, file);
}
