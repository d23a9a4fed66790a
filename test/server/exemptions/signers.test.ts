import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addUser } from '../setup/testPeople';
import { draft, type ExemptionRoom, openExemptionRoom, taken } from './exemptionRoom';

let room: ExemptionRoom;
let preparer: TestClient;
let preparerId: string;
let viewer: TestClient;
let content: object;
beforeAll(async () => {
  room = await openExemptionRoom();
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
  content = draft(await room.document('certificate', preparer));
});
afterAll(() => room.close());

const OWN = '/api/exemptions/draft';
const theirs = () => `/api/exemptions/drafts/${preparerId}`;
const sendIt = () => preparer.post(`${OWN}/send-to-signer`, { content });
const list = async (by: TestClient) =>
  z.array(z.unknown()).parse((await by.get('/api/exemptions/drafts')).body.data);
const newsOf = async (by: TestClient) => (await by.get('/api/notifications')).text;

describe('a draft application sent to a signer', () => {
  it('is a preparer’s alone until it is sent, then the signers’ too, who are notified', async () => {
    expect((await preparer.send('PUT', OWN, { content })).status).toBe(200);
    expect([await list(room.user), (await room.user.get(theirs())).status]).toEqual([[], 404]);
    expect((await sendIt()).status).toBe(200);
    expect(await list(room.user)).toMatchObject([
      { preparer: { id: preparerId, name: 'preparer Tester' }, kind: 'ORGANIC', isReady: true },
    ]);
    expect(await list(viewer)).toEqual([]);
    expect((await viewer.get(theirs())).status).toBe(404);
    expect(await newsOf(room.user)).toContain('prepared an exemption application');
    expect((await room.user.get(theirs())).body.data).toMatchObject({
      content,
      preparedBy: 'preparer Tester',
      documents: [{ kind: 'certificate' }],
    });
    expect((await room.user.get('/api/home')).text).toContain(`"preparer":"${preparerId}"`);
    expect((await room.user.get(OWN)).body.data).toBeNull();
  });

  it('is not there for another company’s signer', async () => {
    expect((await room.pine.get(theirs())).status).toBe(404);
    expect((await room.pine.send('PUT', theirs(), { content })).status).toBe(404);
    expect((await room.pine.send('DELETE', theirs())).status).toBe(404);
    expect(await list(room.pine)).toEqual([]);
  });

  it('keeps a signer’s changes, and goes back to its preparer, who is notified', async () => {
    const changed = { content: { ...content, certifier: 'Checked' } };
    expect((await room.user.send('PUT', theirs(), changed)).status).toBe(200);
    expect((await preparer.get(OWN)).body.data).toMatchObject({ content: { certifier: 'Checked' } });
    expect((await room.user.send('DELETE', theirs())).status).toBe(200);
    expect(await list(room.user)).toEqual([]);
    expect(await list(preparer)).toMatchObject([{ preparer: null, isReady: false }]);
    const news = await newsOf(preparer);
    expect(news).toContain('returned the exemption application that you prepared');
    expect(news).toContain('"path":"/exemptions"');
  });

  it('is taken back by the preparer’s change', async () => {
    await sendIt();
    await preparer.send('PUT', OWN, { content });
    expect(await list(room.user)).toEqual([]);
    expect((await room.user.send('PUT', theirs(), { content })).status).toBe(404);
  });

  it('becomes the signer’s application, is gone for the preparer, and leaves the signer’s own draft', async () => {
    await sendIt();
    await room.user.send('PUT', OWN, { content: { ...content, documentIds: [], certifier: 'My own' } });
    const body = { ...(await room.application()), preparer: preparerId };
    const key = { 'idempotency-key': randomUUID() };
    const denied = await preparer.post('/api/exemptions', body, key);
    expect([denied.status, denied.body.errors[0]?.error]).toEqual([403, 'refused-not-signer']);
    const { id } = taken(await room.user.post('/api/exemptions', body, { 'idempotency-key': randomUUID() }));
    const row = await room.portal.services.database.db
      .selectFrom('exemption')
      .select(['filed_by', 'prepared_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ filed_by: room.people.cedarUser.id, prepared_by: preparerId });
    expect((await preparer.get(OWN)).body.data).toBeNull();
    expect((await room.user.get(OWN)).body.data).toMatchObject({ content: { certifier: 'My own' } });
  });

  it('is not sent where no one else can sign', async () => {
    const answer = await room.pine.post(`${OWN}/send-to-signer`, { content });
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([409, 'no-signer']);
  });
});
