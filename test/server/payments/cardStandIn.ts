import {
  eventOf,
  signBody,
  type SignedMessage,
  signMessage,
} from '../../../server/cardStandIn/signedMessages';
import type { StandInReturn } from '../../../server/cardStandIn/returnBook';
import type { StandInIntent } from '../../../server/cardStandIn/standInIntent';
import { type CardStandIn, startCardStandIn } from '../../../server/cardStandIn/startCardStandIn';
import { fateOf, TEST_CARDS } from '../../../server/cardStandIn/testCards';

/** The stand-in with a payer at it, who needs no browser. */
export interface PayingStandIn extends CardStandIn {
  readonly intents: ReadonlyMap<string, StandInIntent>;
  /** Every charge that was made, in cents. */
  readonly charges: () => readonly number[];
  /** What the payer's browser does with the client's secret; answers the payment as it stands then. */
  readonly confirm: (clientSecret: string, card?: keyof typeof TEST_CARDS) => StandInIntent;
  /** The payer has answered the bank. */
  readonly authenticate: (clientSecret: string) => StandInIntent;
  /** A signed message about a payment or a refund: its body and header. */
  readonly message: (item: StandInIntent | StandInReturn, values?: MessageValues) => SignedMessage;
  /** The header for a body of a test's own. */
  readonly sign: (body: string, at: Date) => string;
}

interface MessageValues {
  readonly id?: string;
  readonly type?: string;
  readonly secret?: string;
  readonly at?: Date;
}

/** The settings under which a portal uses the stand-in. */
export const cardVariables = ({ card }: CardStandIn): Readonly<Record<string, string>> => ({
  STRIPE_SECRET_KEY: card.secretKey,
  STRIPE_PUBLISHABLE_KEY: card.publishableKey,
  STRIPE_WEBHOOK_SECRET: card.webhookSecret,
  STRIPE_API_URL: card.apiUrl,
  STRIPE_SCRIPT_URL: card.scriptUrl,
});

export async function startPayingStandIn(now: () => Date): Promise<PayingStandIn> {
  const standIn = await startCardStandIn({ now });
  const { book, events, card } = standIn;
  const bySecret = (clientSecret: string): StandInIntent => {
    const found = [...book.all.values()].find((each) => each.client_secret === clientSecret);
    if (found === undefined) throw new Error('no payment has this secret');
    return found;
  };
  return {
    ...standIn,
    intents: book.all,
    charges: () =>
      events
        .filter(({ type }) => type === 'payment_intent.succeeded')
        .flatMap(({ data }) => ('amount_received' in data.object ? [data.object.amount_received] : [])),
    confirm: (clientSecret, number = 'good') => {
      const intent = bySecret(clientSecret);
      const answer = book.confirm(intent.id, fateOf(TEST_CARDS[number]));
      if (!answer.ok && answer.failure.status !== 402) throw new Error(answer.failure.error.code);
      return intent;
    },
    authenticate: (clientSecret) => {
      const intent = bySecret(clientSecret);
      book.authenticate(intent.id, true);
      return intent;
    },
    sign: (body, at) => signBody(body, card.webhookSecret, at),
    message: (item, values = {}) => {
      const at = values.at ?? now();
      const event = eventOf(item, values.type ?? 'payment_intent.succeeded', at);
      return signMessage({ ...event, id: values.id ?? event.id }, values.secret ?? card.webhookSecret, at);
    },
  };
}
