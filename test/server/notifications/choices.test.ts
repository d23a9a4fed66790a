import { z } from 'zod';
import { eventsFor, NOTIFICATION_EVENTS } from '../../../contract/notificationEvents';
import { inTransaction } from '../../../server/db/transaction';
import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import { notify, type Audience, type Notice } from '../../../server/modules/notifications/notify';
import { startLive, type Live } from '../../../server/startLive';
import { eventually, openLive, quietOnesOf, statusesOf } from '../setup/liveClient';
import { mailsTo } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const choiceList = z.array(
  z.object({
    event: z.string(),
    name: z.string(),
    inApp: z.boolean(),
    mail: z.boolean(),
    isFixedInApp: z.boolean(),
    isFixedMail: z.boolean(),
  }),
);
const inbox = z.object({ unread: z.number(), rows: z.array(z.looseObject({ text: z.string() })) });
const PATH = '/api/account/notifications';

let portal: TestPortal;
let live: Live;
let people: Awaited<ReturnType<typeof addEverybody>>;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  live = await startLive(
    portal.services,
    portal.http.app.server,
    portal.database.target.owner,
    portal.http.isAllowedOrigin,
  );
});
afterAll(async () => {
  await live.close();
  await portal.stop();
});

const sendNotice = (kind: Notice['kind'], audience: Audience, number: string) =>
  inTransaction(portal.services.database, (tx) =>
    notify(
      tx,
      { at: portal.clock.now(), caller: null },
      {
        kind,
        values: { number, amount: '10.00', company: 'Cedarline', person: 'Ada' },
        audience,
        touches: [{ type: 'refund', id: '45' }],
      },
    ),
  );
const cedarPeople = (): Audience => ({ kind: 'company', companyId: people.cedar.id });
const choices = async (client: TestClient, headers = {}) =>
  choiceList.parse((await client.get(PATH, headers)).body.data);
const choose = (client: TestClient, event: string, inApp: boolean, mail: boolean) =>
  client.send('PUT', PATH, { event, inApp, mail });
const listed = async (client: TestClient, number: string) =>
  inbox
    .parse((await client.get('/api/notifications?pageSize=100')).body.data)
    .rows.some(({ text }) => text.includes(number));
const mailed = async (email: string, number: string) => {
  await queueNoticeMails(portal.services, portal.clock.now());
  return (await mailsTo(portal, email)).filter((mail) => mail.text?.includes(number) === true);
};

describe('what somebody is told of, as long as they have chosen nothing', () => {
  it('is what can concern them, in their language, with email for what a company waits for', async () => {
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    const offered = await choices(user, { 'accept-language': 'fr' });
    expect(offered.map(({ event }) => event)).toEqual(eventsFor(['user']));
    expect(offered.find(({ event }) => event === 'refund-returned')).toEqual({
      event: 'refund-returned',
      name: 'Une demande attend votre réponse',
      inApp: true,
      mail: true,
      isFixedInApp: true,
      isFixedMail: false,
    });
    const verifier = await choices(await signedInClient(portal.url, 'verifier@northwood.example'));
    expect(verifier.some(({ event }) => event === 'refund-returned')).toBe(false);
    expect(verifier.every(({ mail }) => !mail)).toBe(true);
  });

  it('reaches its reader in the list and, where the rule says so, by an email that leads to the record', async () => {
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    await sendNotice('refund-approved', cedarPeople(), 'RF-standard');
    expect(await listed(user, 'RF-standard')).toBe(true);
    const mails = await mailed('user@cedarline.example', 'RF-standard');
    expect(mails.map(({ subject }) => subject)).toEqual(['A claim was approved']);
    expect(mails[0]?.text).toContain('http://localhost:8080/refunds/details?id=45');
    expect(mails[0]?.text).toContain('http://localhost:8080/myaccount?tab=notifications');
    expect(await mailed('user@cedarline.example', 'RF-standard')).toHaveLength(1);
  });
});

describe('a choice', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('of in the portal %s and by email %s is honored', async (inApp, mail) => {
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    expect((await choose(user, 'refund-rejected', inApp, mail)).status).toBe(200);
    expect(await choices(user)).toContainEqual(
      expect.objectContaining({ event: 'refund-rejected', inApp, mail }),
    );
    const number = `RF-${String(inApp)}-${String(mail)}`;
    await sendNotice('refund-rejected', cedarPeople(), number);
    expect(await mailed('user@cedarline.example', number)).toHaveLength(mail ? 1 : 0);
    expect(await listed(user, number)).toBe(inApp);
  });

  it('is each person’s own', async () => {
    const verifier = await signedInClient(portal.url, 'verifier@northwood.example');
    await choose(verifier, 'refund-commented', false, true);
    await sendNotice('refund-commented', { kind: 'staff' }, 'RF-own');
    expect(await listed(verifier, 'RF-own')).toBe(false);
    expect(await listed(await signedInClient(portal.url, 'approver@northwood.example'), 'RF-own')).toBe(true);
    expect(await mailed('approver@northwood.example', 'RF-own')).toHaveLength(0);
    expect(await mailed('verifier@northwood.example', 'RF-own')).toHaveLength(1);
  });

  it('cannot take what waits for its reader out of the list, and is refused for what cannot concern them', async () => {
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    await choose(user, 'refund-returned', false, false);
    expect(await choices(user)).toContainEqual(
      expect.objectContaining({ event: 'refund-returned', inApp: true, mail: false }),
    );
    await sendNotice('refund-returned', cedarPeople(), 'RF-waits');
    expect(await listed(user, 'RF-waits')).toBe(true);
    expect((await choose(user, 'customs-posted', true, true)).status).toBe(404);
    expect((await choose(user, 'refund-moved', true, true)).status).toBe(404);
  });

  it('against an alert still moves the screens: the message comes without its words', async () => {
    const admin = await signedInClient(portal.url, 'admin@northwood.example');
    const readonly = await signedInClient(portal.url, 'readonly@northwood.example');
    await choose(admin, 'customs-discarded', false, false);
    const [silent, loud] = [
      await openLive(portal.url, admin.token),
      await openLive(portal.url, readonly.token),
    ];
    await sendNotice('customs-discarded', { kind: 'staff' }, 'RF-silent');
    await eventually(() => quietOnesOf(silent).length + statusesOf(loud).length === 2, 'nothing was told');
    expect(quietOnesOf(silent)).toEqual([{ touches: [{ type: 'refund', id: '45' }] }]);
    expect(statusesOf(silent)).toEqual([]);
    expect(statusesOf(loud)[0]?.message).not.toBe('');
    silent.end();
    loud.end();
  });
});

describe('emails about somebody’s own sign-in', () => {
  it('go out whatever was chosen', async () => {
    const user = await signedInClient(portal.url, 'user@pinegrove.example');
    for (const event of eventsFor(['user'])) await choose(user, event, false, false);
    await createClient(portal.url).post('/api/UserManager/forgotpassword', {
      email: 'user@pinegrove.example',
    });
    expect((await mailsTo(portal, 'user@pinegrove.example')).map(({ kind }) => kind)).toEqual(['reset-link']);
    expect(Object.keys(NOTIFICATION_EVENTS)).not.toContain('reset-link');
  });
});
