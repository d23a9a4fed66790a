import { fail, type Result } from '../../domain/result';
import type { IntentBook } from './intentBook';
import { invalidRequest, type StandInIntent, type StandInRefusal } from './standInIntent';
import { fateOf } from './testCards';

type Answer = Result<StandInIntent, StandInRefusal>;

/**
 * The interface that the public key and a payment's own secret open: what the provider's frames in the payer's browser do. The card
 * is looked at and forgotten.
 */
export function answerBrowser(
  book: IntentBook,
  publishableKey: string,
  { method, path, form }: { readonly method: string; readonly path: string; readonly form: URLSearchParams },
): Answer {
  const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(?:\/(confirm|authenticate))?$/.exec(path) ?? [];
  if (form.get('key') !== publishableKey)
    return fail(invalidRequest(401, 'invalid_api_key', 'Invalid API Key provided.'));
  const intent = book.read(id);
  if (!intent.ok) return intent;
  if (intent.value.client_secret !== form.get('client_secret'))
    return fail(
      invalidRequest(400, 'payment_intent_invalid_parameter', 'The client_secret does not fit the payment.'),
    );
  if (method === 'GET') return intent;
  if (action === 'authenticate') return book.authenticate(id, form.get('outcome') === 'complete');
  return book.confirm(id, fateOf(form.get('payment_method_data[card][number]') ?? ''));
}
