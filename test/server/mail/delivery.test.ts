import { createServer, type AddressInfo, type Socket } from 'node:net';
import { inTransaction } from '../../../server/db/transaction';
import { queueMail, type Letter } from '../../../server/modules/mail/queueMail';
import { eventually } from '../setup/liveClient';
import { startSmtpRelay, type SmtpRelay } from '../setup/smtpRelay';
import { createClient } from '../setup/testClient';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';
import { startPortal, testConfig, type TestPortal } from '../setup/testPortal';

let relay: SmtpRelay;
let portal: TestPortal;
let database: TestDatabase;
beforeEach(async () => {
  relay = await startSmtpRelay();
  database = await cloneDatabase();
  portal = await startPortal({ database, variables: { SMTP_URL: relay.url } });
});
afterEach(async () => {
  await portal.stop();
  await database.drop();
  await relay.close();
});

const CANARY = 'canary-9f27c1';
const letter: Letter = {
  kind: 'reset-link',
  to: 'ana@alder.example',
  language: 'en',
  values: { minutes: 30, link: `https://portal.example/resetpassword?token=${CANARY}` },
};
const queue = (values: Partial<Letter> = {}, by = portal) =>
  inTransaction(by.services.database, (tx) =>
    queueMail(by.services, tx, by.clock.now(), { ...letter, ...values }),
  );
const rows = () => database.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
const untilLogged = (text: string) => eventually(() => portal.log().includes(text), `never logged: ${text}`);

describe('an email', () => {
  it('goes out over SMTP once its transaction is committed, in plain text, from the configured sender', async () => {
    await queue();
    await eventually(() => relay.received.length === 1, 'nothing arrived');
    const [mail] = relay.received;
    expect(mail).toMatchObject({ from: 'no-reply@northwood.example', to: 'ana@alder.example' });
    expect(mail?.data).toContain('Subject: Set a new password');
    expect(mail?.data).toContain('Auto-Submitted: auto-generated');
    expect(mail?.data.replace(/=\r\n/g, '')).toContain(CANARY);
    expect(mail?.data).toContain('Northwood Timber Board, +1 555 0142');
  });

  it('is not sent when its transaction fails', async () => {
    await expect(
      inTransaction(portal.services.database, async (tx) => {
        await queueMail(portal.services, tx, portal.clock.now(), letter);
        throw new Error('the action failed');
      }),
    ).rejects.toThrow('the action failed');
    await queue({ to: 'second@alder.example' });
    await eventually(() => relay.received.length === 1, 'nothing arrived');
    expect(relay.received.map(({ to }) => to)).toEqual(['second@alder.example']);
  });

  it('is written in its reader’s language', async () => {
    await queue({ language: 'fr' });
    await eventually(() => relay.received.length === 1, 'nothing arrived');
    expect(relay.received[0]?.data).toContain('Subject: Choisissez un nouveau mot de passe');
  });

  it('62 waits while the relay is busy, and is sent at a later try with the same message id', async () => {
    relay.refuseNext('451 try later');
    await queue();
    await untilLogged('email not sent');
    expect((await rows())[0]).toMatchObject({ sent_at: null, tries: 1 });
    expect((await rows())[0]?.last_problem).toContain('451');
    portal.services.mail.wake();
    portal.clock.advance(10_000);
    portal.services.mail.wake();
    await eventually(() => relay.received.length === 1, 'never sent again');
    expect(relay.received[0]?.data).toContain((await rows())[0]?.message_id);
  });

  it('that the relay refuses for good is given up and its content forgotten', async () => {
    relay.refuseNext('550 no such mailbox');
    await queue();
    await untilLogged('email not sent');
    await eventually(() => portal.log().includes('"outcome":"refused"'), 'not refused');
    expect((await rows())[0]).toMatchObject({ content: null, sent_at: null });
    expect((await rows())[0]?.given_up_at).not.toBeNull();
  });

  it('that is of no use any more is not sent late', async () => {
    relay.refuseNext('451 try later');
    await queue({ goodForSeconds: 60 });
    await untilLogged('email not sent');
    portal.clock.advance(61_000);
    portal.services.mail.wake();
    await untilLogged('expired');
    expect(relay.received).toEqual([]);
    expect((await rows())[0]?.content).toBeNull();
  });

  it('is sent once by two processes on one database', async () => {
    const other = await startPortal({ database, variables: { SMTP_URL: relay.url } });
    await Promise.all(Array.from({ length: 20 }, (_, n) => queue({}, n % 2 === 0 ? portal : other)));
    await eventually(() => relay.received.length >= 20, 'not all arrived');
    await other.stop();
    expect(relay.received).toHaveLength(20);
  });

  it('cannot have its headers written by a name', async () => {
    await queue({
      kind: 'contact-message',
      values: { name: 'Eve\r\nBcc: all@example.test', email: 'e@x.example', message: 'hi' },
      replyTo: 'e@x.example',
    });
    await eventually(() => relay.received.length === 1, 'nothing arrived');
    const [headers = ''] = (relay.received[0]?.data ?? '').split('\r\n\r\n');
    expect(headers).toContain('Subject: Message from Eve Bcc: all@example.test');
    expect(headers).toContain('Reply-To: e@x.example');
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('60 leaves its secret in no log and no row, on its way or after', async () => {
    relay.refuseNext('451 try later');
    await queue();
    await untilLogged('email not sent');
    expect(JSON.stringify(await rows())).not.toContain(CANARY);
    portal.clock.advance(10_000);
    portal.services.mail.wake();
    await untilLogged('email sent');
    expect((await rows())[0]?.content).toBeNull();
    expect(portal.log()).not.toContain(CANARY);
    expect(portal.log()).not.toContain('ana@alder.example');
  });
});

describe('without a relay', () => {
  it('62 a relay that is away holds up no action', async () => {
    const callers: Socket[] = [];
    const silent = createServer((socket) => callers.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const away = await startPortal({ database, variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await queue({}, away);
    await eventually(() => callers.length === 1, 'no try');
    await queue({}, away);
    expect(away.log()).not.toContain('email not sent');
    for (const caller of callers) caller.destroy();
    await eventually(() => away.log().includes('email not sent'), 'no end of the try');
    silent.close();
    await away.stop();
  });

  it('emails stay in the outbox, newest first, to be read on a local start', async () => {
    const local = await startPortal({ database });
    await queue({}, local);
    const answer = await createClient(local.url).get('/api/outbox');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual([
      expect.objectContaining({ kind: 'reset-link', to: 'ana@alder.example', subject: 'Set a new password' }),
    ]);
    expect(answer.text).toContain(CANARY);
    await local.stop();
  });

  it('64 the outbox does not exist in production mode', async () => {
    const variables = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example',
      SMTP_URL: relay.url,
    };
    expect(testConfig(variables).mode).toBe('production');
    const production = await startPortal({ database, variables });
    expect((await createClient(production.url).get('/api/outbox')).status).toBe(404);
    await production.stop();
  });
});
