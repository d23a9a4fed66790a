import type { RefundDetails } from '../../../contract/entities/refund';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

async function filed(entry: number, reason = 'OTHER'): Promise<RefundDetails> {
  const [customsLineId = ''] = await room.lines({ entry, collected: '12.00' });
  return room.file([{ customsLineId, amountClaimed: '12.00' }], { reason });
}
const change = (
  claim: RefundDetails,
  reason: string,
  comment = 'It was collected twice.',
  client = room.verifier,
) => room.action(client, claim, 'reason', { version: claim.version, reason, comment });

describe('the reason of a claim', () => {
  it('is changed by a verifier, with the proposals calculated again and what was claimed kept', async () => {
    const claim = await filed(8801);
    const changed = parsed(await change(claim, 'TEMPORARY_IMPORT'));
    expect(changed).toMatchObject({
      reason: 'TEMPORARY_IMPORT',
      status: claim.status,
      amountClaimed: '12.00',
      exactMatch: false,
      version: claim.version + 1,
    });
    expect(changed.lines.map(({ amountProposed, share }) => [amountProposed, share])).toEqual([
      ['0.00', 'not-eligible'],
    ]);
    expect(changed.timeline.at(-1)).toMatchObject({
      action: 'refund-reason-changed',
      reasonCode: 'TEMPORARY_IMPORT',
      reason: 'It was collected twice.',
    });
    const back = parsed(await change(changed, 'DUPLICATE'));
    expect([back.lines[0]?.amountProposed, back.exactMatch]).toEqual(['12.00', true]);
  });

  it('is not changed without words, to itself, by the company, or once the claim is verified', async () => {
    const claim = await filed(8802);
    expect((await change(claim, 'DUPLICATE', '')).status).toBe(400);
    expect((await change(claim, 'OTHER')).status).toBe(400);
    expect((await change(claim, 'DUPLICATE', 'Ours.', room.user)).status).toBe(403);
    const verified = parsed(await room.verify(claim));
    expect((await change(verified, 'DUPLICATE')).status).toBe(409);
    expect((await room.read(claim.id)).reason).toBe('OTHER');
  });
});
