import { randomUUID } from 'node:crypto';
import { type PaymentRun, paymentRun } from '../../../contract/entities/paymentRun';
import { closePaidClaims } from '../../../server/modules/refunds/closing/closePaidClaims';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { addUser } from '../setup/testPeople';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let payer: TestClient;
let entry = 6000;
beforeAll(async () => {
  room = await openRefundRoom();
  await addUser(room.portal.services, room.people.board, 'payer@northwood.example', ['approver']);
  payer = await signedInClient(room.portal.url, 'payer@northwood.example');
});
afterAll(() => room.close());

const post = (client: TestClient, path: string, body: object): Promise<Answer> =>
  client.post(`/api/admin/paymentruns${path}`, body, { 'idempotency-key': randomUUID() });
const runOf = (answer: Answer): PaymentRun => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return paymentRun.parse(answer.body.data);
};
const closeDue = (at = room.portal.clock.now()) => closePaidClaims(room.portal.services.database, at);
const daysOn = (days: number) => new Date(room.portal.clock.now().getTime() + days * 86_400_000);

/** A claim whose payment has arrived, and the run it was paid in. */
async function paid(amount: string, quantity?: { readonly entryDate: string; readonly quantity: string }) {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount, ...quantity });
  const changes =
    quantity === undefined
      ? {}
      : { fiscalYear: Number(quantity.entryDate.slice(0, 4)), reason: 'FIRST_QUANTITY' };
  const filed = await room.file([{ customsLineId, amountClaimed: amount }], changes);
  const claim = parsed(await room.approve(parsed(await room.verify(filed))));
  const prepared = runOf(await post(payer, '', { claimIds: [claim.id], payOn: '2026-06-17', total: amount }));
  const released = runOf(
    await post(room.approver2, `/${prepared.id}/release`, { version: 1, total: amount }),
  );
  const itemIds = released.items.map(({ id }) => id);
  const run = runOf(await post(payer, `/${prepared.id}/confirm`, { version: released.version, itemIds }));
  return { id: claim.id, customsLineId, run };
}
const close = async (id: string, client = room.approver) => {
  const { version } = await room.read(id);
  return room.action(client, { id }, 'close', { version, reason: 'Settled by telephone.' });
};
const giveBack = (run: PaymentRun) =>
  post(payer, `/${run.id}/returns`, {
    version: run.version,
    itemId: run.items[0]?.id ?? '',
    cause: 'check-expired',
    note: 'The check was never cashed.',
  });

describe('a paid claim', () => {
  it('is closed once the program’s thirty days have passed, by nobody’s hand, and stays in its history', async () => {
    const { id } = await paid('40.00');
    expect(await closeDue(daysOn(29))).toBe(0);
    expect((await room.read(id)).status).toBe('Paid');
    expect(await closeDue(daysOn(30))).toBe(1);
    const closed = await room.read(id);
    expect(closed).toMatchObject({ status: 'Closed', heldBy: 'nobody' });
    expect(closed.timeline.at(-1)).toMatchObject({
      action: 'refund-closed',
      fromStatus: 'Paid',
      toStatus: 'Closed',
      by: { name: '–' },
    });
    expect(await closeDue(daysOn(60))).toBe(0);
  });

  it('can be closed before by those who approve, and by nobody else', async () => {
    const { id } = await paid('41.00');
    for (const client of [room.user, room.verifier, room.readonly])
      expect((await close(id, client)).status).toBe(403);
    const offered = (await room.read(id, room.approver)).actions;
    expect(offered).toMatchObject([{ action: 'close', allowed: true }]);
    const closed = parsed(await close(id));
    expect(closed.status).toBe('Closed');
    expect((await close(id)).status).toBe(409);
  });

  it('edge 12 stays open while the company owes something of it, whoever closes', async () => {
    const { id } = await paid('42.00');
    await room.lines({ entry, collected: '-2.00', adjustmentSeq: 1 });
    await room.portal.services.database.db
      .insertInto('ledger_entry')
      .values({
        company_id: room.people.cedar.id,
        kind: 'REFUND_OVERPAID',
        amount: '2.00',
        effective_date: '2026-06-15',
        refund_id: id,
        created_by: null,
        created_at: room.portal.clock.now(),
      })
      .execute();
    const refused = await close(id);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'refund-close-owed']);
    expect(refused.body.message).toContain('$2.00');
    expect(await closeDue(daysOn(40))).toBe(0);
    const { version } = await room.read(id);
    const repaid = { version, amount: '2.00', receivedOn: '2026-06-15', reference: '20417' };
    parsed(await room.action(room.approver2, { id }, 'repayments', repaid));
    expect(await closeDue(daysOn(40))).toBe(1);
  });
});

describe('a closed claim', () => {
  it('is payable again, to the cent, when its payment comes back all the same', async () => {
    const { id, run } = await paid('43.00');
    parsed(await close(id));
    const back = runOf(await giveBack(run));
    expect(back.items[0]).toMatchObject({ status: 'Returned' });
    const reopened = await room.read(id);
    expect(reopened).toMatchObject({ status: 'Approved', account: { payable: '43.00' } });
    expect(reopened.timeline.slice(-2).map(({ action }) => action)).toEqual([
      'refund-closed',
      'refund-payment-returned',
    ]);
    const again = runOf(await post(payer, '', { claimIds: [id], payOn: '2026-06-18', total: '43.00' }));
    runOf(await post(room.approver2, `/${again.id}/release`, { version: 1, total: '43.00' }));
    expect(await room.read(id)).toMatchObject({ status: 'PaymentIssued', account: { payable: '0.00' } });
  });

  it('edge 11 leaves lines that arrive late to a supplementary claim: what was refunded still counts', async () => {
    const half = { entryDate: '2022-04-10', quantity: '10000.000' };
    const { id } = await paid('4100.00', half);
    parsed(await close(id));
    const [late = ''] = await room.lines({ entry: (entry += 1), collected: '4100.00', ...half });
    const year = { fiscalYear: 2022, reason: 'FIRST_QUANTITY' };
    const tooMuch = await room.submit([{ customsLineId: late, amountClaimed: '4100.00' }], year);
    expect(tooMuch.body.errors[0]).toMatchObject({ error: 'claim-more-than-proposed' });
    expect(tooMuch.body.errors[0]?.details).toContain('$2,050.00');
    const supplementary = await room.file([{ customsLineId: late, amountClaimed: '2050.00' }], year);
    expect(supplementary).toMatchObject({ exactMatch: true, amountClaimed: '2050.00' });
    expect((await room.read(id)).status).toBe('Closed');
  });
});

describe('edge 32 a company that is deactivated', () => {
  it('edge 32 with a claim open can do nothing more on it; the board decides it as it stands, and pays it', async () => {
    const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '44.00' });
    const claim = await room.file([{ customsLineId, amountClaimed: '44.00' }]);
    const { db } = room.portal.services.database;
    const become = (status: 'Active' | 'Inactive') =>
      db.updateTable('company').set({ status }).where('id', '=', room.people.cedar.id).execute();
    await become('Inactive');
    const withdrawn = await room.action(room.user, claim, 'withdraw', {
      version: claim.version,
      reason: 'x',
    });
    expect([401, 403, 409]).toContain(withdrawn.status);
    const approved = parsed(await room.approve(parsed(await room.verify(claim))));
    expect(approved).toMatchObject({ status: 'Approved', amountApproved: '44.00' });
    await become('Active');
    expect((await room.read(claim.id, room.user)).status).toBe('Approved');
  });
});
