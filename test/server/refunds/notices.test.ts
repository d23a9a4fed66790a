import { randomUUID } from 'node:crypto';
import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import { noticeRefunds } from '../../../server/modules/refunds/noticeRefunds';
import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import { mailsTo } from '../setup/outbox';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

/** Claims of a year are possible for 60 days after it. */
const inForce = (changes: object = {}) =>
  room.portal.services.database.db
    .insertInto('program_configuration')
    .values({
      content: JSON.stringify({
        ...QUARTERLY_BOARD_FEET,
        refundWindow: { anchor: 'YEAR_END', days: 60 },
        ...changes,
      }),
      effective_at: room.portal.clock.now(),
      created_by: null,
    })
    .execute();
const lookOn = async (day: string): Promise<number> => {
  const at = new Date(`${day}T17:00:00Z`);
  const sent = await noticeRefunds(room.portal.services.database, at);
  await queueNoticeMails(room.portal.services, at);
  return sent;
};
const noticesTo = async (address: string) =>
  (await mailsTo(room.portal, address)).filter(({ kind }) => kind === 'notice').map(({ text }) => text);

describe('H86 what can still be claimed is announced before its last day', () => {
  beforeEach(async () => {
    await room.lines({ entry: 1, collected: '3815.08', entryDate: '2026-04-01', quantity: '900.000' });
  });

  it('to everyone of the company, by email and notification, once for the year, reason, and last day', async () => {
    await inForce();
    expect(await lookOn('2027-01-29')).toBe(0);
    expect(await lookOn('2027-01-30')).toBe(1);
    for (const address of ['user@cedarline.example', 'colleague@cedarline.example']) {
      const texts = await noticesTo(address);
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain('You can claim a refund of $3,815.08 for 2026 until Mar 1, 2027.');
      expect(texts[0]).toContain('annual exempt quantity');
      expect(texts[0]).toContain('/refunds/available');
    }
    expect(await noticesTo('user@pinegrove.example')).toEqual([]);
    const listed = await room.user.get('/api/notifications');
    expect(listed.body.data).toMatchObject({
      rows: [{ kind: 'refund-deadline-near', about: { path: '/refunds/available' } }],
    });
    for (const day of ['2027-01-30', '2027-01-31', '2027-03-01', '2027-03-02'])
      expect(await lookOn(day)).toBe(0);
  });

  it('once, however many processes look', async () => {
    await inForce();
    const sent = await Promise.all([1, 2, 3, 4].map(() => lookOn('2027-02-20')));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await noticesTo('user@cedarline.example')).toHaveLength(1);
  });

  it('again for a last day that has moved', async () => {
    await inForce();
    expect(await lookOn('2027-02-20')).toBe(1);
    await inForce({ refundWindow: { anchor: 'YEAR_END', days: 90 } });
    expect(await lookOn('2027-02-21')).toBe(0);
    expect(await lookOn('2027-03-05')).toBe(1);
    expect((await noticesTo('user@cedarline.example'))[0]).toContain('Mar 31, 2027');
  });

  it('not where nothing is left, notices are off, or the program sets no last day', async () => {
    expect(await lookOn('2027-02-18')).toBe(0);
    await inForce({ refundNoticeDays: 0 });
    expect(await lookOn('2027-02-19')).toBe(0);
    await inForce({ refundNoticeDays: 5 });
    expect(await lookOn('2027-02-20')).toBe(0);
    await room.user.post(
      '/api/refunds/waivers',
      { fiscalYear: 2026, signerName: 'Una Reed', isAuthorised: true },
      { 'idempotency-key': randomUUID() },
    );
    expect(await lookOn('2027-02-26')).toBe(0);
  });

  it('as each person has chosen', async () => {
    await inForce();
    const chosen = await room.user.send('PUT', '/api/account/notifications', {
      event: 'refund-deadline-near',
      inApp: true,
      mail: false,
    });
    expect(chosen.status).toBe(200);
    expect(await lookOn('2027-02-20')).toBe(1);
    expect(await noticesTo('user@cedarline.example')).toEqual([]);
    expect(await noticesTo('colleague@cedarline.example')).toHaveLength(1);
  });
});
