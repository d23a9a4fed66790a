import { z } from 'zod';
import { home } from '../../../contract/entities/home';
import { paymentOutcome } from '../../../contract/entities/payment';
import { pdfPages } from '../../pdfText';
import { download } from '../setup/upload';
import { openPayerRoom, type PayerRoom } from './payerRoom';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom();
});
afterEach(() => room.close());

const rowsShape = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** 24,390.244 MBF above the exempt 15,000 at 0.41 is 10,000.00. */
const TEN_THOUSAND = '39390.244';

const reverse = (id: string, values: object = {}) =>
  room.admin.post(
    `/api/admin/payments/${id}/reverse`,
    { reason: 'bounced', reversedOn: room.action().today, note: 'No funds', ...values },
    { 'idempotency-key': `reverse-${id}` },
  );
const paymentOf = (data: unknown) => paymentOutcome.parse(data);
const rowsOf = async (client: PayerRoom['admin'], path: string) =>
  rowsShape.parse((await client.get(path)).body.data).rows;
const balanceSeenByStaff = async (): Promise<unknown> =>
  (await rowsOf(room.admin, '/api/admin/companies?q=cedarline'))[0]?.['balance'];

describe('a company’s ledger', () => {
  it('shows every entry with the balance after it, as do the start page and the list of companies', async () => {
    await room.file(1, TEN_THOUSAND);
    await room.goTo('2026-04-25');
    expect((await room.pay('4000.00', { reference: 'CHK-1001' })).status).toBe(200);
    const statement = await room.statement();
    expect(statement.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['ASSESSMENT', '10000.00', '10000.00'],
      ['PAYMENT_CHECK', '-4000.00', '6000.00'],
    ]);
    expect(statement).toMatchObject({ openingBalance: '0.00', closingBalance: '6000.00' });
    expect(home.parse((await room.user.get('/api/home')).body.data)).toMatchObject({ balance: '6000.00' });
    expect(await balanceSeenByStaff()).toBe('6000.00');
  });

  it('has a balance as of any date, by what counted then and by what was known then', async () => {
    await room.file(1, TEN_THOUSAND);
    await room.goTo('2026-05-20');
    await room.pay('10000.00', { receivedOn: '2026-04-28' });
    const on = async (basis: string) =>
      (await room.statement(`&to=2026-05-10&basis=${basis}`)).closingBalance;
    expect(await on('effective')).toBe('0.00');
    expect(await on('posted')).toBe('10000.00');
    expect((await room.statement('&to=2026-04-19')).closingBalance).toBe('0.00');
  });

  it('is another company’s to nobody but staff who may read companies', async () => {
    await room.file(1, TEN_THOUSAND);
    const named = `/api/ledger?companyId=${room.people.cedar.id}`;
    expect((await room.pine.get(named)).status).toBe(404);
    expect((await room.readonly.get(named)).status).toBe(200);
    expect((await room.admin.get(`${named}&from=2026-13-01`)).status).toBe(400);
  });

  it('comes as CSV with plain amounts and as a letter that repeats them', async () => {
    await room.file(1, TEN_THOUSAND);
    await room.pay('2500.00', { reference: '=1+1' });
    const csv = await download(
      room.portal.url,
      room.user,
      '/api/ledger/statement?format=csv&from=2026-01-01',
    );
    const text = csv.bytes.toString('utf8');
    expect(text).toContain(',Assessment,R-2026-Q1-000001,,10000.00,10000.00\r\n');
    expect(text).toContain(",Payment by check,'=1+1,,-2500.00,7500.00\r\n");
    const pdf = await download(room.portal.url, room.user, '/api/ledger/statement?from=2026-01-01');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(wordsOf(pdf.bytes)).toContain('R-2026-Q1-000001');
    expect(wordsOf(pdf.bytes)).toContain('$7,500.00');
    // The date in words and the address for a window envelope.
    expect(wordsOf(pdf.bytes)).not.toMatch(/\d{4}-\d\d-\d\d/);
    expect(wordsOf(pdf.bytes)).toContain('1 Mill Road');
  });

  it('keeps its rows: nobody changes or removes one', async () => {
    await room.file(1, TEN_THOUSAND);
    const { db } = room.portal.services.database;
    await expect(
      db
        .updateTable('ledger_entry')
        .set({ id: '1' } as never)
        .execute(),
    ).rejects.toThrow();
    await expect(db.deleteFrom('ledger_entry').execute()).rejects.toThrow();
  });
});

describe('payments the board enters', () => {
  it('go to the oldest report first, and what is left waits for the next one', async () => {
    await room.file(1, TEN_THOUSAND);
    const more = paymentOf((await room.pay('10300.00')).body.data);
    expect(more).toMatchObject({ unapplied: '300.00', companyBalance: '-300.00' });
    expect(more.applied.map(({ number, amount }) => [number, amount])).toEqual([
      ['R-2026-Q1-000001', '10000.00'],
    ]);
    await room.goTo('2026-07-20');
    await room.file(2, '1000');
    const reports = await rowsOf(room.user, '/api/assessments?fiscalYear=2026&sort=dueDate');
    expect(reports[1]).toMatchObject({ amountPaid: '300.00', balance: '110.00' });
  });

  it('edge 25 that bounce are owed as if they had never come, and the late clock has run', async () => {
    await room.file(1, TEN_THOUSAND);
    const check = paymentOf((await room.pay('10000.00')).body.data);
    await room.goTo('2026-06-30');
    expect((await reverse(check.paymentId)).body.data).toEqual({ companyBalance: '11165.00' });
    expect((await reverse(check.paymentId, { note: 'Again' })).status).toBe(422);
    const again = await room.admin.post(
      `/api/admin/payments/${check.paymentId}/reverse`,
      { reason: 'bounced', reversedOn: '2026-06-30', note: '' },
      { 'idempotency-key': 'another' },
    );
    expect(again.status).toBe(409);
    const kinds = (await room.statement()).entries.map(({ kind, amount }) => `${kind} ${amount}`);
    expect(kinds).toEqual([
      'ASSESSMENT 10000.00',
      'PAYMENT_CHECK -10000.00',
      'PAYMENT_CHECK 10000.00',
      'LATE_CHARGE 1000.00',
      'INTEREST 165.00',
    ]);
  });

  it('entered late count from the day they came: the late charge is taken back', async () => {
    await room.file(1, TEN_THOUSAND);
    await room.goTo('2026-07-05');
    await room.pay('1.00');
    expect((await room.statement()).closingBalance).toBe('11164.00');
    await room.pay('9999.00', { receivedOn: '2026-06-20' });
    const statement = await room.statement();
    expect(statement.closingBalance).toBe('0.12');
  });

  it('are not entered twice: one key is one payment, one check number too', async () => {
    await room.file(1, TEN_THOUSAND);
    const values = { reference: 'CHK-7' };
    const answers = await Promise.all([1, 2, 3].map(() => room.pay('120.50', values, 'same-key')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await room.pay('120.50', values);
    expect(again.status).toBe(400);
    expect(again.body.errors[0]).toMatchObject({ error: 'payment-known', field: 'reference' });
    expect((await room.statement()).closingBalance).toBe('9879.50');
  });

  it('are above zero, of no future day, and for a company’s own report', async () => {
    const { id } = await room.file(1, TEN_THOUSAND);
    expect((await room.pay('0.00')).status).toBe(400);
    expect((await room.pay('-5.00')).status).toBe(400);
    expect((await room.pay('10.005')).status).toBe(400);
    expect((await room.pay('5.00', { receivedOn: '2026-04-21' })).status).toBe(400);
    expect((await room.pay('5.00', { reportId: id, companyId: room.people.pine.id })).status).toBe(404);
    expect((await room.pay('5.00', { companyId: room.people.board.id })).status).toBe(404);
  });

  it('H27 credit is given back only as far as no report needs it', async () => {
    await room.file(1, TEN_THOUSAND);
    await room.pay('10100.00');
    const back = (amount: string, key: string) =>
      room.admin.post(
        '/api/admin/payments/credit-refunds',
        { companyId: room.people.cedar.id, amount, reference: 'W-1', note: 'Asked for' },
        { 'idempotency-key': key },
      );
    for (const amount of ['-5.00', '0.00', '100.01']) expect((await back(amount, amount)).status).toBe(400);
    expect((await back('10.005', 'x')).status).toBe(400);
    expect((await back('60.00', 'a')).body.data).toMatchObject({ unappliedCredit: '40.00' });
    const over = await back('40.01', 'b');
    expect(over.body.errors[0]?.details).toContain('40.00');
    expect((await back('40.00', 'c')).body.data).toEqual({
      unappliedCredit: '0.00',
      companyBalance: '0.00',
    });
  });

  it('are listed for staff, with what was taken back marked', async () => {
    await room.file(1, TEN_THOUSAND);
    const check = paymentOf((await room.pay('10.00', { reference: 'CHK-1' })).body.data);
    await room.pay('20.00', { reference: 'CHK-2' });
    await reverse(check.paymentId);
    expect(await rowsOf(room.readonly, '/api/admin/payments?sort=amount')).toMatchObject([
      { amount: '10.00', reference: 'CHK-1', reversed: { on: '2026-04-20', note: 'No funds' } },
      { amount: '20.00', reference: 'CHK-2', reversed: null },
    ]);
    expect((await room.user.get('/api/admin/payments')).status).toBe(403);
  });
});

it('what there is to pay is shown report by report', async () => {
  await room.file(1, TEN_THOUSAND);
  await room.goTo('2026-07-01');
  const answer = await room.user.get('/api/payments/payable');
  expect(answer.body.data).toMatchObject({
    reports: [
      {
        number: 'R-2026-Q1-000001',
        assessment: '10000.00',
        lateCharge: '1000.00',
        interest: '165.00',
        balance: '11165.00',
      },
    ],
    total: '11165.00',
    card: { isSetUp: false },
  });
});

const wordsOf = (pdf: Buffer): string => pdfPages(pdf).join('\n');
