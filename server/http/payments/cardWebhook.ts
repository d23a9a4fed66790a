import { handleProviderWebhook } from '../../modules/payments/handleProviderWebhook';
import { isSignedByProvider } from '../../system/cardSignature';
import type { RouteRegistry } from '../pipeline/mount';
import { respondFailure } from '../pipeline/respond';

/** Where the card payment provider sends its messages. It is no call of the contract: nobody signed in makes it. */
export const CARD_WEBHOOK = '/api/payments/card/webhook';

const MESSAGE_BYTES = 256 * 1024;
const ANSWERS = { 'acted-on': 200, known: 200, 'not-ours': 200, unreadable: 400 } as const;

/** Hears the provider. The signature covers the bytes as they came, so they are kept as they came; without keys there is no such address. */
export function mountCardWebhook({ app, services }: RouteRegistry): void {
  const { card } = services.config;
  if (card === null) return;
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MESSAGE_BYTES },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    scope.post(CARD_WEBHOOK, async (request, reply) => {
      const { body } = request;
      const now = services.clock.now();
      const header = request.headers['stripe-signature'];
      const signature = Array.isArray(header) ? header.join(',') : header;
      if (!Buffer.isBuffer(body) || !isSignedByProvider(signature, body, card.webhookSecret, now))
        return respondFailure(request, reply, { kind: 'signature-refused' });
      const received = await handleProviderWebhook(services.database, body, now);
      return reply.status(ANSWERS[received]).send({ received: received !== 'unreadable' });
    });
    done();
  });
}
