import { createHash } from 'node:crypto';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const reason = 'The entry summary shows another importer.';
async function filed(entry: number) {
  const [customsLineId = ''] = await room.lines({ entry, collected: '12.00' });
  return room.file([{ customsLineId, amountClaimed: '12.00' }]);
}
const stored = async (table: 'document' | 'audit_entry' | 'notification_event' | 'mail') =>
  (await room.portal.services.database.db.selectFrom(table).select('id').execute()).length;
const counts = () =>
  Promise.all((['document', 'audit_entry', 'notification_event', 'mail'] as const).map(stored));

describe('the preview of a rejection’s letter', () => {
  it('is the letter that is then stored, byte by byte, and stores and sends nothing', async () => {
    const claim = await filed(9101);
    const before = await counts();
    const preview = await room.verifier.post(`/api/refunds/${claim.id}/reject/preview`, {
      version: claim.version,
      reason,
    });
    expect(preview.status).toBe(200);
    expect(preview.text.startsWith('%PDF-')).toBe(true);
    expect(await counts()).toEqual(before);
    expect((await room.read(claim.id)).version).toBe(claim.version);

    const rejected = parsed(
      await room.action(room.verifier, claim, 'reject', {
        version: claim.version,
        reasonCode: 'other',
        reason,
      }),
    );
    expect(rejected.decisionDocumentId).not.toBeNull();
    const letter = await room.verifier.get(`/api/refunds/${claim.id}/decision.pdf`);
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(digest(preview.text)).toBe(digest(letter.text));
  });

  it('is refused to the company, without words, and for a claim that has changed', async () => {
    const claim = await filed(9102);
    const ask = (client = room.verifier, body = {}) =>
      client.post(`/api/refunds/${claim.id}/reject/preview`, { version: claim.version, reason, ...body });
    expect((await ask(room.user)).status).toBe(403);
    expect((await ask(room.verifier, { reason: '' })).status).toBe(400);
    expect((await ask(room.verifier, { version: claim.version + 1 })).status).toBe(409);
  });
});

describe('the preview of an approval’s letter', () => {
  it('is the letter that is then stored, byte by byte, and stores and sends nothing', async () => {
    const claim = parsed(await room.verify(await filed(9103)));
    const before = await counts();
    const { version } = claim;
    const preview = await room.approver.post(`/api/refunds/${claim.id}/approve/preview`, { version });
    expect(preview.text.startsWith('%PDF-')).toBe(true);
    expect(await counts()).toEqual(before);
    expect((await room.read(claim.id)).version).toBe(version);

    expect(parsed(await room.approve(claim)).status).toBe('Approved');
    const letter = await room.approver.get(`/api/refunds/${claim.id}/decision.pdf`);
    expect(preview.text === letter.text).toBe(true);
  });

  it('is refused to the verifier, to the company, and for a claim that has changed', async () => {
    const claim = parsed(await room.verify(await filed(9104)));
    const ask = (client = room.approver, version = claim.version) =>
      client.post(`/api/refunds/${claim.id}/approve/preview`, { version });
    expect((await ask(room.verifier)).status).toBe(403);
    expect((await ask(room.user)).status).toBe(403);
    expect((await ask(room.approver, claim.version + 1)).status).toBe(409);
  });
});
