import { sql } from 'kysely';
import { noticeReports } from '../../../server/modules/reports/noticeReports';
import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { mailsTo } from '../setup/outbox';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom('2026-04-10');
});
afterEach(() => room.close());

const lookOn = async (day: string): Promise<number> => {
  const at = new Date(`${day}T17:00:00Z`);
  const sent = await noticeReports(room.portal.services.database, at);
  await queueNoticeMails(room.portal.services, at);
  return sent;
};
const noticesTo = async (address: string) =>
  (await mailsTo(room.portal, address)).filter(({ kind }) => kind === 'notice').map(({ text }) => text);

/** Companies report from the period in which they were registered. */
const registeredOn = (day: string) =>
  sql`update company set created_at = ${new Date(`${day}T17:00:00Z`)}`.execute(
    room.portal.services.database.db,
  );

describe('a report that is due soon', () => {
  it('is announced to those who have not sent it, once, in the days before its due date', async () => {
    await registeredOn('2026-01-02');
    await room.file(1, '10.000');
    expect(await lookOn('2026-04-15')).toBe(0);
    const sent = await Promise.all([1, 2, 3].map(() => lookOn('2026-04-16')));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
    const [text = '', ...others] = await noticesTo(room.people.pineUser.email);
    expect(others).toEqual([]);
    expect(text).toContain('Report due on Apr 30, 2026: 1st quarter 2026.');
    expect(text).toContain('/assessments');
    expect(await noticesTo(room.people.cedarUser.email)).toEqual([]);
    for (const day of ['2026-04-17', '2026-04-30', '2026-05-01']) expect(await lookOn(day)).toBe(0);
  });

  it('is not announced to a company that was registered after its period', async () => {
    await registeredOn('2026-04-02');
    expect(await lookOn('2026-04-20')).toBe(0);
  });
});
