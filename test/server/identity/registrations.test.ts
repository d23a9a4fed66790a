import { z } from 'zod';
import { mailsTo, newestMail, passwordIn } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterAll(() => portal.stop());

const register = (email: string, headers = {}) =>
  createClient(portal.url).post(
    '/api/UserManager/register',
    {
      legalName: `Company of ${email}`,
      kind: 'IMPORTER',
      taxId: '',
      importerNumber: '',
      address: {
        street1: '2 Quay',
        street2: '',
        city: 'Halifax',
        region: 'NS',
        postalCode: 'B3H',
        country: 'CA',
      },
      contactName: 'Ana de la Cruz',
      phone: '',
      email,
      message: '',
    },
    headers,
  );
const pendingOf = (email: string) =>
  portal.database.database.db
    .selectFrom('company')
    .select(['id', 'version', 'status'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const approve = (id: string, values: object = {}, by = admin) =>
  by.post(`/api/admin/companies/${id}/activate`, {
    version: 1,
    isAssessmentPayer: false,
    isRefundEligible: true,
    importerNumbers: [],
    ...values,
  });
const refuse = (id: string, reason = 'No importer of lumber.') =>
  admin.post(`/api/admin/companies/${id}/refuse`, { version: 1, reason });

describe('a registration', () => {
  it('is received by mail, approved, and lets its contact in with the temporary password mailed then', async () => {
    const email = 'ana@alder.example';
    await register(email);
    expect(await newestMail(portal, email, 'registration-received')).toContain(
      'Company of ana@alder.example',
    );
    const { id } = await pendingOf(email);
    const answer = await approve(id, { importerNumbers: ['41-2086753'] });
    expect(answer.body.data).toMatchObject({
      status: 'Active',
      isRefundEligible: true,
      isAssessmentPayer: false,
      importerNumbers: ['41-2086753'],
      version: 2,
    });
    const password = passwordIn(await newestMail(portal, email, 'registration-approved'));
    expect(answer.text).not.toContain(password);
    const client = await signedInClient(portal.url, email, password);
    expect((await client.get('/api/home')).body.errors[0]?.error).toBe('temporary-password');
  });

  it('is mailed in the language it was made in', async () => {
    await register('jean@boreal.example', { 'accept-language': 'fr-CA' });
    expect(await newestMail(portal, 'jean@boreal.example', 'registration-received')).toContain(
      'Nous avons reçu',
    );
  });

  it('12 of an address that has an account tells its mailbox alone', async () => {
    await register('user@pinegrove.example');
    expect(await newestMail(portal, 'user@pinegrove.example', 'registration-known')).toContain(
      'has one already',
    );
  });

  it('is refused with the reason by mail, after which the address may register anew', async () => {
    const email = 'ben@birch.example';
    await register(email);
    const { id } = await pendingOf(email);
    expect((await refuse(id)).body.data).toMatchObject({ status: 'Inactive' });
    expect(await newestMail(portal, email, 'registration-refused')).toContain('No importer of lumber.');
    expect((await createClient(portal.url).signIn(email, PASSWORD)).status).toBe(401);
    await register(email);
    expect(await pendingOf(email)).toMatchObject({ status: 'Pending' });
  });

  it('is decided once, also by two administrators at once', async () => {
    const email = 'twice@birch.example';
    await register(email);
    const { id } = await pendingOf(email);
    const answers = await Promise.all([approve(id), refuse(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsTo(portal, email)).toHaveLength(2);
  });

  it('takes no importer number that another company has, and no number that is none', async () => {
    const email = 'taken@birch.example';
    await register(email);
    const { id } = await pendingOf(email);
    await portal.database.database.db
      .insertInto('importer_number')
      .values({ number: '58-3310274', company_id: people.cedar.id })
      .execute();
    const taken = await approve(id, { importerNumbers: ['58-3310274'] });
    expect(taken.body.errors[0]).toMatchObject({ error: 'importer-number-taken', field: 'importerNumbers' });
    const odd = await approve(id, { importerNumbers: ['4.12E+8'] });
    expect(odd.body.errors[0]).toMatchObject({ error: 'field-invalid', field: 'importerNumbers' });
    expect(await pendingOf(email)).toMatchObject({ status: 'Pending', version: 1 });
  });

  it('is no way to decide about the board or a company that is active', async () => {
    expect((await approve(people.board.id)).status).toBe(404);
    expect((await approve(people.cedar.id)).body.errors[0]?.error).toBe('company-decided');
    const decided = await portal.database.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', 'in', ['company-approved', 'company-refused'])
      .execute();
    expect(z.array(z.object({ action: z.string() })).parse(decided)).toHaveLength(3);
  });
});
