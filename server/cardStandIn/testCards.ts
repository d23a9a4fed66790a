import type { StandInError } from './standInIntent';

/** What becomes of a payment: charged, asked back by the bank, or declined. */
export type CardFate =
  | { readonly kind: 'charged' }
  | { readonly kind: 'asks-back' }
  | { readonly kind: 'declined'; readonly error: StandInError };

const declined = (code: string, message: string, decline?: string): CardFate => ({
  kind: 'declined',
  error: {
    type: 'card_error',
    code,
    message,
    ...(decline === undefined ? {} : { decline_code: decline }),
  },
});

/** The provider's published numbers for trying things out, as far as they matter here. */
export const TEST_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'insufficient-funds': '4000000000009995',
  expired: '4000000000000069',
  'asks-back': '4000002500003155',
} as const;

const FATES: Readonly<Record<string, CardFate>> = {
  [TEST_CARDS.good]: { kind: 'charged' },
  [TEST_CARDS['asks-back']]: { kind: 'asks-back' },
  [TEST_CARDS.declined]: declined('card_declined', 'Your card was declined.', 'generic_decline'),
  [TEST_CARDS['insufficient-funds']]: declined(
    'card_declined',
    'Your card has insufficient funds.',
    'insufficient_funds',
  ),
  [TEST_CARDS.expired]: declined('expired_card', 'Your card has expired.'),
};

/** What becomes of a payment with a card; real numbers are refused, as the provider does with test keys. */
export const fateOf = (number: string): CardFate =>
  FATES[number.replace(/\D/g, '')] ??
  declined(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card.',
    'test_mode_live_card',
  );
