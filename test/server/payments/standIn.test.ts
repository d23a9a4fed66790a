import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CardStandIn, startCardStandIn } from '../../../server/cardStandIn/startCardStandIn';
import { TEST_CARDS } from '../../../server/cardStandIn/testCards';
import { createCardProvider } from '../../../server/system/cardProvider';
import { isSignedByProvider } from '../../../server/system/cardSignature';

const now = () => new Date('2026-06-15T14:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
const file = path.join(folder, 'card.json');
let standIn: CardStandIn;
beforeEach(async () => {
  standIn = await startCardStandIn({ now, file });
});
afterEach(() => standIn.close());
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const provider = () => createCardProvider(standIn.card);
const newIntent = (idempotencyKey: string, amount = 12_050n) =>
  provider().createIntent({ amount, description: 'R-1', metadata: { report: 'R-1' }, idempotencyKey });

/** What the frame with the card does. */
async function pay(intent: { id: string; clientSecret: string | null }, number: string, action = 'confirm') {
  const answer = await fetch(`${standIn.card.apiUrl}/v1/payment_intents/${intent.id}/${action}`, {
    method: 'POST',
    body: new URLSearchParams({
      key: standIn.card.publishableKey,
      client_secret: intent.clientSecret ?? '',
      'payment_method_data[card][number]': number,
      outcome: number,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

describe('the stand-in of the card provider', () => {
  it('makes one payment for one key, and refuses the key with other content or a wrong secret key', async () => {
    const [first, second] = await Promise.all([newIntent('k1'), newIntent('k1')]);
    expect(second.id).toBe(first.id);
    await expect(newIntent('k1', 99_99n)).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
    await expect(newIntent('k2', 10n)).rejects.toMatchObject({ code: 'amount_too_small' });
    const stranger = createCardProvider({ ...standIn.card, secretKey: 'sk_test_other' });
    await expect(stranger.readIntent(first.id)).rejects.toMatchObject({ code: 'invalid_api_key' });
    await expect(provider().readIntent('pi_nobody')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('declines with the card’s own code, asks the bank back, charges once and then says that it has', async () => {
    const intent = await newIntent('k3');
    expect(await pay(intent, TEST_CARDS['insufficient-funds'])).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
    });
    expect((await provider().readIntent(intent.id)).decline).toBe('insufficient_funds');
    expect(await pay(intent, TEST_CARDS['asks-back'])).toMatchObject({
      status: 200,
      body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    });
    expect(await pay(intent, 'fail', 'authenticate')).toMatchObject({
      body: { error: { code: 'payment_intent_authentication_failure' } },
    });
    await pay(intent, TEST_CARDS['asks-back']);
    expect(await pay(intent, 'complete', 'authenticate')).toMatchObject({ body: { status: 'succeeded' } });
    expect(await pay(intent, TEST_CARDS.good)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } },
    });
    expect((await provider().readIntent(intent.id)).amountReceived).toBe(12_050n);
  });

  it('takes no real card, and nobody without the payment’s own secret', async () => {
    const intent = await newIntent('k4');
    expect(await pay(intent, '5555555555554444')).toMatchObject({ status: 402 });
    expect(await pay({ ...intent, clientSecret: 'pi_guess' }, TEST_CARDS.good)).toMatchObject({
      status: 400,
    });
  });

  it('sends signed messages until they are answered, and again when asked to', async () => {
    const received: { signature: string | undefined; body: Buffer }[] = [];
    const listener = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'];
        received.push({
          signature: Array.isArray(signature) ? signature[0] : signature,
          body: Buffer.concat(parts),
        });
        response.writeHead(received.length === 1 ? 503 : 200);
        response.end();
        listener.emit('heard');
      });
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    standIn.announce(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
    const intent = await newIntent('k5');
    const twice = (async () => {
      await once(listener, 'heard');
      await once(listener, 'heard');
    })();
    await pay(intent, TEST_CARDS.good);
    await twice;
    const [event] = standIn.events.filter(({ type }) => type === 'payment_intent.succeeded');
    const thrice = once(listener, 'heard');
    await fetch(`${standIn.card.apiUrl}/v1/events/${event?.id ?? ''}/retry`, {
      method: 'POST',
      headers: { authorization: `Bearer ${standIn.card.secretKey}` },
    });
    await thrice;
    expect(received).toHaveLength(3);
    for (const { signature, body } of received)
      expect(isSignedByProvider(signature, body, standIn.card.webhookSecret, now())).toBe(true);
    listener.close();
  });

  it('knows its payments after a restart, and no card is in what it keeps', async () => {
    const intent = await newIntent('k6');
    await pay(intent, TEST_CARDS.good);
    await standIn.close();
    standIn = await startCardStandIn({ now, file });
    expect((await provider().readIntent(intent.id)).status).toBe('succeeded');
    expect(JSON.stringify([...standIn.book.all.values()])).not.toContain(TEST_CARDS.good.slice(0, 8));
  });
});
