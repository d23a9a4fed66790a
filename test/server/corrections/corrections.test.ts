import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { correction } from '../../../contract/entities/correction';
import { reportCalls, recordOf } from '../reports/reportCalls';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addUser } from '../setup/testPeople';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';

let room: PayerRoom;
let calls: ReturnType<typeof reportCalls>;
let second: TestClient;
beforeEach(async () => {
  room = await openPayerRoom();
  calls = reportCalls(room);
  await addUser(room.portal.services, room.people.board, 'second@northwood.example', ['admin']);
  second = await signedInClient(room.portal.url, 'second@northwood.example');
});
afterEach(() => room.close());

/** 24,390.244 MBF above the exempt 15,000 at 0.41 is 10,000.00. */
const TEN_THOUSAND = '39390.244';
const key = () => ({ 'idempotency-key': randomUUID() });
const ask = (report: { id: string; version: number }, values: object = {}) =>
  room.admin.post(
    '/api/admin/corrections',
    {
      kind: 'write-off',
      reportId: report.id,
      version: report.version,
      amount: '100.00',
      reason: 'The mill is bankrupt',
      ...values,
    },
    key(),
  );
const decide = (client: TestClient, id: string, decision: string, reason = '') =>
  client.post(`/api/admin/corrections/${id}/decide`, { decision, reason }, key());
const errorOf = (answer: Awaited<ReturnType<typeof ask>>) => [answer.status, answer.body.errors[0]?.error];
const asked = async (answer: Promise<Awaited<ReturnType<typeof ask>>>) =>
  correction.parse((await answer).body.data);
const entries = async () => (await room.statement()).entries.map(({ kind, amount }) => `${kind} ${amount}`);

describe('a write-off', () => {
  it('up to the sum over which two sign is an entry of its own with its reason, and counts as paid', async () => {
    const report = await room.file(1, TEN_THOUSAND);
    expect(await asked(ask(report, { amount: '4000.00' }))).toMatchObject({ state: 'done', decidedBy: null });
    expect(await entries()).toEqual(['ASSESSMENT 10000.00', 'WRITE_OFF -4000.00']);
    expect((await room.statement()).entries[1]).toMatchObject({ note: 'The mill is bankrupt' });
    expect(await calls.get(report.id)).toMatchObject({
      balance: '6000.00',
      writtenOff: '4000.00',
      corrections: [],
      timeline: [
        { action: 'report-submitted' },
        { action: 'report-written-off', reason: 'The mill is bankrupt' },
      ],
    });
    // What was given up bears no charge: only the rest is late.
    await room.goTo('2026-06-30');
    await room.pay('1.00');
    expect((await room.statement()).closingBalance).toBe('6698.00');
  });

  it('above it waits: nothing moves until another administrator agrees, and never on one’s own word', async () => {
    const report = await room.file(1, TEN_THOUSAND);
    const waiting = await asked(ask(report, { amount: '5000.01' }));
    expect(waiting).toMatchObject({ state: 'waiting', proposedBy: { id: room.people.admin.id } });
    expect(await entries()).toEqual(['ASSESSMENT 10000.00']);
    expect(errorOf(await ask(report))).toEqual([409, 'correction-waits']);
    expect(errorOf(await decide(room.admin, waiting.id, 'confirm'))).toEqual([403, 'refused-asked-by-you']);
    expect((await decide(second, waiting.id, 'withdraw')).status).toBe(403);
    expect((await decide(room.readonly, waiting.id, 'confirm')).status).toBe(403);
    const home = await room.readonly.get('/api/home');
    expect(home.text).toContain('"key":"corrections-waiting","count":1');
    expect((await decide(second, waiting.id, 'confirm')).status).toBe(200);
    expect(await entries()).toEqual(['ASSESSMENT 10000.00', 'WRITE_OFF -5000.01']);
    expect(errorOf(await decide(second, waiting.id, 'refuse', 'Too late'))).toEqual([
      409,
      'correction-decided',
    ]);
  });

  it('may be refused with a reason or taken back, and then another may be asked for', async () => {
    const report = await room.file(1, TEN_THOUSAND);
    const first = await asked(ask(report, { amount: '9000.00' }));
    expect(errorOf(await decide(second, first.id, 'refuse'))).toEqual([400, 'reason-needed']);
    expect((await decide(second, first.id, 'refuse', 'They can pay')).body.data).toMatchObject({
      state: 'refused',
      decisionReason: 'They can pay',
    });
    const again = await asked(ask(report, { amount: '8000.00' }));
    expect((await decide(room.admin, again.id, 'withdraw')).body.data).toMatchObject({ state: 'withdrawn' });
    const listed = z
      .object({ rows: z.array(correction) })
      .parse((await room.readonly.get('/api/admin/corrections?sort=amount')).body.data);
    expect(listed.rows.map(({ state, amount }) => `${state} ${amount}`)).toEqual([
      'withdrawn 8000.00',
      'refused 9000.00',
    ]);
    expect(await entries()).toEqual(['ASSESSMENT 10000.00']);
    expect((await room.user.get('/api/admin/corrections')).status).toBe(403);
  });

  it('is never above what is open on the day, with a reason, and on the version that was seen', async () => {
    const report = await room.file(1, TEN_THOUSAND);
    await room.pay('9950.00');
    expect((await ask(report, { amount: '50.01' })).body.errors[0]?.details).toContain('$50.00');
    for (const amount of ['0.00', '-5.00', '1.005']) expect((await ask(report, { amount })).status).toBe(400);
    expect(errorOf(await ask(report, { amount: '5.00', reason: ' ' }))).toEqual([400, 'reason-needed']);
    expect((await ask({ ...report, version: 7 }, { amount: '5.00' })).status).toBe(409);
    expect((await ask({ id: '987654321', version: 1 })).status).toBe(404);
    expect((await ask(report, { amount: '50.00' })).status).toBe(200);
    expect((await room.statement()).closingBalance).toBe('0.00');
  });

  it('that was not needed, because a payment turns up, is taken back: nobody is given credit out of it', async () => {
    const report = await room.file(1, TEN_THOUSAND);
    await room.goTo('2026-05-10');
    expect((await ask(report, { amount: '3000.00' })).status).toBe(200);
    await room.pay('9000.00', { receivedOn: '2026-05-01' });
    expect(await entries()).toEqual([
      'ASSESSMENT 10000.00',
      'PAYMENT_CHECK -9000.00',
      'WRITE_OFF -3000.00',
      'WRITE_OFF 2000.00',
    ]);
    expect(await room.statement()).toMatchObject({ closingBalance: '0.00', unappliedCredit: '0.00' });
    expect((await calls.get(report.id)).writtenOff).toBe('1000.00');
  });
});

describe('a voided report', () => {
  const acceptedFirst = async (shipped: string) => {
    const report = await room.file(1, shipped);
    return recordOf(await calls.review(report, 'accept'));
  };

  it('leaves the account by entries of their own, frees what paid it, and its period is open again', async () => {
    const report = await acceptedFirst('15293.902');
    await room.pay('120.50');
    expect(await asked(ask(report, { kind: 'void' }))).toMatchObject({ state: 'done', amount: '120.50' });
    expect(await entries()).toEqual(['ASSESSMENT 120.50', 'PAYMENT_CHECK -120.50', 'ASSESSMENT -120.50']);
    expect((await room.statement()).unappliedCredit).toBe('120.50');
    expect(await calls.get(report.id)).toMatchObject({
      status: 'Void',
      isCurrent: false,
      amountPaid: '0.00',
      actions: [],
    });
    expect(await room.file(1, '15293.902')).toMatchObject({ number: 'R-2026-Q1-000002', balance: '0.00' });
  });

  it('takes its late charge and interest with it', async () => {
    const report = await acceptedFirst('15293.902');
    await room.goTo('2026-06-30');
    await room.pay('1.00');
    expect((await ask(report, { kind: 'void' })).status).toBe(200);
    expect(await room.statement()).toMatchObject({ closingBalance: '-1.00', unappliedCredit: '1.00' });
  });

  it('of more than the sum over which two sign needs the second one', async () => {
    const report = await acceptedFirst(TEN_THOUSAND);
    const waiting = await asked(ask(report, { kind: 'void' }));
    expect(waiting).toMatchObject({ state: 'waiting', amount: '10000.00' });
    expect((await calls.get(report.id)).status).toBe('Accepted');
    expect((await decide(second, waiting.id, 'confirm')).status).toBe(200);
    expect((await calls.get(report.id)).status).toBe('Void');
  });

  it('is none that later reports of the year count on, that waits for an amendment or is not decided yet', async () => {
    const report = await acceptedFirst('16000');
    await room.goTo('2026-07-20');
    const later = await room.file(2, '1000');
    const refused = await ask(report, { kind: 'void' });
    expect(errorOf(refused)).toEqual([409, 'void-moves-later']);
    expect(refused.body.errors[0]?.details).toContain(later.number);
    expect(errorOf(await ask(later, { kind: 'void' }))).toEqual([409, 'report-not-possible-now']);
  });
});
