import { ENDPOINTS } from '../../../contract/api';
import { placesOf } from '../payload/schemaShape';
import { samplePayload } from '../payload/samplePayload';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, people.admin.email);
  await admin.post('/api/admin/impersonation', { companyId: people.cedar.id, reason: 'By telephone.' });
});
afterAll(() => portal.stop());

/** Calls of somebody signed in that take a password or a code: what a person does to their own way of signing in. */
const OWN_SECRETS = [...ENDPOINTS].filter(
  ([, { access, body }]) =>
    (access === 'signed-in' || access === 'signed-in-or-temporary') &&
    body !== undefined &&
    placesOf(body).some(({ sensitivity }) => sensitivity === 'secret'),
);

describe('47 while an administrator acts for a company', () => {
  it('knows the calls it walks', () => {
    expect(OWN_SECRETS.length).toBeGreaterThanOrEqual(8);
  });

  it.each(OWN_SECRETS.map(([name]) => name))('%s is refused, with the right password too', async (name) => {
    const endpoint = ENDPOINTS.get(name);
    if (endpoint?.body === undefined) throw new Error(name);
    const answer = await admin.send(endpoint.method, endpoint.path, samplePayload(endpoint.body, PASSWORD), {
      'x-on-behalf-of': people.cedar.id,
    });
    expect([name, answer.status, answer.body.errors[0]?.error]).toEqual([
      name,
      403,
      'refused-acting-for-company',
    ]);
  });

  it('another company in the header opens nothing, and no company the own rights again', async () => {
    const read = (companyId: string, headers = {}) =>
      admin.get(`/api/accountmanager/companyprofile/${companyId}`, headers);
    expect((await read(people.pine.id, { 'x-on-behalf-of': people.pine.id })).status).toBe(403);
    expect((await read(people.pine.id, { 'x-on-behalf-of': people.cedar.id })).status).toBe(404);
    expect((await read(people.pine.id)).status).toBe(200);
  });

  it('signing out ends it', async () => {
    const other = await signedInClient(portal.url, people.admin.email);
    await other.post('/api/admin/impersonation', { companyId: people.pine.id, reason: 'By letter.' });
    await other.post('/api/Authenticate/logout');
    const again = await signedInClient(portal.url, people.admin.email);
    const answer = await again.get('/api/home', { 'x-on-behalf-of': people.pine.id });
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([403, 'not-acting']);
  });
});
