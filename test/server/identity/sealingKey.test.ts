import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { type PaymentRun, paymentRun } from '../../../contract/entities/paymentRun';
import { reseal } from '../../../server/modules/sealing/reseal';
import { findUnknownKeys } from '../../../server/modules/sealing/unknownKeys';
import { resolveSealingKeys } from '../../../server/sealingKeys';
import { startProduct } from '../../../server/startProduct';
import { systemClock } from '../../../server/system/clock';
import { createLogger } from '../../../server/system/logger';
import { createSealer } from '../../../server/system/sealer';
import { databaseUrlOf } from '../processes/portalProcess';
import { openRefundRoom, parsed, type RefundRoom } from '../refunds/refundRoom';
import { type Answer, createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addUser, PASSWORD } from '../setup/testPeople';
import { startPortal, testConfig, type TestPortal } from '../setup/testPortal';
import { download } from '../setup/upload';

const FIRST = 'the key that seals at first 1aZ7';
const SECOND = 'the key that comes after it 2bY8';
const BANK = {
  ACH_ROUTING_NUMBER: '011000015',
  ACH_COMPANY_ID: '1123456789',
  ACH_BANK_NAME: 'Harbor National Bank',
  PAYEE_WAIT_DAYS: '0',
};
const ACCOUNT = '998877665544';
const WITH_SECOND_ALONE = { ...BANK, SEALING_KEY: SECOND };
const WITH_BOTH = { ...WITH_SECOND_ALONE, SEALING_KEYS_PREVIOUS: FIRST };

let room: RefundRoom;
let lacking: TestPortal;
let prepared: PaymentRun;
let released: PaymentRun;
let waiting: string;
let secret: string;
let entry = 7000;

const post = (client: TestClient, path: string, body: object): Promise<Answer> =>
  client.post(`/api/admin/paymentruns${path}`, body, { 'idempotency-key': randomUUID() });
const runOf = (answer: Answer): PaymentRun => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return paymentRun.parse(answer.body.data);
};
const refusalOf = (answer: Answer) => [answer.status, answer.body.errors[0]?.error];
const payerAt = (portal: TestPortal) => signedInClient(portal.url, 'payer@northwood.example');

async function approved(amount: string) {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  return parsed(await room.approve(await room.verified([{ customsLineId, amountClaimed: amount }])));
}
const prepare = (client: TestClient, id: string, total: string) =>
  post(client, '', { claimIds: [id], payOn: '2026-06-17', total });

/** Signs in with a code of the app. */
async function enterCode(portal: TestPortal, code?: string): Promise<Answer> {
  const browser = createClient(portal.url);
  const step = await browser.signIn(room.people.pineUser.email);
  const awaited = z.object({ userId: z.string(), companyName: z.string() }).parse(step.body.data);
  const right = generateSync({ secret, epoch: Math.floor(portal.clock.now().getTime() / 1000) });
  return browser.post('/api/Authenticate/verifymfacode/', { ...awaited, code: code ?? right });
}

beforeAll(async () => {
  room = await openRefundRoom({ ...BANK, SEALING_KEY: FIRST });
  lacking = await startPortal({ database: room.portal.database, variables: WITH_SECOND_ALONE });
  await addUser(room.portal.services, room.people.board, 'payer@northwood.example', ['approver']);
  const payer = await payerAt(room.portal);
  await room.user.send('PUT', '/api/refunds/payee', {
    version: null,
    holder: 'Cedarline Imports',
    routingNumber: '021000021',
    accountNumber: ACCOUNT,
    accountType: 'checking',
    proof: { currentPassword: PASSWORD },
  });
  const first = await approved('61.50');
  released = runOf(await prepare(payer, first.id, '61.50'));
  released = runOf(await post(room.approver2, `/${released.id}/release`, { version: 1, total: '61.50' }));
  prepared = runOf(await prepare(payer, (await approved('20.00')).id, '20.00'));
  waiting = (await approved('30.00')).id;
  const offer = await room.pine.post('/api/account/secondfactor/authenticator', {
    currentPassword: PASSWORD,
  });
  ({ secret } = z.object({ secret: z.string() }).parse(offer.body.data));
  await room.pine.post('/api/account/secondfactor/authenticator/confirm', {
    code: generateSync({ secret, epoch: Math.floor(room.portal.clock.now().getTime() / 1000) }),
  });
});
afterAll(async () => {
  await lacking.stop();
  await room.close();
});

describe('67 a server without the key of stored values', () => {
  it('does not start, and names the variable and the key by its id', async () => {
    const config = testConfig({
      ...WITH_SECOND_ALONE,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrlOf(room.portal.database.target.owner),
    });
    const result = await startProduct({ config, clock: systemClock, logger: createLogger('silent') });
    if (result.ok) await result.value.stop();
    const sentence = result.ok ? '' : result.failure.sentence;
    expect(sentence).toContain(room.portal.services.sealer.currentKeyId);
    expect(sentence).toContain('SEALING_KEYS_PREVIOUS');
    expect(sentence).toContain('1 bank accounts');
    expect(sentence).not.toContain(FIRST);
    expect(sentence).not.toContain(SECOND);
  });

  it('prepares, releases and exports no payment into an account it cannot read, and names the claim', async () => {
    const payer = await payerAt(lacking);
    const [item] = prepared.items;
    const answers = [
      await prepare(payer, waiting, '30.00'),
      await post(
        await signedInClient(lacking.url, 'approver2@northwood.example'),
        `/${prepared.id}/release`,
        { version: prepared.version, total: '20.00' },
      ),
      await payer.get(`/api/admin/paymentruns/${released.id}/file?format=nacha`),
    ];
    expect(answers.map(refusalOf)).toEqual(Array(3).fill([409, 'run-account-unreadable']));
    expect(answers[1]?.body.message).toContain(item?.claimNumber);
  });

  it('refuses codes of an authenticator it cannot read without counting them', async () => {
    lacking.clock.advance(120_000);
    for (let n = 0; n < 12; n += 1)
      expect(refusalOf(await enterCode(lacking))).toEqual([400, 'authenticator-unreadable']);
    room.portal.clock.advance(120_000);
    expect((await enterCode(room.portal)).status).toBe(200);
  });
});

describe('67 values sealed before there was a sealing key', () => {
  it('open by the secret of tokens, current or previous', () => {
    const opensWith = (variables: Readonly<Record<string, string>>) => {
      const config = testConfig({ ...variables, SEALING_KEY: SECOND });
      const sealed = createSealer({ current: FIRST, previous: [] }).seal('mail', 'x');
      return createSealer(resolveSealingKeys(config)).open('mail', sealed);
    };
    expect(opensWith({ TOKEN_SECRET: FIRST })).toBe('x');
    expect(opensWith({ TOKEN_SECRET_PREVIOUS: FIRST })).toBe('x');
    expect(opensWith({})).toBeNull();
  });
});

describe('67 changing the sealing key', () => {
  it('leaves accounts, authenticators and sessions usable once all is sealed again and the old key is gone', async () => {
    const { db } = room.portal.services.database;
    const session = await signedInClient(room.portal.url, 'colleague@cedarline.example');
    const changing = await startPortal({ database: room.portal.database, variables: WITH_BOTH });
    expect(await findUnknownKeys(db, changing.services.sealer)).toEqual([]);
    expect(await findUnknownKeys(db, lacking.services.sealer)).not.toEqual([]);

    const done = await reseal(db, changing.services.sealer);
    expect(done.every(({ unreadable }) => unreadable === 0)).toBe(true);
    expect(done.find(({ name }) => name === 'payments')?.moved).toBe(2);
    expect((await reseal(db, changing.services.sealer)).every(({ moved }) => moved === 0)).toBe(true);
    await changing.stop();

    const after = await startPortal({ database: room.portal.database, variables: WITH_SECOND_ALONE });
    expect(await findUnknownKeys(db, after.services.sealer)).toEqual([]);
    const payer = await payerAt(after);
    const path = `/api/admin/paymentruns/${released.id}/file?format=nacha`;
    const file = await download(after.url, payer, path);
    expect(file.bytes.toString('ascii')).toContain(`622021000021${ACCOUNT}`);
    const approver = await signedInClient(after.url, 'approver2@northwood.example');
    const body = { version: prepared.version, total: '20.00' };
    expect((await post(approver, `/${prepared.id}/release`, body)).status).toBe(200);
    expect((await prepare(payer, waiting, '30.00')).status).toBe(200);
    after.clock.advance(240_000);
    expect((await enterCode(after)).status).toBe(200);
    const headers = { authorization: `Bearer ${session.token ?? ''}`, cookie: session.cookie ?? '' };
    const moved = createClient(after.url);
    expect((await moved.get('/api/notifications', headers)).status).toBe(200);
    expect((await moved.post('/api/Authenticate/refreshtoken', undefined, headers)).status).toBe(200);
    await after.stop();
  });
});
