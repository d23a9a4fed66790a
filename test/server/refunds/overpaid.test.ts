import { randomUUID } from 'node:crypto';
import { customsBatch } from '../../../contract/entities/customs';
import { paymentRun } from '../../../contract/entities/paymentRun';
import { checked, HEADING, startChecks } from '../customs/customsRoom';
import { upload } from '../setup/upload';
import { entryNumberOf } from './entryLines';
import { IMPORTER_NUMBER, openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let checks: ReturnType<typeof startChecks>;
let entry = 5000;
let seq = 0;
beforeAll(async () => {
  room = await openRefundRoom();
  checks = startChecks(room.portal);
});
afterAll(async () => {
  await checks.stop();
  await room.close();
});

/** Customs corrects a line by an amount, as its file says it. */
async function correct(ofEntry: number, amount: string): Promise<string> {
  const row = `${entryNumberOf(ofEntry)},${IMPORTER_NUMBER},Cedarline,2026-03-02,4407110000,0.000,${amount},${(seq += 1)},PSC`;
  const sent = await upload(room.portal.url, room.verifier, '/api/customs/batches', {
    name: `corrections-${seq}.csv`,
    bytes: `${HEADING},AdjustmentSeq,AdjustmentReason\r\n${row}\r\n`,
  });
  const { id, version } = await checked(room.verifier, customsBatch.parse(sent.data).id);
  const posted = await room.verifier.post(
    `/api/customs/batches/${id}/confirm`,
    { version },
    { 'idempotency-key': randomUUID() },
  );
  if (posted.status !== 200) throw new Error(posted.text);
  return id;
}

async function approved(amount: string, changes: object = {}) {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  const claim = await room.file([{ customsLineId, amountClaimed: amount }], changes);
  return { entry, claim: parsed(await room.approve(parsed(await room.verify(claim)))) };
}

async function paid(amount: string) {
  const { claim, entry: of } = await approved(amount);
  const body = { claimIds: [claim.id], payOn: '2026-06-17', total: amount };
  const key = { 'idempotency-key': randomUUID() };
  const prepared = await room.approver.post('/api/admin/paymentruns', body, key);
  const run = paymentRun.parse(prepared.body.data);
  const released = await room.approver2.post(
    `/api/admin/paymentruns/${run.id}/release`,
    { version: 1, total: amount },
    { 'idempotency-key': randomUUID() },
  );
  if (released.status !== 200) throw new Error(released.text);
  return { claim: await room.read(claim.id), entry: of };
}

const offset = async (claimId: string, against: string, amount: string) => {
  const { version } = await room.read(claimId);
  const body = { version, against, amount, notice: 'As announced on the phone.' };
  return room.action(room.approver2, { id: claimId }, 'set-off', body);
};

describe('a refund that Customs takes back', () => {
  it('edge 12 is no debt any more once the file that took it back is rolled back', async () => {
    const { claim, entry: of } = await paid('80.00');
    const batch = await correct(of, '-30.00');
    expect((await room.read(claim.id)).account?.receivable).toBe('30.00');
    const { version } = customsBatch.parse(
      (await room.verifier.get(`/api/customs/batches/${batch}`)).body.data,
    );
    const body = { version, reason: 'The file was for another importer.' };
    const key = { 'idempotency-key': randomUUID() };
    const taken = await room.verifier.post(`/api/customs/batches/${batch}/rollback`, body, key);
    expect([taken.status, (await room.read(claim.id)).account?.receivable]).toEqual([200, '0.00']);
  });

  it('edge 12 becomes a debt of the company, told to both sides, and grows and shrinks with further corrections', async () => {
    const { claim, entry: of } = await paid('500.00');
    await correct(of, '-100.00');
    const after = await room.read(claim.id, room.user);
    expect(after.account).toMatchObject({
      payable: '0.00',
      receivable: '100.00',
      companyReceivable: '100.00',
    });
    expect(after.timeline.at(-1)).toMatchObject({ action: 'refund-overpaid', amount: '100.00' });
    expect((await room.user.get('/api/refunds/standing')).body.data).toMatchObject({ receivable: '100.00' });
    const seen = await room.user.get('/api/notifications');
    expect(seen.text).toContain(`Customs adjusted an amount on claim ${claim.number}`);
    await correct(of, '60.00');
    expect((await room.read(claim.id)).account?.receivable).toBe('40.00');
    await correct(of, '-1000.00');
    expect((await room.read(claim.id)).account?.receivable).toBe('500.00');
    await correct(of, '940.00');
    expect((await room.read(claim.id)).account?.receivable).toBe('100.00');
  });

  it('edge 12 holds further refunds of the company back until it is netted, then pays the rest', async () => {
    const { claim } = await approved('250.00');
    const ready = await room.approver2.get('/api/admin/paymentruns/ready');
    expect(ready.body.data).toMatchObject({ total: '0.00' });
    const body = { claimIds: [claim.id], payOn: '2026-06-17', total: '250.00' };
    const key = { 'idempotency-key': randomUUID() };
    const refused = await room.approver2.post('/api/admin/paymentruns', body, key);
    expect(refused.body.message).toContain('must be offset first');
    const tooMuch = await offset(claim.id, 'overpaid', '100.01');
    expect(tooMuch.body.errors[0]).toMatchObject({ error: 'offset-too-much', field: 'amount' });
    const netted = parsed(await offset(claim.id, 'overpaid', '100.00'));
    expect([netted.status, netted.account]).toEqual([
      'Approved',
      { payable: '150.00', receivable: '0.00', companyReceivable: '0.00', unpaidBalance: '0.00' },
    ]);
    const run = await room.approver2.post(
      '/api/admin/paymentruns',
      { ...body, total: '150.00' },
      { 'idempotency-key': randomUUID() },
    );
    expect(run.body.data).toMatchObject({ total: '150.00', status: 'Prepared' });
  });

  it('edge 12 is settled when the company pays it back', async () => {
    const { claim, entry: of } = await paid('80.00');
    await correct(of, '-30.00');
    const { version } = await room.read(claim.id);
    const repay = (amount: string) =>
      room.action(room.approver2, claim, 'repayments', {
        version,
        amount,
        receivedOn: '2026-06-15',
        reference: '20417',
      });
    expect((await repay('30.01')).body.errors[0]?.error).toBe('offset-too-much');
    expect(parsed(await repay('30.00')).account?.companyReceivable).toBe('0.00');
  });

  it('edge 13 rejects at verification what Customs has refunded to the importer itself: 0.00 is left', async () => {
    const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '45.00' });
    const claim = await room.file([{ customsLineId, amountClaimed: '45.00' }]);
    await correct(entry, '-45.00');
    const answer = await room.verify(claim);
    expect(answer.body.errors[0]).toMatchObject({ error: 'claim-more-than-left' });
    expect(answer.text).toContain('Only $0.00 is left');
    const nothing = await room.verify(claim, ['0.00']);
    expect(nothing.body.errors[0]?.error).toBe('refund-nothing-verified');
  });
});

describe('a refund to a company that owes on its reports', () => {
  it('edge 26 is paid whole unless somebody sets it off with a notice, and then never more than is owed', async () => {
    const { db } = room.portal.services.database;
    await db
      .insertInto('ledger_entry')
      .values({
        company_id: room.people.cedar.id,
        kind: 'ASSESSMENT',
        amount: '60.00',
        effective_date: '2026-05-01',
        reference: 'R-2026-Q1-000009',
        created_by: null,
        created_at: room.portal.clock.now(),
      })
      .execute();
    const { claim } = await approved('200.00');
    expect((await room.read(claim.id)).account).toMatchObject({ payable: '200.00', unpaidBalance: '60.00' });
    const ready = await room.approver2.get('/api/admin/paymentruns/ready');
    expect(ready.text).toContain('"amount":"200.00"');
    const { version } = await room.read(claim.id);
    const silent = { version, against: 'balance', amount: '60.00', notice: '' };
    expect((await room.action(room.approver2, claim, 'set-off', silent)).status).toBe(400);
    expect((await offset(claim.id, 'balance', '60.01')).status).toBe(400);
    const done = parsed(await offset(claim.id, 'balance', '60.00'));
    expect(done.account).toMatchObject({ payable: '140.00', unpaidBalance: '0.00' });
    expect(done.timeline.at(-1)).toMatchObject({
      action: 'refund-set-off',
      reason: 'As announced on the phone.',
    });
    const seen = await room.user.get('/api/notifications');
    expect(seen.text).toContain(`$60.00 of claim ${claim.number} was applied to the amount that`);
  });
});
