import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { paymentRun, readyClaims } from '../../../contract/entities/paymentRun';
import { codeIn, mailsTo, newestMail } from '../setup/outbox';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { PASSWORD } from '../setup/testPeople';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const ACCOUNT = '998877665544';
const save = (proof: object, version: number | null = null, client: TestClient = room.user) =>
  client.send('PUT', '/api/refunds/payee', {
    version,
    holder: 'Cedarline Imports',
    routingNumber: '021000021',
    accountNumber: ACCOUNT,
    accountType: 'checking',
    proof,
  });
const refusalOf = ({ status, body }: Answer) => [status, body.errors[0]?.error, body.errors[0]?.field];
const stored = async () =>
  room.portal.services.database.db.selectFrom('payee_account').select(['company_id', 'version']).execute();
const right = { currentPassword: PASSWORD };

describe('73 the bank account for refunds', () => {
  it('H79 is not accepted in a name that the bank cannot print', async () => {
    const answer = await room.user.send('PUT', '/api/refunds/payee', {
      version: null,
      holder: '株式会社木材輸入',
      routingNumber: '021000021',
      accountNumber: ACCOUNT,
      accountType: 'checking',
      proof: right,
    });
    expect(refusalOf(answer)).toEqual([400, 'account-holder-letters', 'holder']);
    expect(await stored()).toEqual([]);
  });

  it('is not changed or removed by a session alone: the password is needed, and wrong ones count to the lock', async () => {
    expect((await save({})).status).toBe(400);
    expect(refusalOf(await save({ currentPassword: 'not the password' }))).toEqual([
      400,
      'wrong-password',
      'currentPassword',
    ]);
    expect(await stored()).toEqual([]);
    expect((await save(right)).status).toBe(200);
    const removed = await room.user.post('/api/refunds/payee/removal', {
      proof: { currentPassword: 'not the password' },
    });
    expect(refusalOf(removed)).toEqual([400, 'wrong-password', 'currentPassword']);
    expect(await stored()).toHaveLength(1);
    for (let n = 0; n < 3; n += 1) await save({ currentPassword: 'guess' }, 1);
    expect((await save(right, 1)).status).toBe(423);
    room.portal.clock.advance(11 * 60_000);
    expect(await stored()).toMatchObject([{ version: 1 }]);
  });

  it('is announced by email to everybody at the company, with who, when and until when payments wait', async () => {
    for (const address of ['user@cedarline.example', 'colleague@cedarline.example']) {
      const text = await newestMail(room.portal, address, 'payee-account-changed');
      expect(text).toMatch(/On .*2026.*, user Tester changed how we pay the refunds of Cedarline Imports/);
      expect(text).toContain('ending in 5544. We make no payments to it before June 18, 2026.');
      expect(text).not.toContain(ACCOUNT);
    }
    expect(await mailsTo(room.portal, 'user@pinegrove.example')).toEqual([]);
    const colleague = await signedInClient(room.portal.url, 'colleague@cedarline.example');
    expect((await colleague.get('/api/notifications')).text).toContain(
      'user Tester changed the bank account',
    );
  });

  it('is paid into only after three business days; a run leaves the claim out until then and says why', async () => {
    const user = await signedInClient(room.portal.url, 'user@cedarline.example');
    expect((await user.get('/api/refunds/payee')).body.data).toMatchObject({ payableFrom: '2026-06-18' });
    const [customsLineId = ''] = await room.lines({ entry: 7300, collected: '61.50' });
    const open = await signedInClient(room.portal.url, 'user@cedarline.example');
    expect(open.token).not.toBeNull();
    const claim = parsed(
      await room.approve(await room.verified([{ customsLineId, amountClaimed: '61.50' }])),
    );
    const ready = async () =>
      readyClaims.parse((await room.approver2.get('/api/admin/paymentruns/ready')).body.data);
    const prepare = () =>
      room.approver2.post(
        '/api/admin/paymentruns',
        { claimIds: [claim.id], payOn: '2026-06-22', total: '61.50' },
        { 'idempotency-key': randomUUID() },
      );
    expect((await ready()).claims).toMatchObject([{ leftOut: 'account-waits', payableFrom: '2026-06-18' }]);
    const refused = await prepare();
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'run-claim-not-ready']);
    expect(refused.body.message).toContain('the bank account is new, and payments to it wait');

    room.portal.clock.advance(3 * 86_400_000);
    const payer = await signedInClient(room.portal.url, 'approver2@northwood.example');
    const later = await payer.post(
      '/api/admin/paymentruns',
      { claimIds: [claim.id], payOn: '2026-06-22', total: '61.50' },
      { 'idempotency-key': randomUUID() },
    );
    expect(paymentRun.parse(later.body.data).items).toMatchObject([{ method: 'ACH', lastFour: '5544' }]);
  });

  it('needs the code of an authenticator app too, once, where there is one', async () => {
    const { url, clock } = room.portal;
    const pine = await signedInClient(url, 'user@pinegrove.example');
    const offer = await pine.post('/api/account/secondfactor/authenticator', right);
    const { secret } = z.object({ secret: z.string() }).parse(offer.body.data);
    const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
    await pine.post('/api/account/secondfactor/authenticator/confirm', { code: code() });
    expect(refusalOf(await save(right, null, pine))).toEqual([400, 'confirmation-code-needed', 'code']);
    const wrong = code() === '000000' ? '000001' : '000000';
    expect(refusalOf(await save({ ...right, code: wrong }, null, pine))).toEqual([400, 'code-wrong', 'code']);
    clock.advance(60_000);
    const used = code();
    expect((await save({ ...right, code: used }, null, pine)).status).toBe(200);
    const again = await pine.post('/api/refunds/payee/removal', { proof: { ...right, code: used } });
    expect(refusalOf(again)).toEqual([400, 'code-wrong', 'code']);
  });

  it('needs the code of an email where codes come by email; one for signing in does not do', async () => {
    const { url, clock, services } = room.portal;
    const email = 'colleague@cedarline.example';
    const colleague = await signedInClient(url, email);
    await colleague.post('/api/account/secondfactor/mail', right);
    const ask = async () => {
      const answer = await colleague.post('/api/account/confirmation', right);
      const { confirmationId } = z.object({ confirmationId: z.string() }).parse(answer.body.data);
      return { confirmationId, code: codeIn(await newestMail(room.portal, email, 'confirmation-code')) };
    };
    const version =
      (await stored()).find(({ company_id }) => company_id === room.people.cedar.id)?.version ?? 0;
    const first = await ask();
    const second = await ask();
    expect(refusalOf(await save({ ...right, ...first }, version, colleague))).toEqual([
      400,
      'code-wrong',
      'code',
    ]);
    clock.advance(11 * 60_000);
    expect(refusalOf(await save({ ...right, ...second }, version, colleague))).toEqual([
      400,
      'code-wrong',
      'code',
    ]);
    const third = await ask();
    expect((await save({ ...right, ...third }, version, colleague)).status).toBe(200);
    const rows = await services.database.db.selectFrom('confirmation_code').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
