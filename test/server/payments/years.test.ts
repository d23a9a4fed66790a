import { randomUUID } from 'node:crypto';
import { correction } from '../../../contract/entities/correction';
import { ledgerStatement } from '../../../contract/entities/ledger';
import { cardPayment, cardPaymentState, payable } from '../../../contract/entities/payment';
import { updateExemptions } from '../../../server/modules/exemptions/updateExemptions';
import { type ExemptionRoom, openExemptionRoom, SMALL } from '../exemptions/exemptionRoom';
import { postLines } from '../refunds/entryLines';
import type { TestClient } from '../setup/testClient';
import { cardVariables, type PayingStandIn, startPayingStandIn } from './cardStandIn';

let provider: PayingStandIn;
let room: ExemptionRoom;
let now = new Date();
let exemption: { readonly id: string; readonly number: string };

/** Cedarline outgrew its exemption of 2026 by 2,000 MBF that Customs did not collect on: 820.00, due on 30 January 2027. */
beforeEach(async () => {
  provider = await startPayingStandIn(() => now);
  room = await openExemptionRoom('2026-06-15', cardVariables(provider));
  exemption = await room.granted({ claim: SMALL, documentIds: [] });
  await charge(1, '17000.000');
});
afterEach(async () => {
  await room.close();
  await provider.close();
});

async function charge(entry: number, quantity: string) {
  const { services, clock } = room.portal;
  await postLines(services, room.people.verifier.id, [
    { entry, collected: '0.00', quantity, entryDate: '2026-06-10', companyId: room.people.cedar.id },
  ]);
  await updateExemptions(services, clock.now());
  await room.goTo('2027-01-30');
  now = clock.now();
  await updateExemptions(services, now);
}

const key = () => ({ 'idempotency-key': randomUUID() });
const owed = async (client = room.user) =>
  payable.parse((await client.get('/api/payments/payable')).body.data);
const entries = async () =>
  ledgerStatement
    .parse((await room.user.get('/api/ledger?from=2026-01-01')).body.data)
    .entries.map(({ kind, amount }) => `${kind} ${amount}`);
const openCard = (body: object, client = room.user) => client.post('/api/payments/card', body);
const writeOff = (values: object = {}, client: TestClient = room.admin) =>
  client.post(
    '/api/admin/corrections/years',
    {
      companyId: room.people.cedar.id,
      exemptionId: exemption.id,
      amount: '820.00',
      reason: 'The importer is bankrupt',
      ...values,
    },
    key(),
  );
const decide = (client: TestClient, id: string, decision: string) =>
  client.post(`/api/admin/corrections/${id}/decide`, { decision, reason: '' }, key());
const errorOf = ({ status, body }: Awaited<ReturnType<typeof writeOff>>) => [status, body.errors[0]?.error];

describe('edge 21 what a closed year made due beyond the exempt quantity', () => {
  it('is paid by card like a report: one open payment, entered once, for this year and nothing else', async () => {
    const named = { exemptionId: exemption.id };
    const both = await Promise.all([openCard(named), openCard(named)]);
    const payments = both.map(({ body }) => cardPayment.parse(body.data));
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
    const [payment] = payments;
    if (payment === undefined) throw new Error('no payment');
    expect(payment).toMatchObject({ amount: '820.00', state: 'open' });
    expect((await owed()).years).toMatchObject([{ ...named, openCardPaymentId: payment.id }]);

    provider.confirm(payment.clientSecret);
    const state = async () =>
      cardPaymentState.parse((await room.user.get(`/api/payments/card/${payment.id}`)).body.data);
    expect(await state()).toMatchObject({ state: 'succeeded', amount: '820.00', reportId: null, ...named });
    expect(await state()).toMatchObject({
      state: 'succeeded',
      number: exemption.number,
      fiscalYear: 2026,
    });
    expect(await entries()).toEqual(['ASSESSMENT 820.00', 'PAYMENT_CARD -820.00']);
    expect(await owed()).toMatchObject({ years: [], total: '0.00', unappliedCredit: '0.00' });
    expect((await room.user.get('/api/notifications')).text).toContain(exemption.number);
    expect(errorOf(await openCard(named))).toEqual([409, 'report-paid-already']);
  });

  it('is nobody else’s to pay, and one thing is paid at a time', async () => {
    expect((await openCard({ exemptionId: exemption.id }, room.pine)).status).toBe(404);
    expect((await openCard({ exemptionId: exemption.id, reportId: '1' })).status).toBe(404);
    expect((await openCard({})).status).toBe(404);
  });

  it('takes a check that names it before older debts, and shows on the payment what it was meant for', async () => {
    const paid = await room.admin.post(
      '/api/admin/payments',
      {
        companyId: room.people.cedar.id,
        reportId: null,
        exemptionId: exemption.id,
        kind: 'PAYMENT_CHECK',
        amount: '500.00',
        receivedOn: '2027-01-30',
        reference: 'CHK-9',
      },
      key(),
    );
    expect(paid.body.data).toMatchObject({
      applied: [{ reportId: null, number: exemption.number, amount: '500.00' }],
      unapplied: '0.00',
    });
    const { rows } = (await room.admin.get('/api/admin/payments')).body.data as { rows: readonly object[] };
    expect(rows).toMatchObject([
      { reportNumber: null, exemptionId: exemption.id, exemptionNumber: exemption.number },
    ]);
  });

  it('is written off at once up to the sum over which two sign, never beyond what is open, with its audit row', async () => {
    expect(errorOf(await writeOff({ amount: '820.01' }))).toEqual([400, 'write-off-too-much']);
    expect(errorOf(await writeOff({ reason: '' }))).toEqual([400, 'reason-needed']);
    expect((await writeOff({ companyId: room.people.pine.id })).status).toBe(404);
    const done = correction.parse((await writeOff({ amount: '800.00' })).body.data);
    expect(done).toMatchObject({
      kind: 'write-off',
      state: 'done',
      reportId: null,
      exemptionNumber: exemption.number,
    });
    expect(await entries()).toEqual(['ASSESSMENT 820.00', 'WRITE_OFF -800.00']);
    // What was given up is not called paid.
    expect((await room.user.get('/api/payments/payable')).body.data).toMatchObject({
      years: [{ paid: '0.00', writtenOff: '800.00', balance: '20.00' }],
    });
    expect(await owed()).toMatchObject({ years: [{ balance: '20.00' }], unappliedCredit: '0.00' });
    const audit = await room.admin.get('/api/admin/audit?action=year-written-off');
    expect(audit.text).toContain('The importer is bankrupt');
    const listed = await room.admin.get(`/api/admin/corrections?q=${exemption.number}`);
    expect(listed.body.data).toMatchObject({ total: 1 });
  });

  it('is taken back from a write-off as far as a payment that counts from an earlier day pays it', async () => {
    await writeOff({ amount: '820.00' });
    await room.goTo('2027-02-03');
    await room.admin.post(
      '/api/admin/payments',
      {
        companyId: room.people.cedar.id,
        reportId: null,
        kind: 'PAYMENT_CHECK',
        amount: '20.00',
        receivedOn: '2027-01-29',
        reference: 'CHK-1',
      },
      key(),
    );
    expect(await entries()).toEqual([
      'PAYMENT_CHECK -20.00',
      'ASSESSMENT 820.00',
      'WRITE_OFF -820.00',
      'WRITE_OFF 20.00',
    ]);
    expect(await owed()).toMatchObject({ years: [], unappliedCredit: '0.00' });
  });

  it('above that sum waits for another administrator, one request at a time', async () => {
    await charge(2, '13000.000');
    await room.admin2.signIn('admin2@northwood.example');
    // 15,000 MBF beyond the exempt ones come to 6,150.00.
    expect((await owed()).total).toBe('6150.00');
    const waiting = correction.parse((await writeOff({ amount: '6000.00' })).body.data);
    expect(waiting).toMatchObject({ state: 'waiting' });
    expect(errorOf(await writeOff())).toEqual([409, 'correction-waits']);
    expect(errorOf(await decide(room.admin, waiting.id, 'confirm'))).toEqual([403, 'refused-asked-by-you']);
    expect((await owed()).total).toBe('6150.00');
    expect((await decide(room.admin2, waiting.id, 'confirm')).status).toBe(200);
    expect((await owed()).total).toBe('150.00');
  });
});
