import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefundDetails } from '../../../contract/entities/refund';
import { openRefundRoom, parsed, type RefundRoom } from '../refunds/refundRoom';
import { type CuttingProxy, startCuttingProxy } from '../setup/cuttingProxy';
import { oneRequest } from '../setup/oneRequest';

let room: RefundRoom;
let proxy: CuttingProxy;
let entry = 9000;
beforeAll(async () => {
  room = await openRefundRoom();
  proxy = await startCuttingProxy(room.portal.url);
});
afterAll(async () => {
  await proxy.close();
  await room.close();
});

async function verified(): Promise<RefundDetails> {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '40.00' });
  return room.verified([{ customsLineId, amountClaimed: '40.00' }]);
}
const approvals = async (id: string): Promise<number> => {
  const rows = await room.portal.services.database.db
    .selectFrom('audit_entry')
    .select('id')
    .where('subject_type', '=', 'refund')
    .where('subject_id', '=', id)
    .where('action', '=', 'refund-approved')
    .execute();
  return rows.length;
};
const bodyOf = (claim: RefundDetails) =>
  JSON.stringify({ version: claim.version, amountApproved: '40.00', comment: '' });

const send = async (url: string, path: string, body: string, key: string): Promise<number | 'cut'> => {
  const answer = await oneRequest(url + path, {
    method: 'POST',
    token: room.approver.token ?? '',
    body,
    key,
  });
  return answer === 'cut' ? answer : answer.status;
};

describe('an approval whose connection is cut', () => {
  it.each([0, 1, 9, 15, 80, 200, 400, 800, 1200])(
    'after %i bytes of its answer is done once, and sent again gives the same answer',
    async (bytes) => {
      const claim = await verified();
      const key = randomUUID();
      const path = `/api/refunds/${claim.id}/approve`;
      proxy.cutNext('answer', bytes);
      expect(await send(proxy.url, path, bodyOf(claim), key)).toBe('cut');
      const again = await room.approver.post(path, bodyOf(claim), { 'idempotency-key': key });
      expect(parsed(again).status).toBe('Approved');
      expect(await approvals(claim.id)).toBe(1);
    },
  );

  it.each([0, 1, 40, 150, 300, 500])(
    'after %i bytes of its request is not done at all, and can be sent again',
    async (bytes) => {
      const claim = await verified();
      const key = randomUUID();
      const path = `/api/refunds/${claim.id}/approve`;
      proxy.cutNext('request', bytes);
      expect(await send(proxy.url, path, bodyOf(claim), key)).toBe('cut');
      await pause(50);
      expect(await approvals(claim.id)).toBe(0);
      expect(await send(room.portal.url, path, bodyOf(claim), key)).toBe(200);
      expect(await approvals(claim.id)).toBe(1);
    },
  );
});
