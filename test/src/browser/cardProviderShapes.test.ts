import { readConfirmation, readProvider } from '../../../src/browser/cardProviderShapes';

describe('what the provider says of a confirmation', () => {
  it.each([
    [{ paymentIntent: { status: 'succeeded' } }, 'sent'],
    [{ paymentIntent: { status: 'processing' } }, 'sent'],
    [{ paymentIntent: { status: 'requires_action' } }, 'unknown'],
    [{ error: { type: 'card_error', code: 'card_declined', message: 'No funds.' } }, 'declined'],
    [
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          message: 'No.',
        },
      },
      'declined',
    ],
    [{ error: { type: 'validation_error', code: 'incomplete_number', message: 'Too short.' } }, 'incomplete'],
    [{ error: { type: 'api_connection_error' } }, 'unknown'],
    [
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: { status: 'succeeded' },
        },
      },
      'sent',
    ],
    [{}, 'unknown'],
    [null, 'unknown'],
    ['ok', 'unknown'],
  ])('%j is %s', (answer, kind) => {
    expect(readConfirmation(answer).kind).toBe(kind);
  });
});

it('an initialize function that gives no library is not available', () => {
  for (const initialize of [() => null, () => ({ elements: () => ({}) }), 'Stripe'])
    expect(readProvider(initialize, 'pk_test')).toEqual({ ok: false, failure: 'not-available' });
});
