import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '../../domain/result';
import { invalidRequest, type StandInIntent, type StandInRefusal } from './standInIntent';
import type { CardFate } from './testCards';

type Answer = Result<StandInIntent, StandInRefusal>;

/** The least the provider charges, in cents. */
const LEAST = 50;

export interface NewStandInIntent {
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The payments of the stand-in. A payment can be charged once, whoever asks and however often. */
export class IntentBook {
  readonly #intents: Map<string, StandInIntent>;
  readonly #changed: (intent: StandInIntent, type: string) => void;

  /** @param changed told of what the provider would send a message about */
  constructor(stored: readonly StandInIntent[], changed: (intent: StandInIntent, type: string) => void) {
    this.#intents = new Map(stored.map((intent) => [intent.id, intent]));
    this.#changed = changed;
  }

  get all(): ReadonlyMap<string, StandInIntent> {
    return this.#intents;
  }

  create({ amount, currency, description, metadata }: NewStandInIntent, now: Date): Answer {
    if (!Number.isSafeInteger(amount) || amount < LEAST)
      return fail(invalidRequest(400, 'amount_too_small', 'Amount must be at least 50 cents.'));
    if (currency !== 'usd') return fail(invalidRequest(400, 'parameter_invalid', 'Only usd is accepted.'));
    const id = `pi_${randomBytes(8).toString('hex')}`;
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      currency,
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      created: Math.floor(now.getTime() / 1000),
      description,
      livemode: false,
      metadata,
      last_payment_error: null,
      next_action: null,
    };
    this.#intents.set(id, intent);
    this.#changed(intent, 'payment_intent.created');
    return ok(intent);
  }

  read(id: string): Answer {
    const intent = this.#intents.get(id);
    return intent === undefined
      ? fail(invalidRequest(404, 'resource_missing', `No such payment_intent: '${id}'`))
      : ok(intent);
  }

  changeAmount(id: string, amount: number): Answer {
    return this.#onOpen(id, (intent) => {
      intent.amount = amount;
      return ok(intent);
    });
  }

  /** The payer's browser sends the card. */
  confirm(id: string, fate: CardFate): Answer {
    return this.#onOpen(id, (intent) => {
      if (fate.kind === 'charged') return ok(this.#charge(intent));
      if (fate.kind === 'asks-back') {
        intent.status = 'requires_action';
        intent.next_action = { type: 'use_stripe_sdk' };
        this.#changed(intent, 'payment_intent.requires_action');
        return ok(intent);
      }
      return this.#decline(intent, { status: 402, error: fate.error });
    });
  }

  /** The payer has answered the bank, or has not been recognized by it. */
  authenticate(id: string, isRecognized: boolean): Answer {
    return this.#onOpen(id, (intent) => {
      if (isRecognized) return ok(this.#charge(intent));
      return this.#decline(
        intent,
        invalidRequest(
          402,
          'payment_intent_authentication_failure',
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        ),
      );
    });
  }

  #onOpen(id: string, act: (intent: StandInIntent) => Answer): Answer {
    const found = this.read(id);
    if (!found.ok) return found;
    const intent = found.value;
    if (intent.status.startsWith('requires_')) return act(intent);
    return fail(
      invalidRequest(
        400,
        'payment_intent_unexpected_state',
        `This PaymentIntent's status is ${intent.status}; it can’t be changed.`,
        intent,
      ),
    );
  }

  #charge(intent: StandInIntent): StandInIntent {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.last_payment_error = null;
    intent.next_action = null;
    this.#changed(intent, 'payment_intent.succeeded');
    return intent;
  }

  #decline(intent: StandInIntent, refusal: StandInRefusal): Answer {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = refusal.error;
    this.#changed(intent, 'payment_intent.payment_failed');
    return fail({ ...refusal, intent });
  }
}
