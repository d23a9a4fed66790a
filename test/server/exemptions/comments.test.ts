import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import { exemptionDetails } from '../../../contract/entities/exemption';
import { mailsTo } from '../setup/outbox';
import { signedInClient, type TestClient } from '../setup/testClient';
import { type ExemptionRoom, openExemptionRoom } from './exemptionRoom';

let room: ExemptionRoom;
beforeAll(async () => {
  room = await openExemptionRoom();
});
afterAll(() => room.close());

const comment = (client: TestClient, id: string, text: string, internal = false, headers = {}) =>
  client.post(`/api/exemptions/${id}/comments`, { text, internal }, headers);
const textsFor = async (client: TestClient, id: string) =>
  (await room.read(id, client)).comments.map(({ text }) => text);
const seen = async (client: TestClient, part: string) =>
  (await client.get('/api/notifications?pageSize=100')).text.includes(part);

describe('comments on an exemption', () => {
  it('are read by company and staff; those among staff by staff alone, whoever acts for the company too', async () => {
    const { id, version, number } = await room.file();
    const verifier = await signedInClient(room.portal.url, 'verifier@northwood.example');
    const answer = await comment(room.user, id, 'The annex follows <b>tomorrow</b>.');
    expect(exemptionDetails.parse(answer.body.data)).toMatchObject({ version, number });
    await comment(room.admin, id, 'Thank you.');
    await comment(verifier, id, 'I know this certifier.', true);
    await verifier.post(`/api/exemptions/${id}/comments`, { text: 'Nobody said who reads it.' });
    const shared = ['The annex follows <b>tomorrow</b>.', 'Thank you.'];
    expect(await textsFor(room.user, id)).toEqual(shared);
    for (const client of [room.admin, verifier, room.readonly])
      expect(await textsFor(client, id)).toEqual([
        ...shared,
        'I know this certifier.',
        'Nobody said who reads it.',
      ]);
    const acting = { 'x-on-behalf-of': room.people.cedar.id };
    await room.admin2.post('/api/admin/impersonation', {
      companyId: room.people.cedar.id,
      reason: 'A question by phone',
    });
    const seen = await room.admin2.get(`/api/exemptions/${id}`, acting);
    expect(seen.text).not.toContain('I know this certifier.');
    expect((await comment(room.admin2, id, 'Hidden', true, acting)).status).toBe(403);
  });

  it('tell the other side, and nobody of the company what staff say among themselves', async () => {
    const { id, number } = await room.file({
      claim: { kind: 'EXPORT', exportQuantity: '1.000', totalQuantity: '2.000', destinations: 'Japan' },
      documentIds: [],
    });
    await comment(room.user, id, 'From the company');
    expect(await seen(room.admin, `commented on application <b>${number}`)).toBe(false);
    expect(await seen(room.admin, `commented on application ${number}`)).toBe(true);
    expect(await seen(room.user, `commented on application ${number}`)).toBe(false);
    await comment(room.admin, id, 'Among us', true);
    expect(await seen(room.user, `commented on application ${number}`)).toBe(false);
    await comment(room.admin, id, 'To the company');
    expect(await seen(room.user, `commented on application ${number}`)).toBe(true);
  });

  it('31 are refused to the read-only role, and of another company’s exemption they do not exist', async () => {
    const { id } = await room.granted({
      claim: { kind: 'SMALL_VOLUME', priorYearQuantity: '9000.000', expectedQuantity: '14999.999' },
    });
    expect((await comment(room.readonly, id, 'x')).status).toBe(403);
    expect((await comment(room.pine, id, 'x')).status).toBe(404);
    expect((await comment(room.user, id, '   ')).status).toBe(400);
  });
});

describe('who of the staff reads exemptions', () => {
  it('are verifiers and approvers as well, one company at a time; the list of all stays closed to them', async () => {
    const filed = (await room.user.get('/api/exemptions')).body.data as { rows: { id: string }[] };
    const id = filed.rows[0]?.id ?? '';
    for (const role of ['verifier', 'approver']) {
      const client = await signedInClient(room.portal.url, `${role}@northwood.example`);
      expect((await room.read(id, client)).actions.every(({ allowed }) => !allowed)).toBe(true);
      const own = await client.get(`/api/exemptions?companyId=${room.people.cedar.id}`);
      expect(own.body.data).toMatchObject({ total: filed.rows.length });
      expect((await client.get('/api/admin/exemptions')).status).toBe(403);
      expect((await client.get('/api/search?q=EX-2026')).text).toContain(`/exemptions/details?id=${id}`);
    }
  });
});

describe('an email about an exemption', () => {
  it('comes once for each event, also to somebody who has chosen emails of it, and cannot be switched off', async () => {
    const choose = (client: TestClient, event: string, mail: boolean) =>
      client.send('PUT', '/api/account/notifications', { event, inApp: true, mail });
    await choose(room.pine, 'exemption-approved', true);
    const off = await choose(room.pine, 'exemption-returned', false);
    expect(off.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'exemption-returned', mail: true, isFixedMail: true }),
        expect.objectContaining({ event: 'exemption-commented', mail: false, isFixedMail: false }),
      ]),
    );
    for (const client of [room.admin, room.admin2]) await choose(client, 'exemption-approved', true);
    const { number } = await room.granted({}, room.pine);
    await queueNoticeMails(room.portal.services, room.portal.clock.now());
    const about = async (email: string) =>
      (await mailsTo(room.portal, email)).filter(({ text }) => text?.includes(number) === true);
    expect((await about(room.people.pineUser.email)).map(({ kind }) => kind)).toEqual(['exemption-approved']);
    // The first administrator granted it, and needs no email of that.
    expect(await about('admin@northwood.example')).toHaveLength(0);
    expect(await about('admin2@northwood.example')).toHaveLength(1);
  });
});
