import { z } from 'zod';
import { paymentOutcome, paymentPreview, paymentRecord } from '../../../contract/entities/payment';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom('2026-04-20');
});
afterEach(() => room.close());

// 15,293.902 MBF: 293.902 of them at 0.41 are 120.50.
const fileFirst = () => room.file(1, '15293.902');
const received = (values: object = {}) => ({
  companyId: room.people.cedar.id,
  reportId: null,
  kind: 'PAYMENT_CHECK',
  amount: '20.00',
  receivedOn: '2026-04-20',
  reference: 'CHK-7',
  ...values,
});
const preview = (values: object = {}) => room.admin.post('/api/admin/payments/preview', received(values));
const listed = async (query: string) =>
  z
    .object({ rows: z.array(z.object({ reference: z.string() })), total: z.number() })
    .parse((await room.readonly.get(`/api/admin/payments?sort=reference${query}`)).body.data)
    .rows.map(({ reference }) => reference);

describe('the preview of a payment', () => {
  it('says what entering it then does, to the cent, and changes nothing', async () => {
    await fileFirst();
    await room.goTo('2026-07-20');
    await room.file(2, '1000');
    for (const [index, amount] of ['100.00', '450.00', '9.99'].entries()) {
      const before = await room.statement();
      const seen = paymentPreview.parse((await preview({ amount, reference: `CHK-${index}` })).body.data);
      expect(await room.statement()).toEqual(before);
      const entered = await room.pay(amount, { receivedOn: '2026-04-20', reference: `CHK-${index}` });
      const { applied, unapplied, companyBalance } = paymentOutcome.parse(entered.body.data);
      expect(seen).toEqual({ applied, unapplied, companyBalance });
    }
  });

  it('refuses what entering would refuse: nothing, the future, a stranger’s report, a known check', async () => {
    await fileFirst();
    await room.pay('20.00', { reference: 'CHK-7' });
    for (const [values, status] of [
      [{ amount: '0.00' }, 400],
      [{ receivedOn: '2026-04-21' }, 400],
      [{ reportId: '987654321' }, 404],
      [{ companyId: room.people.pine.id, reportId: '1' }, 404],
      [{}, 400],
    ] as const)
      expect([values, (await preview(values)).status]).toEqual([values, status]);
    expect((await room.readonly.post('/api/admin/payments/preview', received())).status).toBe(403);
  });
});

describe('one payment', () => {
  it('shows what it pays now and what waits, and nothing once it was taken back', async () => {
    const report = await fileFirst();
    const entered = paymentOutcome.parse((await room.pay('150.00', { reference: 'CHK-9' })).body.data);
    const read = async () =>
      paymentRecord.parse((await room.readonly.get(`/api/admin/payments/${entered.paymentId}`)).body.data);
    expect(await read()).toMatchObject({
      payment: { amount: '150.00', reference: 'CHK-9', reversed: null },
      applied: [{ reportId: report.id, amount: '120.50' }],
      unapplied: '29.50',
    });
    await room.admin.post(
      `/api/admin/payments/${entered.paymentId}/reverse`,
      { reason: 'bounced', reversedOn: '2026-04-20', note: 'No funds' },
      { 'idempotency-key': 'bounce-9' },
    );
    expect(await read()).toMatchObject({
      payment: { reversed: { on: '2026-04-20', note: 'No funds' } },
      applied: [],
      unapplied: '0.00',
    });
    expect((await room.readonly.get('/api/admin/payments/987654321')).status).toBe(404);
    expect((await room.user.get(`/api/admin/payments/${entered.paymentId}`)).status).toBe(403);
  });
});

it('the list is narrowed by kind, by standing and by the day of receipt', async () => {
  await fileFirst();
  await room.pay('10.00', { reference: 'A', receivedOn: '2026-04-18' });
  await room.pay('10.00', { reference: 'B', kind: 'PAYMENT_ACH' });
  const third = paymentOutcome.parse((await room.pay('10.00', { reference: 'C' })).body.data);
  await room.admin.post(
    `/api/admin/payments/${third.paymentId}/reverse`,
    { reason: 'entered-by-mistake', reversedOn: '2026-04-20', note: '' },
    { 'idempotency-key': 'back-C' },
  );
  expect(await listed('')).toEqual(['A', 'B', 'C']);
  expect(await listed('&kind=PAYMENT_ACH,PAYMENT_CARD')).toEqual(['B']);
  expect(await listed('&state=reversed')).toEqual(['C']);
  expect(await listed('&state=stands')).toEqual(['A', 'B']);
  expect(await listed('&receivedTo=2026-04-19')).toEqual(['A']);
  expect(await listed(`&receivedFrom=2026-04-19&companyId=${room.people.cedar.id}`)).toEqual(['B', 'C']);
  expect(await listed(`&companyId=${room.people.pine.id}`)).toEqual([]);
  expect(await listed('&company=cedar')).toEqual(['A', 'B', 'C']);
  expect(await listed('&company=Pine')).toEqual([]);
});

it('a balance as of a day of last year is a statement of that year', async () => {
  await fileFirst();
  await room.goTo('2027-02-01');
  const statement = await room.user.get('/api/ledger?to=2026-12-31');
  expect(statement.body.data).toMatchObject({ from: '2026-01-01', to: '2026-12-31', openingBalance: '0.00' });
  const reportNumbers = (await room.statement()).entries.map(({ reportNumber }) => reportNumber);
  expect(new Set(reportNumbers)).toEqual(new Set(['R-2026-Q1-000001']));
});
