import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import { cardPayment, cardReturn, paymentRecord, paymentSummary } from '../../../contract/entities/payment';
import type { StandInReturn } from '../../../server/cardStandIn/returnBook';
import type { SignedMessage } from '../../../server/cardStandIn/signedMessages';
import type { StandInIntent } from '../../../server/cardStandIn/standInIntent';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
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
  reportId = (await room.file(1, '15293.902')).id;
});
afterEach(async () => {
  await room.close();
  await provider.close();
});

const receive = async ({ body, signature }: SignedMessage): Promise<number> => {
  const answer = await fetch(`${room.portal.url}/api/payments/card/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  await answer.text();
  return answer.status;
};
/** What the payer's card is charged, as the provider keeps it; its own message is not sent. */
const confirmed = async (): Promise<StandInIntent> => {
  const opened = await room.user.post('/api/payments/card', { reportId });
  return provider.confirm(cardPayment.parse(opened.body.data).clientSecret);
};
const paid = async (): Promise<StandInIntent> => {
  const intent = await confirmed();
  expect(await receive(provider.message(intent))).toBe(200);
  return intent;
};
let messageCount = 0;
/** Tells of one thing that happened at the provider, as a message of its own. */
const tell = (object: StandInReturn, type: string, seconds = 0): SignedMessage => {
  messageCount += 1;
  const at = new Date(now.getTime() + seconds * 1000);
  const { body } = provider.message(object, { id: `evt_${messageCount}`, type, at });
  return resigned(body);
};
/** The same body, signed at the portal's time: a message that waited is signed again when it is sent. */
const resigned = (body: string): SignedMessage => {
  const event = z.looseObject({ created: z.number() }).parse(JSON.parse(body));
  return sign({ ...event });
};
const sign = (event: object): SignedMessage => {
  const body = JSON.stringify(event);
  return { body, signature: signatureOf(body) };
};
const signatureOf = (body: string): string => provider.sign(body, now);
const advance = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
  room.portal.clock.set(now);
};
const charge = (intent: StandInIntent, refunded: number): StandInReturn => ({
  id: intent.id.replace('pi_', 'ch_'),
  object: 'charge',
  payment_intent: intent.id,
  amount: intent.amount_received,
  amount_refunded: refunded,
  currency: 'usd',
  created: 0,
  status: 'succeeded',
});
const dispute = (intent: StandInIntent, status: string, amount = 12_050): StandInReturn => ({
  id: 'du_1',
  object: 'dispute',
  payment_intent: intent.id,
  charge: intent.id.replace('pi_', 'ch_'),
  amount,
  currency: 'usd',
  created: Math.floor(now.getTime() / 1000),
  status,
  reason: 'product_not_received',
});
const refund = (intent: StandInIntent, id: string, amount: number, status = 'succeeded'): StandInReturn => ({
  id,
  object: 'refund',
  payment_intent: intent.id,
  charge: intent.id.replace('pi_', 'ch_'),
  amount,
  currency: 'usd',
  created: Math.floor(now.getTime() / 1000),
  status,
  reason: null,
});
const cardEntries = async () =>
  (await room.statement()).entries
    .filter(({ kind }) => kind.includes('CARD'))
    .map(({ kind, amount }) => `${kind} ${amount}`);
const balance = async () => (await room.statement()).closingBalance;
const paymentOf = async () => {
  const list = await room.admin.get('/api/admin/payments');
  const [row] = z.object({ rows: z.array(paymentSummary) }).parse(list.body.data).rows;
  if (row === undefined) throw new Error('no payment');
  const record = await room.admin.get(`/api/admin/payments/${row.id}`);
  return { row, record: paymentRecord.parse(record.body.data) };
};
const post = (path: string, body: object) => room.admin.post(path, body, { 'idempotency-key': randomUUID() });
const tasks = async () =>
  z
    .object({ rows: z.array(cardReturn) })
    .parse((await room.admin.get('/api/admin/payments/card-returns?check=needed')).body.data).rows;

describe('money that goes back at the card provider', () => {
  it('H83 a quarter refunded is owed again in that part, entered once', async () => {
    const intent = await paid();
    const message = tell(charge(intent, 3013), 'charge.refunded');
    expect(await Promise.all([receive(message), receive(message), receive(message)])).toEqual([
      200, 200, 200,
    ]);
    expect(await cardEntries()).toEqual(['PAYMENT_CARD -120.50', 'CARD_REFUND 30.13']);
    expect(await balance()).toBe('30.13');
    const report = await room.user.get(`/api/assessments/${reportId}`);
    expect(report.body.data).toMatchObject({ balance: '30.13', paymentStatus: 'partial' });
    const { row, record } = await paymentOf();
    expect(row).toMatchObject({ amount: '120.50', returned: '30.13', reversed: null });
    expect(record.applied).toMatchObject([{ amount: '90.37' }]);
    expect(record.unapplied).toBe('0.00');
    expect(record.cardReturns).toMatchObject([
      { providerId: charge(intent, 0).id, kind: 'refund-total', amount: '30.13', needsCheck: false },
    ]);
    expect(await tasks()).toEqual([]);
    expect((await room.user.get('/api/notifications')).text).toContain('due again');
    // The rest follows; the total is reported, not the difference.
    expect(await receive(tell(charge(intent, 12_050), 'charge.refunded', 60))).toBe(200);
    expect(await balance()).toBe('120.50');
    expect((await paymentOf()).row).toMatchObject({ returned: '120.50', reversed: { note: '' } });
    const lists = ['stands', 'partly-reversed', 'reversed'].map(async (state) => {
      const answer = await room.admin.get(`/api/admin/payments?state=${state}`);
      return z.object({ total: z.int() }).parse(answer.body.data).total;
    });
    expect(await Promise.all(lists)).toEqual([0, 0, 1]);
  });

  it('H83 a dispute takes the amount while it is open, and returns it when it is won', async () => {
    const intent = await paid();
    expect(await receive(tell(dispute(intent, 'needs_response'), 'charge.dispute.created'))).toBe(200);
    expect(await balance()).toBe('120.50');
    expect(await tasks()).toMatchObject([
      {
        providerId: 'du_1',
        kind: 'dispute',
        state: 'open',
        amount: '120.50',
        reason: 'product_not_received',
      },
    ]);
    expect((await room.admin.get('/api/home')).text).toContain('"key":"card-returns-to-check","count":1');
    expect(await receive(tell(dispute(intent, 'won'), 'charge.dispute.closed', 60))).toBe(200);
    expect(await balance()).toBe('0.00');
    expect(await cardEntries()).toEqual([
      'PAYMENT_CARD -120.50',
      'CARD_DISPUTE 120.50',
      'CARD_DISPUTE -120.50',
    ]);
    const names = await room.user.get('/api/ledger/statement?from=2026-01-01&format=csv');
    expect(names.text).toContain('Card dispute (reversed)');
  });

  it('H83 a lost dispute stays taken, and waits for a person until one has looked', async () => {
    const intent = await paid();
    expect(await receive(tell(dispute(intent, 'needs_response'), 'charge.dispute.created'))).toBe(200);
    const [open] = await tasks();
    const check = (id: string, heardAt = open?.heardAt) =>
      post(`/api/admin/payments/card-returns/${id}/check`, { note: 'Evidence sent.', heardAt });
    expect((await check(open?.id ?? '')).body.data).toMatchObject({
      needsCheck: false,
      checkNote: 'Evidence sent.',
    });
    expect(await tasks()).toEqual([]);
    advance(60);
    expect(await receive(tell(dispute(intent, 'lost'), 'charge.dispute.closed'))).toBe(200);
    expect(await balance()).toBe('120.50');
    expect(await tasks()).toMatchObject([{ state: 'lost', checkedBy: null }]);
    // Whoever still looks at the open dispute does not sign off the lost one.
    const old = await check(open?.id ?? '');
    expect([old.status, old.body.errors[0]?.error]).toEqual([409, 'card-return-moved']);
    const [lost] = await tasks();
    expect(lost).toMatchObject({ state: 'lost', checkedBy: null });
    // Said again without anything new, it is still what was seen.
    advance(60);
    expect(await receive(tell(dispute(intent, 'lost'), 'charge.dispute.updated'))).toBe(200);
    expect((await check(open?.id ?? '', lost?.heardAt)).body.data).toMatchObject({ needsCheck: false });
    expect(await tasks()).toEqual([]);
    expect((await check('999999')).status).toBe(404);
    expect((await room.user.get('/api/admin/payments/card-returns')).status).toBe(403);
  });

  it('H83 gives the same ledger for any order of the messages, each any number of times', async () => {
    const intent = await confirmed();
    const messages = [
      provider.message(intent),
      tell(charge(intent, 1000), 'charge.refunded', 1),
      tell(refund(intent, 're_1', 1000), 'refund.created', 1),
      tell(charge(intent, 3000), 'charge.refunded', 2),
      tell(refund(intent, 're_2', 2000, 'pending'), 'refund.created', 2),
      tell(refund(intent, 're_2', 2000, 'failed'), 'charge.refund.updated', 3),
      tell(charge(intent, 1000), 'charge.refunded', 3),
      tell(dispute(intent, 'needs_response', 5000), 'charge.dispute.created', 4),
      tell(dispute(intent, 'under_review', 5000), 'charge.dispute.updated', 5),
      tell(dispute(intent, 'lost', 5000), 'charge.dispute.closed', 6),
      tell(charge(intent, 1500), 'charge.refunded', 7),
      tell(refund(intent, 're_2', 2000, 'failed'), 'refund.failed', 8),
    ];
    const order = fc.array(fc.nat({ max: messages.length - 1 }), { minLength: 5, maxLength: 20 });
    const [first = [], second = []] = fc.sample(order, { numRuns: 2, seed: 83 });
    // Some first, in an order of its own and more than once; then all of them backward and forward; then all at once.
    for (const index of first) await receive(messages[index] ?? messages[0] ?? fail());
    for (const message of messages.toReversed()) expect(await receive(message)).toBe(200);
    const net = async () => {
      const entries = (await room.statement()).entries.filter(({ kind }) => kind.includes('CARD'));
      const sums = new Map<string, number>();
      for (const { kind, amount } of entries)
        sums.set(kind, (sums.get(kind) ?? 0) + Math.round(Number(amount) * 100));
      return Object.fromEntries(sums);
    };
    const expected = { PAYMENT_CARD: -12_050, CARD_REFUND: 1500, CARD_DISPUTE: 5000 };
    expect(await net()).toEqual(expected);
    for (const index of second) await receive(messages[index] ?? messages[0] ?? fail());
    const answers = await Promise.all([...messages, ...messages].map(receive));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await net()).toEqual(expected);
    expect(await balance()).toBe('65.00');
    expect((await tasks()).map(({ providerId, state }) => `${providerId} ${state}`).sort()).toEqual([
      'du_1 lost',
      're_2 failed',
    ]);
  });

  it('H83 keeps what a later total says when a failure is told again', async () => {
    const intent = await paid();
    for (const message of [
      tell(refund(intent, 're_a', 2000), 'refund.created', 1),
      tell(charge(intent, 2000), 'charge.refunded', 1),
      tell(refund(intent, 're_a', 2000, 'failed'), 'refund.failed', 2),
      tell(charge(intent, 3000), 'charge.refunded', 3),
      tell(refund(intent, 're_a', 2000, 'failed'), 'charge.refund.updated', 4),
      tell(refund(intent, 're_b', 500, 'pending'), 'refund.created', 5),
    ])
      expect(await receive(message)).toBe(200);
    expect(await balance()).toBe('30.00');
    expect(await cardEntries()).toEqual([
      'PAYMENT_CARD -120.50',
      'CARD_REFUND 20.00',
      'CARD_REFUND -20.00',
      'CARD_REFUND 30.00',
    ]);
  });

  it('H83 waits for a person where the payment is unknown, the currency another, or the sum too much', async () => {
    const intent = await paid();
    const stranger = { ...intent, id: 'pi_stranger' };
    expect(await receive(tell(refund(stranger, 're_x', 500), 'refund.created'))).toBe(200);
    expect(await receive(tell({ ...refund(intent, 're_y', 1250), currency: 'jpy' }, 'refund.created'))).toBe(
      200,
    );
    expect(await receive(tell(refund(intent, 're_z', 99_999_999), 'refund.created'))).toBe(200);
    const waiting = (await tasks()).map(({ providerId, problem, amount }) => [providerId, problem, amount]);
    expect(waiting.sort()).toEqual([
      ['re_x', 'unknown-payment', '5.00'],
      ['re_y', 'other-currency', '1250'],
      ['re_z', 'beyond-payment', '999999.99'],
    ]);
    const recorded = await room.portal.services.database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'card-return-recorded')
      .execute();
    const yen = recorded.find(({ details }) => JSON.stringify(details).includes('re_y'));
    expect(yen?.details).toMatchObject({ amount: '1250', currency: 'jpy' });
    expect(await cardEntries()).toEqual(['PAYMENT_CARD -120.50', 'CARD_REFUND 120.50']);
    expect(await balance()).toBe('120.50');
  });

  it('H83 says with a status that a message cannot be read, whatever it holds', async () => {
    const intent = await paid();
    const good = refund(intent, 're_1', 500);
    for (const broken of [
      { ...good, amount: -1 },
      { ...good, amount: 1.5 },
      { ...good, amount: Number.MAX_VALUE },
      { ...good, status: 'exploded' },
      { ...good, currency: 'U\u0000D' },
      { ...good, id: `re_${'x'.repeat(300)}` },
      { ...good, created: 1e17 },
      { ...good, object: 'potato' },
      null,
      'refund',
    ]) {
      messageCount += 1;
      const event = {
        id: `evt_b${messageCount}`,
        type: 'refund.created',
        created: 1,
        data: { object: broken },
      };
      expect(await receive(sign(event))).toBe(400);
    }
    expect(await receive(tell({ ...good, amount: Number.MAX_SAFE_INTEGER }, 'refund.created'))).toBe(200);
    expect(await cardEntries()).toEqual(['PAYMENT_CARD -120.50', 'CARD_REFUND 120.50']);
  });

  it('H83 a part refunded by hand is not entered again when the provider tells of it', async () => {
    const intent = await paid();
    const { row } = await paymentOf();
    const body = { reason: 'refunded', reversedOn: row.receivedOn, note: 'Refunded in the console.' };
    const enter = (amount: string) => post(`/api/admin/payments/${row.id}/reverse`, { ...body, amount });
    expect((await enter('120.51')).text).toContain('payment-part-too-much');
    expect((await enter('0.00')).status).toBe(400);
    expect((await enter('30.13')).body.data).toEqual({ companyBalance: '30.13' });
    expect(await receive(tell(charge(intent, 3013), 'charge.refunded'))).toBe(200);
    expect(await balance()).toBe('30.13');
    expect(await receive(tell(charge(intent, 4013), 'charge.refunded', 60))).toBe(200);
    expect(await balance()).toBe('40.13');
    // What is left can still be taken back whole, once.
    const whole = { ...body, reason: 'bounced' };
    expect((await post(`/api/admin/payments/${row.id}/reverse`, whole)).body.data).toEqual({
      companyBalance: '120.50',
    });
    expect((await post(`/api/admin/payments/${row.id}/reverse`, whole)).text).toContain(
      'payment-reversed-before',
    );
  });

  it('H83 shows a total beside single refunds where it says more than they do', async () => {
    const intent = await paid();
    const shown = async () =>
      (await paymentOf()).record.cardReturns?.map(({ kind, amount }) => `${kind} ${amount}`).sort();
    expect(await receive(tell(refund(intent, 're_1', 1000), 'refund.created', 1))).toBe(200);
    expect(await receive(tell(charge(intent, 3000), 'charge.refunded', 2))).toBe(200);
    expect(await shown()).toEqual(['refund 10.00', 'refund-total 30.00']);
    expect(await receive(tell(refund(intent, 're_2', 2000, 'pending'), 'refund.created', 2))).toBe(200);
    expect(await shown()).toEqual(['refund 10.00', 'refund 20.00']);
    // It failed, and the total does not say so yet: what stands of the total is the refund of 10.00.
    expect(await receive(tell(refund(intent, 're_2', 2000, 'failed'), 'refund.failed', 3))).toBe(200);
    expect(await shown()).toEqual(['refund 10.00', 'refund 20.00']);
    expect(await balance()).toBe('10.00');
  });

  it('H83 tells the company of a refund that was told before its payment', async () => {
    const intent = await confirmed();
    expect(await receive(tell(refund(intent, 're_1', 3013), 'refund.created'))).toBe(200);
    expect(await tasks()).toMatchObject([{ providerId: 're_1', problem: 'unknown-payment' }]);
    expect((await room.user.get('/api/notifications')).text).not.toContain('due again');
    expect(await receive(provider.message(intent))).toBe(200);
    expect(await balance()).toBe('30.13');
    expect((await room.user.get('/api/notifications')).text).toContain('$30.13');
    expect((await room.user.get('/api/notifications')).text).toContain('due again');
  });

  it('H83 a refund by hand never waits for a person, whatever the provider tells', async () => {
    const intent = await paid();
    const { row } = await paymentOf();
    const byHand = { reason: 'refunded', amount: '30.13', reversedOn: row.receivedOn, note: '' };
    expect((await post(`/api/admin/payments/${row.id}/reverse`, byHand)).status).toBe(200);
    expect(await receive(tell(refund(intent, 're_1', 99_999_999), 'refund.created', 60))).toBe(200);
    expect(await tasks()).toMatchObject([{ providerId: 're_1', problem: 'beyond-payment' }]);
    expect((await room.admin.get('/api/home')).text).toContain('"key":"card-returns-to-check","count":1,');
  });

  it('H83 a refund by hand is refused where the provider’s message about it came first', async () => {
    const intent = await paid();
    const { row } = await paymentOf();
    const enter = (returned: string) =>
      post(`/api/admin/payments/${row.id}/reverse`, {
        reason: 'refunded',
        amount: '30.13',
        returned,
        reversedOn: row.receivedOn,
        note: '',
      });
    expect(row.returned).toBe('0.00');
    expect(await receive(tell(charge(intent, 3013), 'charge.refunded'))).toBe(200);
    const late = await enter('0.00');
    expect([late.status, late.body.errors[0]?.error]).toEqual([409, 'payment-returned-moved']);
    expect(late.text).toContain('from $0.00 to $30.13');
    expect(await balance()).toBe('30.13');
    // Whoever has seen it may still take back more.
    expect((await enter('30.13')).body.data).toEqual({ companyBalance: '60.26' });
  });

  it('H83 a check is taken back in parts, and its number is known until all of it is', async () => {
    const first = await room.pay('120.50', { reference: 'CHK-7' });
    const { paymentId } = z.looseObject({ paymentId: z.string() }).parse(first.body.data);
    const { row } = await paymentOf();
    const part = (amount?: string) =>
      post(`/api/admin/payments/${paymentId}/reverse`, {
        reason: 'bounced',
        reversedOn: row.receivedOn,
        note: '',
        ...(amount === undefined ? {} : { amount }),
      });
    expect((await part('20.50')).status).toBe(200);
    expect((await room.pay('120.50', { reference: 'CHK-7' })).text).toContain('payment-known');
    expect((await part('50.00')).status).toBe(200);
    expect((await part()).body.data).toEqual({ companyBalance: '120.50' });
    expect((await room.pay('120.50', { reference: 'CHK-7' })).status).toBe(200);
  });
});

const fail = (): never => {
  throw new Error('no message');
};
