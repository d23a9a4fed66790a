import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addUser } from '../setup/testPeople';
import { postLines } from './entryLines';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let preparer: TestClient;
let preparerId: string;
let viewer: TestClient;
beforeAll(async () => {
  room = await openRefundRoom();
  const { services, url } = room.portal;
  const clientWith = async (email: string, permissions: 'prepare'[]) => {
    const { id } = await addUser(services, room.people.cedar, email, ['user']);
    await services.database.db.updateTable('app_user').set({ permissions }).where('id', '=', id).execute();
    return { id, client: await signedInClient(url, email) };
  };
  const first = await clientWith('preparer@cedarline.example', ['prepare']);
  preparer = first.client;
  preparerId = first.id;
  viewer = (await clientWith('viewer@cedarline.example', [])).client;
});
afterAll(() => room.close());

const content = {
  fiscalYear: 2026,
  reason: null,
  explanation: 'Prepared',
  certificateNumber: '',
  lines: [],
  applicant: { name: '', title: '', phone: '', email: '' },
  documentIds: [],
};
const draft = '/api/refunds/drafts/handed';
const list = async (by: TestClient) =>
  z
    .array(z.looseObject({ key: z.string(), preparedBy: z.nullable(z.string()), isReady: z.boolean() }))
    .parse((await by.get('/api/refunds/drafts')).body.data);

describe('a draft claim sent to a signer', () => {
  it('is a preparer’s alone until it is sent, then the signers’ too, who are notified', async () => {
    expect((await preparer.send('PUT', draft, { content })).status).toBe(200);
    expect(await list(room.user)).toEqual([]);
    expect((await preparer.post(`${draft}/send-to-signer`, { content })).status).toBe(200);
    expect(await list(room.user)).toMatchObject([
      { key: 'handed', preparedBy: 'preparer Tester', isReady: true },
    ]);
    expect(await list(viewer)).toEqual([]);
    const news = (await room.user.get('/api/notifications')).text;
    expect(news).toContain('ready for you to check, sign');
    expect(news).toContain('"/refunds/create?draft=handed&step=missing&to=sign"');
    expect((await room.user.get(draft)).body.data).toMatchObject({ content: { explanation: 'Prepared' } });
  });

  it('is not seen by another company’s signer', async () => {
    expect((await room.pine.get(draft)).body.data).toBeNull();
    expect(await list(room.pine)).toEqual([]);
  });

  it('keeps a signer’s changes in its place, and goes back without losing them', async () => {
    const changed = { content: { ...content, explanation: 'Checked' } };
    expect((await room.user.send('PUT', draft, changed)).status).toBe(200);
    expect((await preparer.get(draft)).body.data).toMatchObject({ content: { explanation: 'Checked' } });
    expect((await room.user.send('DELETE', draft)).status).toBe(200);
    expect(await list(room.user)).toEqual([]);
    expect(await list(preparer)).toMatchObject([{ key: 'handed', preparedBy: null, isReady: false }]);
    const news = (await preparer.get('/api/notifications')).text;
    expect(news).toContain('returned the claim that you prepared');
    expect(news).toContain('"path":"/refunds/create?draft=handed&step=missing"');
  });

  it('is taken back by the preparer’s change', async () => {
    await preparer.post(`${draft}/send-to-signer`, { content });
    await preparer.send('PUT', draft, { content });
    expect(await list(room.user)).toEqual([]);
  });

  it('becomes the signer’s claim with its preparer’s name, and is gone for both', async () => {
    const [line = ''] = await postLines(room.portal.services, room.people.verifier.id, [
      { entry: 81, collected: '50.00', companyId: room.people.cedar.id },
    ]);
    await preparer.post(`${draft}/send-to-signer`, { content });
    const body = {
      ...(await room.submission([{ customsLineId: line, amountClaimed: '50.00' }], {
        documentIds: [await room.evidence(preparer)],
      })),
      draft: 'handed',
    };
    const key = { 'idempotency-key': randomUUID() };
    const denied = await preparer.post('/api/refunds', body, key);
    expect([denied.status, denied.body.errors[0]?.error]).toEqual([403, 'refused-not-signer']);
    const claim = parsed(await room.user.post('/api/refunds', body, { 'idempotency-key': randomUUID() }));
    const row = await room.portal.services.database.db
      .selectFrom('refund_claim')
      .select(['filed_by', 'prepared_by'])
      .where('id', '=', claim.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ filed_by: room.people.cedarUser.id, prepared_by: preparerId });
    expect([await list(preparer), await list(room.user)]).toEqual([[], []]);
    expect((await preparer.get(`${draft}/claim`)).body.data).toMatchObject({ id: claim.id });
    const again = await preparer.send('PUT', draft, { content });
    expect(again.body.errors[0]?.error).toBe('claim-filed-before');
  });

  it('is not sent where no one else can sign', async () => {
    const answer = await room.pine.post(`${draft}/send-to-signer`, { content });
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([409, 'no-signer']);
  });
});
