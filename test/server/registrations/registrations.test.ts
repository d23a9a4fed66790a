import { sql } from 'kysely';
import { z } from 'zod';
import { mailsTo, newestMail, passwordIn } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { postLines } from '../refunds/entryLines';
import { sampleRegistration } from '../setup/sampleRegistration';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterAll(() => portal.stop());

const register = (email: string, headers = {}, values: object = {}) =>
  createClient(portal.url).post('/api/UserManager/register', sampleRegistration(email, values), headers);
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
  it('is received by email, approved, and lets its contact in with the temporary password emailed then', async () => {
    const email = 'ana@alder.example';
    await register(email);
    expect(await newestMail(portal, email, 'registration-received')).toContain('We received a registration');
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

  it('is emailed in the language it was made in', async () => {
    await register('jean@boreal.example', { 'accept-language': 'fr-CA' });
    expect(await newestMail(portal, 'jean@boreal.example', 'registration-received')).toContain(
      'Nous avons reçu',
    );
  });

  it('12 of an address that has an account tells its mailbox alone', async () => {
    await register('user@pinegrove.example');
    expect(await newestMail(portal, 'user@pinegrove.example', 'registration-known')).toContain(
      'it already has an account',
    );
  });

  it('is refused with the reason by email, after which the address may register again', async () => {
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

describe('an address that somebody else registers', () => {
  it('86 sends a mailbox three emails a day, however often somebody registers its address', async () => {
    const email = 'verifier@northwood.example';
    for (let n = 0; n < 8; n += 1) await register(email);
    expect((await mailsTo(portal, email)).filter(({ kind }) => kind === 'registration-known')).toHaveLength(
      3,
    );
    const yesterday = new Date(portal.clock.now().getTime() - 24 * 3_600_000);
    await sql`update mail set created_at = ${yesterday} where recipient = ${email}`.execute(
      portal.database.database.db,
    );
    await register(email);
    expect((await mailsTo(portal, email)).filter(({ kind }) => kind === 'registration-known')).toHaveLength(
      4,
    );
  });

  it('86 carries nothing that was typed to the address, and no later email turns a name into a link', async () => {
    const email = 'stranger@elsewhere.example';
    const legalName = 'Prize at https://evil.example/win';
    await register(email, {}, { legalName });
    expect(await newestMail(portal, email, 'registration-received')).not.toContain('evil');
    const { id } = await pendingOf(email);
    await approve(id);
    const approved = await newestMail(portal, email, 'registration-approved');
    expect(approved).not.toContain('evil.example');
    expect(approved).not.toContain('https://evil');
    expect(approved.replaceAll('\u200b', '')).toContain(legalName);
    expect(passwordIn(approved)).not.toContain('\u200b');
  });

  it('98 that nobody answered keeps the address’s owner from nothing: the board decides whose it is', async () => {
    const email = 'shared@birch.example';
    await register(email, {}, { legalName: 'A stranger', contactName: 'Not Me' });
    const stranger = await pendingOf(email);
    await register(email, {}, { legalName: 'Birch Mill', contactName: 'Ben Birch' });
    const owner = await pendingOf(email);
    expect(owner.id).not.toBe(stranger.id);
    expect((await approve(owner.id)).status).toBe(200);
    const password = passwordIn(await newestMail(portal, email, 'registration-approved'));
    const client = await signedInClient(portal.url, email, password);
    expect(client.token).not.toBeNull();
    const second = await approve(stranger.id);
    expect(second.body.errors[0]?.error).toBe('email-taken');
    expect((await refuse(stranger.id)).status).toBe(200);
    expect((await createClient(portal.url).signIn(email, password)).status).toBe(200);
    const { first_name: name } = await portal.database.database.db
      .selectFrom('app_user')
      .select('first_name')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Ben');
  });

  it('98 is kept three times a day for one address', async () => {
    const email = 'often@birch.example';
    for (let n = 0; n < 6; n += 1) await register(email, {}, { legalName: `Mill ${n}` });
    const kept = await portal.database.database.db
      .selectFrom('company')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(kept).toHaveLength(3);
  });
});

describe('a company’s record', () => {
  it('shows what it wrote when it asked to be registered, and nothing of the kind for one the board made', async () => {
    const email = 'words@birch.example';
    await register(email, {}, { importerNumber: '41-2086799', message: 'We import cedar.' });
    const { id } = await pendingOf(email);
    const { data } = (await admin.get(`/api/admin/companies/${id}`)).body;
    expect(data).toMatchObject({ registration: { message: '41-2086799\nWe import cedar.' } });
    const made = (await admin.get(`/api/admin/companies/${people.cedar.id}`)).body.data;
    expect(made).toMatchObject({ registration: null });
  });
});

describe('34 closing the portal to a company', () => {
  const close = (id: string, version: number, by = admin) =>
    by.post(`/api/admin/companies/${id}/deactivate`, { version, reason: 'Out of business.' });
  const open = (id: string, version: number) =>
    admin.post(`/api/admin/companies/${id}/reactivate`, { version });
  const versionOf = async (id: string) =>
    (
      await portal.database.database.db
        .selectFrom('company')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version;

  it('ends the sessions of its people and of whoever acts for it; they are told why, at sign-in too', async () => {
    const company = people.pine.id;
    const user = await signedInClient(portal.url, 'user@pinegrove.example');
    const acting = await signedInClient(portal.url, 'admin@northwood.example');
    await acting.post('/api/admin/impersonation', { companyId: company, reason: 'Asked on the phone' });
    const onBehalf = { 'x-on-behalf-of': company };
    expect((await acting.get('/api/home', onBehalf)).status).toBe(200);

    expect((await close(company, await versionOf(company))).body.data).toMatchObject({ status: 'Inactive' });
    expect((await user.get('/api/home')).status).toBe(401);
    expect((await user.post('/api/Authenticate/refreshtoken')).status).toBe(401);
    expect((await acting.get('/api/home', onBehalf)).body.errors[0]?.error).toBe('not-acting');
    const refused = await createClient(portal.url).signIn('user@pinegrove.example');
    expect([refused.status, refused.text]).toEqual([
      423,
      'This company isn’t active, so its users can’t sign in. If this is your company, contact the board.',
    ]);
    expect((await createClient(portal.url).signIn('user@pinegrove.example', 'wrong')).status).toBe(401);
    expect(await newestMail(portal, 'user@pinegrove.example', 'company-deactivated')).toContain(
      'Out of business.',
    );

    expect((await open(company, await versionOf(company))).body.data).toMatchObject({ status: 'Active' });
    expect(await newestMail(portal, 'user@pinegrove.example', 'company-reactivated')).toContain(
      'reactivated',
    );
    await signedInClient(portal.url, 'user@pinegrove.example');
    const rows = await portal.database.database.db
      .selectFrom('audit_entry')
      .select(['action', 'outcome'])
      .where('subject_type', '=', 'company')
      .where('subject_id', '=', company)
      .orderBy('position')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'impersonation-started',
      'impersonation-ended',
      'company-deactivated',
      'company-reactivated',
    ]);
  });

  it('is refused on an older version, in another status, to other roles and for the board', async () => {
    const company = people.cedar.id;
    const version = await versionOf(company);
    expect((await close(company, version + 1)).body.errors[0]?.error).toBe('stale-version');
    expect((await open(company, version)).body.errors[0]?.error).toBe('company-not-possible-now');
    expect((await close(people.board.id, 1)).status).toBe(404);
    const reader = await signedInClient(portal.url, 'readonly@northwood.example');
    expect((await close(company, version, reader)).status).toBe(403);
    expect((await close(company, version)).status).toBe(200);
    expect((await close(company, version + 1)).body.errors[0]?.error).toBe('company-not-possible-now');
  });

  it('leaves nobody to be invited to it or given a password', async () => {
    const company = people.cedar.id;
    const invited = await admin.post('/api/UserManager/createuser', {
      email: 'late@cedarline.example',
      firstName: 'Late',
      lastName: 'Comer',
      companyId: company,
      roles: ['user'],
    });
    expect(invited.body.errors[0]).toMatchObject({ error: 'company-inactive', field: 'companyId' });
    const reset = await admin.post(`/api/admin/users/${people.cedarUser.id}/resetpassword`);
    expect(reset.status).toBe(423);
    await open(company, await versionOf(company));
  });

  it('edge 16 that is approved makes the entry lines under its numbers the company’s, and leaves those of others', async () => {
    const email = 'late@alder.example';
    await register(email);
    const { id } = await pendingOf(email);
    const line = { collected: '10.00', importerNumber: '41-7777777' };
    await postLines(portal.services, people.verifier.id, [
      { ...line, entry: 501, companyId: null },
      { ...line, entry: 502, companyId: null },
      { ...line, entry: 503, companyId: people.cedar.id },
      { ...line, entry: 504, companyId: null, importerNumber: '41-7777777AB' },
    ]);
    expect((await approve(id, { importerNumbers: ['41-7777777'] })).status).toBe(200);
    const owners = await portal.database.database.db
      .selectFrom('customs_line')
      .select('company_id')
      .orderBy('id')
      .execute();
    expect(owners.map(({ company_id: owner }) => owner)).toEqual([id, id, people.cedar.id, null]);
    const { details } = await portal.database.database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'company-approved')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ importerNumbers: ['41-7777777'], matchedLines: 2 });
  });
});
