import { z } from 'zod';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { readCardIntent } from '../../system/cardProvider';
import { readCardReturn, isReturnMessage } from '../../system/cardReturnMessage';
import type { Tx } from '../../db/transaction';
import type { CardPaymentRow } from './cardPaymentRow';
import { handleCardReturn } from './handleCardReturn';
import { handlePaymentIntent } from './handlePaymentIntent';

const eventShape = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.number().default(0),
  data: z.object({ object: z.unknown() }),
});

/** What became of a message: acted on now, known from before, none that concerns us, or no message at all. */
export type Received = 'acted-on' | 'known' | 'not-ours' | 'unreadable';

/**
 * Acts on a signed message of the provider, once: the message's id is kept in the same transaction as what follows from it, so
 * that one whose answer was lost is sent again and changes nothing.
 */
export async function handleProviderWebhook(database: Database, body: Buffer, at: Date): Promise<Received> {
  const event = eventShape.safeParse(parseJson(body));
  if (!event.success) return 'unreadable';
  const { id, type } = event.data;
  const act = actionFor(event.data, at);
  if (typeof act === 'string') return act;
  return inTransaction(database, async (tx) => {
    const first = await tx
      .insertInto('card_event')
      .values({ id, kind: type, heard_at: at, card_payment_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (first === undefined) return 'known';
    const payment = await act(tx);
    if (payment === null) return 'not-ours';
    await tx.updateTable('card_event').set({ card_payment_id: payment.id }).where('id', '=', id).execute();
    return 'acted-on';
  });
}

/** What a message asks for; one about a payment or a refund that cannot be read is said with a status. */
function actionFor(
  { type, created, data }: z.output<typeof eventShape>,
  at: Date,
): Received | ((tx: Tx) => Promise<CardPaymentRow | null>) {
  if (isReturnMessage(type)) {
    const reported = readCardReturn(data.object, created);
    return reported === null ? 'unreadable' : (tx) => handleCardReturn(tx, reported, at);
  }
  const intent = type.startsWith('payment_intent.') ? readCardIntent(data.object) : null;
  return intent === null ? 'not-ours' : (tx) => handlePaymentIntent(tx, intent, at);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Signed and yet no JSON: said with a status, so that the provider shows it to its people.
    return null;
  }
}
