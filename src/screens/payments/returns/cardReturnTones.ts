import type { CardReturnState } from '../../../../domain/cardReturn';
import type { Format } from '../../../i18n/format';

export const CARD_RETURN_TONES = {
  warning: 'waiting',
  pending: 'waiting',
  open: 'waiting',
  done: 'neutral',
  failed: 'bad',
  lost: 'bad',
  won: 'good',
} as const satisfies Record<CardReturnState, string>;

/** The amount in dollars; another currency stands behind its figure. */
export const returnedAmount = (
  { amount, currency }: { readonly amount: string; readonly currency: string },
  format: Pick<Format, 'amount' | 'quantity'>,
): string =>
  currency === 'usd' ? format.amount(amount) : `${format.quantity(amount)} ${currency.toUpperCase()}`;
