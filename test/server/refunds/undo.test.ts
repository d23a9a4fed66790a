import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import { UNDO_ACCEPTED_MS } from '../../../domain/verificationUndo';
import type { RefundDetails } from '../../../contract/entities/refund';
import { signedInClient } from '../setup/testClient';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 8000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

async function filed(): Promise<RefundDetails> {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '40.00' });
  return room.file([{ customsLineId, amountClaimed: '40.00' }]);
}
const undo = (claim: Pick<RefundDetails, 'id' | 'version'>, client = room.verifier) =>
  room.action(client, claim, 'undo-verification', { version: claim.version });
const db = () => room.portal.services.database.db;

/** Who has a notice of the claim's verification in their list. */
const noticesOf = (claim: RefundDetails) =>
  db()
    .selectFrom('user_notification')
    .innerJoin('notification_event', 'notification_event.id', 'user_notification.event_id')
    .innerJoin('app_user', 'app_user.id', 'user_notification.user_id')
    .select(['app_user.email', 'mail_wanted'])
    .where('kind', '=', 'refund-verified')
    .where((where) => where.eb(where.ref('text_values', '->>').key('number'), '=', claim.number))
    .execute();

describe('the undo of a verification', () => {
  it('puts the claim back to what it was, and the audit trail has both steps', async () => {
    const claim = await filed();
    const verified = parsed(await room.verify(claim, ['30.00']));
    expect(verified.undoUntil).not.toBeNull();
    expect((await room.read(claim.id, room.approver)).undoUntil).toBeNull();
    const undone = parsed(await undo(verified));
    expect(undone).toMatchObject({
      status: 'Submitted',
      statusSince: claim.statusSince,
      amountVerified: null,
      verifiedBy: null,
      undoUntil: null,
      version: verified.version + 1,
    });
    expect(undone.lines.map(({ amountVerified }) => amountVerified)).toEqual([null]);
    expect(undone.timeline.map(({ action }) => action)).toEqual([
      'refund-submitted',
      'refund-verified',
      'refund-verification-undone',
    ]);
    expect(parsed(await room.verify(undone)).amountVerified).toBe('40.00');
  });

  it('opens again the return that the verification answered', async () => {
    const first = await room.verified([
      {
        customsLineId: (await room.lines({ entry: (entry += 1), collected: '9.00' }))[0] ?? '',
        amountClaimed: '9.00',
      },
    ]);
    const returned = parsed(
      await room.action(room.approver, first, 'return', {
        version: first.version,
        to: 'verifier',
        reasonCode: 'other',
        reason: 'Look at line one.',
      }),
    );
    const again = parsed(await room.verify(returned));
    expect(again.returns[0]?.answered).not.toBeNull();
    const undone = parsed(await undo(again));
    expect([undone.status, undone.returns[0]?.answered]).toEqual(['ReturnedToVerifier', null]);
    expect([undone.amountVerified, undone.verifiedBy?.id]).toEqual(['9.00', room.people.verifier.id]);
  });

  it('is refused to others, after an approval, twice, and once the time is over', async () => {
    const claim = await filed();
    const verified = parsed(await room.verify(claim));
    expect((await undo(verified, room.admin)).status).toBe(400);
    expect((await undo(verified, room.approver)).status).toBe(403);
    parsed(await room.approve(verified));
    expect((await undo(verified)).status).toBe(409);

    const other = parsed(await room.verify(await filed()));
    const undone = parsed(await undo(other));
    expect((await undo(other)).status).toBe(409);
    expect((await undo(undone)).status).toBe(400);

    const late = parsed(await room.verify(await filed()));
    room.portal.clock.advance(UNDO_ACCEPTED_MS + 1);
    const refused = await undo(late);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('for a few seconds')]);
    expect((await room.read(late.id)).status).toBe('Verified');
  });

  it('writes to nobody before its time is over, tells the company nothing, and takes back the approvers’ notices', async () => {
    const approver = await signedInClient(room.portal.url, 'approver@northwood.example');
    const chosen = await approver.send('PUT', '/api/account/notifications', {
      event: 'refund-verified',
      inApp: true,
      mail: true,
    });
    expect([chosen.status, chosen.text]).toEqual([200, expect.any(String)]);
    const { services, clock } = room.portal;
    await queueNoticeMails(services, clock.now());
    const kept = parsed(await room.verify(await filed()));
    const taken = parsed(await room.verify(await filed()));
    const readers = (await noticesOf(kept)).map(({ email }) => email);
    expect(readers).toContain('approver@northwood.example');
    expect(readers.filter((email) => email.startsWith('user@'))).toEqual([]);
    expect(await queueNoticeMails(services, clock.now())).toBe(0);
    parsed(await undo(taken));
    expect(await noticesOf(taken)).toEqual([]);
    clock.advance(UNDO_ACCEPTED_MS + 1);
    expect(await queueNoticeMails(services, clock.now())).toBe(1);
  });
});
