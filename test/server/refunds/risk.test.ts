import type { z } from 'zod';
import { bulkApproval } from '../../../contract/entities/bulkApproval';
import { type RefundDetails, refundSummary } from '../../../contract/entities/refund';
import { bulkPreview } from '../../../contract/entities/refundReview';
import { listOf } from '../../../contract/list';
import { refreshOpenRisk } from '../../../server/modules/refunds/risk/refreshOpenRisk';
import type { TestClient } from '../setup/testClient';
import { PASSWORD } from '../setup/testPeople';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

const DAY_MS = 86_400_000;
const claimOf = async (entry: number, amount = '12.00', changes = {}): Promise<RefundDetails> => {
  const [customsLineId = ''] = await room.lines({ entry, collected: '100.00' });
  return room.file([{ customsLineId, amountClaimed: amount }], { reason: 'DUPLICATE', ...changes });
};
const filed = (entry: number, amount = '100.00') =>
  Promise.all([room.evidence(), room.evidence(room.user, 'receipt')]).then((documentIds) =>
    claimOf(entry, amount, { documentIds }),
  );
const signals = async (id: string) => (await room.read(id)).risk?.signals.map(({ name }) => name);
const page = async (query: string, client: TestClient = room.verifier) => {
  const answer = await client.get(`/api/admin/refunds?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  const list: z.infer<ReturnType<typeof listOf<typeof refundSummary>>> = listOf(refundSummary).parse(
    answer.body.data,
  );
  return list;
};
const saveAccount = () =>
  room.user.send('PUT', '/api/refunds/payee', {
    version: null,
    holder: 'Cedarline Imports',
    routingNumber: '021000021',
    accountNumber: '998877665544',
    accountType: 'checking',
    proof: { currentPassword: PASSWORD },
  });

describe('the risk of claims', () => {
  it('is stored when a claim is filed: a first claim, a line claimed otherwise than calculated', async () => {
    const first = await filed(9001);
    const second = await filed(9002, '40.00');
    expect(await signals(first.id)).toEqual(['first-claim']);
    const read = await room.read(second.id);
    expect(read.risk).toEqual({
      score: 20,
      signals: [{ name: 'variance', weight: 20, values: { count: 1, amount: '60.00' } }],
    });
  });

  it('knows lines of a claim that was withdrawn, and an amount far above the usual', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 9003, collected: '100.00' });
    const documentIds = () => Promise.all([room.evidence(), room.evidence(room.user, 'receipt')]);
    const claim = async (amountClaimed: string) =>
      room.file([{ customsLineId, amountClaimed }], {
        reason: 'DUPLICATE',
        documentIds: await documentIds(),
      });
    for (let n = 0; n < 3; n += 1) {
      const small = await claim('10.00');
      const { id, version } = small;
      parsed(await room.action(room.user, { id }, 'withdraw', { version, reason: 'Too early.' }));
    }
    expect(await signals((await claim('100.00')).id)).toEqual(['lines-seen-before', 'unusual-amount']);
  });

  it('follows a new bank account at once, and a return by an approver', async () => {
    await filed(9004);
    const claim = await filed(9005);
    expect(await signals(claim.id)).toEqual([]);
    expect((await saveAccount()).status).toBe(200);
    expect(await signals(claim.id)).toEqual(['new-bank-account']);
    const verified = parsed(await room.verify(await room.read(claim.id)));
    parsed(
      await room.action(room.approver, verified, 'return', {
        version: verified.version,
        to: 'verifier',
        reasonCode: 'wrong-lines',
        reason: 'Look at the second page.',
      }),
    );
    expect(await signals(claim.id)).toEqual(['new-bank-account', 'returned-before']);
  });

  it('names claims on a new bank account before many are verified or approved', async () => {
    const claims = [await filed(9013), await filed(9014)];
    for (const { documents } of claims)
      for (const { id } of documents) await room.verifier.get(`/api/documents/${id}`);
    const preview = async (ids: readonly string[]) => {
      const selection = { kind: 'some', ids };
      const answer = await room.verifier.post('/api/admin/refunds/bulk-verify/preview', { selection });
      return bulkPreview.parse(answer.body.data);
    };
    const ids = claims.map(({ id }) => id);
    expect(await preview(ids)).toMatchObject({ ready: 2, newAccounts: { count: 0, claims: [] } });
    await saveAccount();
    const named = claims.map(({ id, number, companyName }) => ({ id, number, companyName }));
    expect(await preview(ids)).toMatchObject({ ready: 2, newAccounts: { count: 2, claims: named } });

    const [first, second] = claims;
    if (first === undefined || second === undefined) throw new Error('no claims');
    const verified = parsed(await room.verify(await room.read(first.id)));
    expect((await preview(ids)).newAccounts?.claims).toEqual(named.slice(1));
    const started = await room.approver.post('/api/admin/refunds/bulk-approvals', {
      selection: { kind: 'some', ids: [verified.id] },
    });
    expect(bulkApproval.parse(started.body.data)).toMatchObject({
      count: 1,
      newAccounts: { count: 1, claims: named.slice(0, 1) },
    });
  });

  it('follows the days in the hourly look, without a step of the claim', async () => {
    await filed(9006);
    const claim = await filed(9007);
    const { database } = room.portal.services;
    await refreshOpenRisk(database, new Date(room.portal.clock.now().getTime() + 400 * DAY_MS));
    const later = await room.read(claim.id);
    expect(later.risk?.signals.map(({ name }) => name)).toEqual(['overdue']);
    expect(later.version).toBe(claim.version);
  });

  it('orders and narrows the queue over all pages', async () => {
    const first = await filed(9008);
    const plain = await filed(9009);
    const differing = await filed(9010, '50.00');
    const one = await page('sort=-risk&pageSize=1');
    const two = await page(`sort=-risk&pageSize=1&cursor=${one.next ?? ''}`);
    const three = await page(`sort=-risk&pageSize=1&cursor=${two.next ?? ''}`);
    expect([one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([
      differing.id,
      first.id,
      plain.id,
    ]);
    expect((await page('risk=no')).rows.map(({ id }) => id)).toEqual([plain.id]);
    expect((await page('risk=yes')).total).toBe(2);
  });

  it('is not for the company: neither on the claim nor in its list, as a filter, or as an order', async () => {
    const claim = await filed(9011);
    expect(await signals(claim.id)).toEqual(['first-claim']);
    const own = await room.user.get(`/api/refunds/${claim.id}`);
    const list = await room.user.get('/api/refunds');
    expect([own.status, list.status]).toEqual([200, 200]);
    for (const { text } of [own, list]) expect(text).not.toMatch(/risk|first-claim/);
    expect((await room.user.get('/api/refunds?sort=-risk')).status).toBe(400);
    expect((await room.user.get('/api/refunds?risk=yes')).status).toBe(400);
  });

  it('ends with the decision', async () => {
    const claim = await filed(9012);
    const approved = parsed(await room.approve(parsed(await room.verify(claim))));
    expect((await room.read(approved.id)).risk).toBeUndefined();
  });
});
