import { cardPayment, cardPaymentState } from '../../../contract/entities/payment';
import { z } from 'zod';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import type { SignedMessage } from '../../../server/cardStandIn/signedMessages';
import { cardVariables, type PayingStandIn, startPayingStandIn } from './cardStandIn';

let provider: PayingStandIn;
let room: PayerRoom;
let now = new Date();
let reportId: string;

beforeEach(async () => {
  provider = await startPayingStandIn(() => now);
  room = await openPayerRoom('2026-04-20', cardVariables(provider));
  now = room.portal.services.clock.now();
  // 15,293.902 MBF: 293.902 of them at 0.41 are 120.50.
  const report = await room.file(1, '15293.902');
  reportId = report.id;
  expect(report.amountDue).toBe('120.50');
});
afterEach(async () => {
  await room.close();
  await provider.close();
});

const open = () => room.user.post('/api/payments/card', { reportId });
const opened = async () => {
  const answer = await open();
  if (answer.status !== 200) throw new Error(answer.text);
  return cardPayment.parse(answer.body.data);
};
const stateOf = async (id: string) =>
  cardPaymentState.parse((await room.user.get(`/api/payments/card/${id}`)).body.data);
const receive = async ({ body, signature }: SignedMessage): Promise<number> => {
  const answer = await fetch(`${room.portal.url}/api/payments/card/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  await answer.text();
  return answer.status;
};
const cardEntries = async () =>
  (await room.statement()).entries.filter(({ kind }) => kind === 'PAYMENT_CARD').map(({ amount }) => amount);

describe('a payment by card', () => {
  it('succeeds: the report is paid once the provider says so', async () => {
    const payment = await opened();
    expect(payment).toMatchObject({ amount: '120.50', state: 'open' });
    const intent = provider.confirm(payment.clientSecret);
    expect(await receive(provider.message(intent))).toBe(200);
    const reported = z.object({ number: z.string() });
    const { number } = reported.parse((await room.user.get(`/api/assessments/${reportId}`)).body.data);
    expect(await stateOf(payment.id)).toMatchObject({
      state: 'succeeded',
      receipt: intent.id,
      number,
      fiscalYear: null,
      paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    });
    expect(await cardEntries()).toEqual(['-120.50']);
    const report = await room.user.get(`/api/assessments/${reportId}`);
    expect(report.body.data).toMatchObject({ balance: '0.00', paymentStatus: 'paid' });
    expect((await room.user.get('/api/notifications')).text).toContain('We received your payment');
  });

  it('H14, edge 24 is charged once: pressed twice, asked for by two tabs, after a lost answer and after a reload', async () => {
    const both = await Promise.all([opened(), opened(), opened(), opened()]);
    expect(new Set(both.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    const [payment] = both;
    const intent = provider.confirm(payment.clientSecret);
    // The answer is lost and the message is not here yet; the person reloads and pays again.
    const again = await open();
    expect([again.status, again.body.errors[0]?.error]).toEqual([409, 'report-paid-already']);
    expect(again.text).toContain(intent.id);
    const third = await open();
    expect(third.text).toContain(intent.id);
    expect(await receive(provider.message(intent))).toBe(200);
    expect(provider.charges()).toEqual([12_050]);
    expect(await cardEntries()).toEqual(['-120.50']);
  });

  it('H14 whose making lost its answer finds the one it made', async () => {
    provider.misbehave('answer-lost');
    expect((await open()).status).toBe(503);
    provider.misbehave('away');
    expect((await open()).status).toBe(503);
    provider.misbehave('not-at-all');
    const payment = await opened();
    expect(provider.intents.size).toBe(1);
    provider.confirm(payment.clientSecret);
    expect(await stateOf(payment.id)).toMatchObject({ state: 'succeeded' });
    expect(await cardEntries()).toEqual(['-120.50']);
  });

  it('edge 24 is entered once when the message comes first, comes twice, or comes ten times at once', async () => {
    const payment = await opened();
    const message = provider.message(provider.confirm(payment.clientSecret));
    const statuses = await Promise.all(Array.from({ length: 10 }, () => receive(message)));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    const intent = [...provider.intents.values()][0];
    if (intent === undefined) throw new Error('no intent');
    expect(await receive(provider.message(intent))).toBe(200);
    expect(await cardEntries()).toEqual(['-120.50']);
    expect(await stateOf(payment.id)).toMatchObject({ state: 'succeeded' });
  });

  it('edge 24 is found out when the browser was closed and no message ever comes', async () => {
    const payment = await opened();
    provider.confirm(payment.clientSecret);
    expect(await stateOf(payment.id)).toMatchObject({ state: 'succeeded', amount: '120.50' });
    expect(await cardEntries()).toEqual(['-120.50']);
  });

  it('that is declined, or asks the bank back, can go on as the same payment', async () => {
    const payment = await opened();
    provider.confirm(payment.clientSecret, 'insufficient-funds');
    expect(await stateOf(payment.id)).toMatchObject({ state: 'open', decline: 'insufficient_funds' });
    const again = await opened();
    expect(again.clientSecret).toBe(payment.clientSecret);
    provider.confirm(payment.clientSecret, 'asks-back');
    expect(await stateOf(payment.id)).toMatchObject({ state: 'open' });
    provider.authenticate(payment.clientSecret);
    expect(await stateOf(payment.id)).toMatchObject({ state: 'succeeded', decline: null });
  });

  it('follows what is owed: part of it paid meanwhile, or late charges added', async () => {
    const payment = await opened();
    await room.pay('20.50');
    expect(await opened()).toMatchObject({ amount: '100.00', clientSecret: payment.clientSecret });
    await room.goTo('2026-06-30');
    now = room.portal.services.clock.now();
    expect(await opened()).toMatchObject({ amount: '111.65', clientSecret: payment.clientSecret });
    const intent = provider.confirm(payment.clientSecret);
    expect(await receive(provider.message(intent))).toBe(200);
    expect((await room.statement()).closingBalance).toBe('0.00');
  });

  it('is the company’s own action: not another company’s, not the board’s, not while acting for it', async () => {
    expect((await room.pine.post('/api/payments/card', { reportId })).status).toBe(404);
    expect((await room.admin.post('/api/payments/card', { reportId })).status).toBe(403);
    const { id } = await opened();
    expect((await room.pine.get(`/api/payments/card/${id}`)).status).toBe(404);
  });
});

describe('a message of the provider', () => {
  it('counts with its signature alone, and not long after its time', async () => {
    const payment = await opened();
    const intent = provider.confirm(payment.clientSecret);
    const good = provider.message(intent);
    const old = new Date(now.getTime() - 301_000);
    for (const bad of [
      { ...good, signature: '' },
      {
        ...good,
        signature: good.signature.replace(/v1=(.)/, (_, digit) => `v1=${digit === '0' ? '1' : '0'}`),
      },
      { ...good, body: good.body.replace('12050', '12051') },
      { ...good, body: `${good.body} ` },
      provider.message(intent, { secret: 'whsec_other' }),
      provider.message(intent, { at: old }),
    ])
      expect(await receive(bad)).toBe(400);
    expect(await cardEntries()).toEqual([]);
    expect(await receive(good)).toBe(200);
    expect(await cardEntries()).toEqual(['-120.50']);
  });

  it('that comes late, tells of somebody else, or is of another kind changes nothing', async () => {
    const payment = await opened();
    const intent = provider.confirm(payment.clientSecret);
    await receive(provider.message(intent));
    const older = { ...intent, status: 'requires_payment_method' as const, amount_received: 0 };
    expect(await receive(provider.message(older, { type: 'payment_intent.payment_failed' }))).toBe(200);
    expect(await stateOf(payment.id)).toMatchObject({ state: 'succeeded' });
    const foreign = { ...intent, id: 'pi_other', metadata: { card_payment_id: payment.id } };
    expect(await receive(provider.message(foreign))).toBe(200);
    expect(await receive(provider.message({ ...intent, metadata: {} }))).toBe(200);
    expect(await receive(provider.message(intent, { type: 'customer.created' }))).toBe(200);
    expect(await cardEntries()).toEqual(['-120.50']);
  });
});

it('without keys cards are shown as not set up, and there is no address for messages', async () => {
  const plain = await openPayerRoom();
  try {
    const report = await plain.file(1, '16000');
    const payable = await plain.user.get('/api/payments/payable');
    expect(payable.body.data).toMatchObject({ card: { isSetUp: false, publishableKey: null } });
    const answer = await plain.user.post('/api/payments/card', { reportId: report.id });
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([409, 'card-not-set-up']);
    const message = await fetch(`${plain.portal.url}/api/payments/card/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(message.status).not.toBe(200);
  } finally {
    await plain.close();
  }
});
