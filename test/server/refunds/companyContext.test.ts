import { companyContext } from '../../../contract/entities/companyContext';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 9300;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

async function filed(amount: string, changes: object = {}) {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  return room.file([{ customsLineId, amountClaimed: amount }], changes);
}
const ask = (id: string, client = room.verifier) => client.get(`/api/refunds/${id}/company-context`);
const contextOf = async (id: string) => companyContext.parse((await ask(id)).body.data);

describe('what a reviewer sees of a claim’s company', () => {
  it('is its newest other claims, and what it usually claims once it has claimed three times', async () => {
    const first = await filed('10.00');
    expect(await contextOf(first.id)).toEqual({
      claims: [],
      otherClaims: 0,
      usualAmount: null,
      accountSetOn: null,
      exempt: null,
    });
    const earlier = [first];
    for (const amount of ['20.00', '30.00', '11.00', '12.00', '13.00']) earlier.push(await filed(amount));
    const claim = await filed('900.00');
    const { claims, otherClaims, usualAmount } = await contextOf(claim.id);
    expect([otherClaims, usualAmount]).toEqual([6, '12.00']);
    expect(claims.map(({ number }) => number)).toEqual(
      earlier
        .map(({ number }) => number)
        .reverse()
        .slice(0, 5),
    );
    expect(claims[0]).toEqual({
      id: earlier[5]?.id,
      number: earlier[5]?.number,
      fiscalYear: 2026,
      reason: 'OTHER',
      status: 'Submitted',
      amountClaimed: '13.00',
    });
  });

  it('is how much of the year’s exempt quantity is used, where the reason is about it', async () => {
    const { id } = await filed('15.00');
    const { db } = room.portal.services.database;
    await db.updateTable('refund_claim').set({ reason: 'FIRST_QUANTITY' }).where('id', '=', id).execute();
    const { exempt } = await contextOf(id);
    expect(Number(exempt?.used)).toBeGreaterThan(0);
    expect(exempt?.total).toBe('15000.000');
  });

  it('is for those who decide on claims, and for no company', async () => {
    const { id } = await filed('16.00');
    const statuses = [];
    for (const client of [room.verifier, room.approver, room.admin, room.readonly, room.user, room.pine])
      statuses.push((await ask(id, client)).status);
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403]);
    expect((await ask('999999')).status).toBe(404);
  });
});
