import { z } from 'zod';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const view = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  address: z.string(),
  hiddenColumns: z.array(z.string()),
  isCompact: z.boolean(),
  isDefault: z.boolean(),
});
const PATH = '/api/account/views';
const overdue = {
  list: 'companies',
  name: 'Owing most',
  address: 'sort=-balance&status=Active',
  hiddenColumns: ['city'],
  isCompact: true,
  isDefault: false,
};

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterAll(() => portal.stop());

const viewsOf = async (client: TestClient, headers = {}) =>
  z.array(view).parse((await client.get(PATH, headers)).body.data);
const save = async (client: TestClient, wanted: object = {}, headers = {}) => {
  const answer = await client.post(PATH, { ...overdue, ...wanted }, headers);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, answer.text.slice(0, 200)]);
  return view.parse(answer.body.data);
};
const content = ({ name, address, hiddenColumns, isCompact, isDefault }: z.infer<typeof view>) => ({
  name,
  address,
  hiddenColumns,
  isCompact,
  isDefault,
});

describe('a view of a list', () => {
  it('comes back as it was kept, for every role and nobody else', async () => {
    for (const email of [
      'user@cedarline.example',
      'readonly@northwood.example',
      'verifier@northwood.example',
    ]) {
      const client = await signedInClient(portal.url, email);
      expect(await viewsOf(client)).toEqual([]);
      const stored = await save(client, { name: email });
      expect(await viewsOf(client)).toEqual([{ ...overdue, id: stored.id, name: email }]);
    }
  });

  it('has a name of its own in its list, whatever the case, and keeps what was typed to try again', async () => {
    await save(admin, { name: 'Quarter’s end' });
    const again = await admin.post(PATH, { ...overdue, name: ' QUARTER’S END ' });
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([
      {
        error: 'view-name-taken',
        details: 'You already have a view with this name for this list. Choose another name.',
        field: 'name',
      },
    ]);
    await save(admin, { name: 'Quarter’s end', list: 'allReports' });
  });

  it('opens its list alone: the one that did before no longer does', async () => {
    const first = await save(admin, { name: 'First', isDefault: true });
    const second = await save(admin, { name: 'Second', isDefault: true });
    await save(admin, { name: 'Elsewhere', list: 'refundQueue', isDefault: true });
    const now = await viewsOf(admin);
    expect(now.find(({ id }) => id === first.id)?.isDefault).toBe(false);
    expect(now.find(({ id }) => id === second.id)?.isDefault).toBe(true);
    const changed = await admin.send('PUT', `${PATH}/${first.id}`, { ...content(first), isDefault: true });
    expect(changed.status).toBe(200);
    const opening = (await viewsOf(admin)).filter(({ isDefault }) => isDefault);
    expect(opening.map(({ name }) => name).sort()).toEqual(['Elsewhere', 'First']);
  });

  it('is renamed, kept again and removed', async () => {
    const stored = await save(admin, { name: 'For a while' });
    const wanted = { ...content(stored), name: 'For good', address: 'q=pine', hiddenColumns: [] };
    expect((await admin.send('PUT', `${PATH}/${stored.id}`, wanted)).body.data).toEqual({
      ...wanted,
      id: stored.id,
      list: 'companies',
    });
    expect((await admin.send('DELETE', `${PATH}/${stored.id}`)).status).toBe(200);
    expect((await viewsOf(admin)).some(({ id }) => id === stored.id)).toBe(false);
    expect((await admin.send('DELETE', `${PATH}/${stored.id}`)).status).toBe(404);
  });

  it('39 of somebody else is not there, exactly as one that does not exist', async () => {
    const stored = await save(admin, { name: 'Mine' });
    const other = await signedInClient(portal.url, 'approver@northwood.example');
    for (const [method, body] of [
      ['PUT', content(stored)],
      ['DELETE', undefined],
    ] as const) {
      const theirs = await other.send(method, `${PATH}/${stored.id}`, body);
      const nobodys = await other.send(method, `${PATH}/987654321`, body);
      expect([method, theirs.status]).toEqual([method, 404]);
      expect({ ...theirs.body, reference: '' }).toEqual({ ...nobodys.body, reference: '' });
    }
    expect((await viewsOf(admin)).find(({ id }) => id === stored.id)).toEqual(stored);
  });

  it('stays the administrator’s own while acting for a company, and never becomes the company’s', async () => {
    await admin.post('/api/admin/impersonation', {
      companyId: people.cedar.id,
      reason: 'A question by phone',
    });
    const acting = { 'x-on-behalf-of': people.cedar.id };
    const stored = await save(admin, { name: 'While acting', list: 'refunds' }, acting);
    expect(await viewsOf(admin, acting)).toEqual(await viewsOf(admin));
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    expect((await viewsOf(user)).some(({ id }) => id === stored.id)).toBe(false);
    await admin.send('DELETE', '/api/admin/impersonation');
  });

  it('is one of thirty at most, told in a sentence', async () => {
    const client = await signedInClient(portal.url, 'verifier@northwood.example');
    const saved = (await viewsOf(client)).length;
    for (let nth = saved; nth < 30; nth += 1) await save(client, { name: `View ${nth}` });
    const last = await client.post(PATH, { ...overdue, name: 'One more' });
    expect(last.status).toBe(409);
    expect(last.body.message).toContain('You have 30 views for this list');
  });

  it('H11 two tabs that keep the same name at once keep one view, and one of them is told', async () => {
    const client = await signedInClient(portal.url, 'approver@northwood.example');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.post(PATH, { ...overdue, name: 'At once', isDefault: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await viewsOf(client)).filter(({ name }) => name === 'At once')).toHaveLength(1);
  });
});
