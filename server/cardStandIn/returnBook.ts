import { randomBytes } from 'node:crypto';
import type { StandInIntent } from './standInIntent';

/** A refund, a dispute, or a charge in the provider's own words; amounts in whole cents. */
export interface StandInReturn {
  readonly id: string;
  readonly object: 'charge' | 'refund' | 'dispute';
  readonly payment_intent: string | null;
  readonly charge?: string;
  readonly amount: number;
  readonly amount_refunded?: number;
  readonly currency: string;
  readonly created: number;
  readonly status: string;
  readonly reason?: string | null;
}

type Paid = Pick<StandInIntent, 'id' | 'amount_received' | 'currency'>;
type Changed = (item: StandInReturn, type: string) => void;

const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

/** What was refunded and disputed at the stand-in; in the provider's console people do this, here tests do. */
export class ReturnBook {
  readonly #refunded = new Map<string, number>();
  readonly #changed: Changed;
  readonly #now: () => Date;

  constructor(now: () => Date, changed: Changed) {
    this.#now = now;
    this.#changed = changed;
  }

  refund(intent: Paid, amount: number): StandInReturn {
    const total = (this.#refunded.get(intent.id) ?? 0) + amount;
    this.#refunded.set(intent.id, total);
    const refund = this.#object('refund', 're', intent, amount, 'succeeded');
    this.#changed(refund, 'refund.created');
    this.#changed(
      {
        ...this.#object('charge', 'ch', intent, intent.amount_received, 'succeeded'),
        id: chargeOf(intent),
        amount_refunded: total,
      },
      'charge.refunded',
    );
    return refund;
  }

  /** The payer's bank did not take it: the money stays with the board. */
  failRefund(refund: StandInReturn): void {
    const intentId = refund.payment_intent ?? '';
    this.#refunded.set(intentId, (this.#refunded.get(intentId) ?? 0) - refund.amount);
    this.#changed({ ...refund, status: 'failed' }, 'charge.refund.updated');
  }

  dispute(intent: Paid, amount: number): StandInReturn {
    const dispute = this.#object('dispute', 'du', intent, amount, 'needs_response');
    this.#changed(dispute, 'charge.dispute.created');
    return dispute;
  }

  closeDispute(dispute: StandInReturn, status: 'won' | 'lost'): void {
    this.#changed({ ...dispute, status }, 'charge.dispute.closed');
  }

  #object(
    object: StandInReturn['object'],
    prefix: string,
    intent: Paid,
    amount: number,
    status: string,
  ): StandInReturn {
    return {
      id: newId(prefix),
      object,
      payment_intent: intent.id,
      charge: chargeOf(intent),
      amount,
      currency: intent.currency,
      created: Math.floor(this.#now().getTime() / 1000),
      status,
      reason: object === 'dispute' ? 'product_not_received' : null,
    };
  }
}

const chargeOf = ({ id }: Paid): string => id.replace(/^pi_/, 'ch_');
