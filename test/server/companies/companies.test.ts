import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mergePlan } from '../../../contract/entities/companyAdmin';
import { listOf } from '../../../contract/list';
import { companySummary } from '../../../contract/entities/company';
import { changeRequest } from '../../../contract/entities/companyAdmin';
import { newestMail } from '../setup/outbox';
import { download } from '../setup/upload';
import { type ExemptionRoom, openExemptionRoom } from '../exemptions/exemptionRoom';
import { postLines } from '../refunds/entryLines';
import { PASSWORD } from '../setup/testPeople';

let room: ExemptionRoom;
beforeEach(async () => {
  room = await openExemptionRoom();
});
afterEach(() => room.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const path = (id: string, rest: string) => `/api/admin/companies/${id}/${rest}`;
const versionOf = async (id: string): Promise<number> => {
  const row = await room.portal.services.database.db
    .selectFrom('company')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.version;
};
const post = async (id: string, rest: string, body: object) =>
  room.admin.post(path(id, rest), { version: await versionOf(id), ...body }, key());
const unmatched = (count: number, importerNumber: string, from = 1) =>
  postLines(
    room.portal.services,
    room.people.verifier.id,
    Array.from({ length: count }, (_, index) => ({
      entry: from + index,
      collected: '10.00',
      quantity: '100.000',
      companyId: null,
      importerNumber,
    })),
  );

describe('an importer number', () => {
  it('is given to one company, however many give it away in the same moment', async () => {
    const { cedar, pine } = room.people;
    const lines = '/api/customs/unmatched/assign';
    for (let last = 0; last < 8; last += 1) {
      const number = `55-765432${last.toString()}`;
      const [cedars, ...pines] = await Promise.all([
        post(cedar.id, 'importer-numbers', { number }),
        post(pine.id, 'importer-numbers', { number }),
        room.admin.post(lines, { importerNumber: number, companyId: pine.id, dryRun: false }),
      ]);
      const isPines = pines.some(({ status }) => status === 200);
      expect([number, cedars.status === 200]).toEqual([number, !isPines]);
    }
  });

  it('says what adding it would do, then makes the entry lines that were nobody’s the company’s', async () => {
    const { cedar, pine } = room.people;
    await unmatched(3, '55-1234567AB');
    const check = await room.admin.get(path(cedar.id, 'importer-numbers/check?number=551234567ab'));
    expect(check.body.data).toMatchObject({
      number: '55-1234567AB',
      kind: 'irs',
      holder: null,
      unmatchedLines: 3,
      amountCollected: '30.00',
    });
    const added = await post(cedar.id, 'importer-numbers', { number: '55-1234567ab' });
    expect(added.body.data).toMatchObject({
      matchedLines: 3,
      profile: { importerNumbers: ['55-1234567AB'] },
    });
    const { db } = room.portal.services.database;
    const lines = await db.selectFrom('customs_line').select('company_id').execute();
    expect(lines.map(({ company_id: id }) => id)).toEqual([cedar.id, cedar.id, cedar.id]);

    const again = await post(pine.id, 'importer-numbers', { number: '55-1234567AB' });
    expect(again.body.errors[0]).toMatchObject({ error: 'importer-number-held', field: 'number' });
    expect(again.body.errors[0]?.details).toContain('Cedarline');
  });

  it('edge 16 keeps suffix variants apart, and refuses letters that look like digits', async () => {
    const { cedar } = room.people;
    for (const number of ['55-1234567AB', '55-1234567AC', '240712-12345'])
      expect((await post(cedar.id, 'importer-numbers', { number })).status).toBe(200);
    const wrong = await post(cedar.id, 'importer-numbers', { number: '55-1234567OI' });
    expect(wrong.body.errors[0]).toMatchObject({ error: 'importer-number-invalid', field: 'number' });
  });

  it('of a person is covered for those who only read', async () => {
    const { cedar } = room.people;
    await post(cedar.id, 'importer-numbers', { number: '123-45-6789' });
    const numbersFor = async (client: typeof room.admin) =>
      z
        .array(z.object({ number: z.string() }))
        .parse((await client.get(path(cedar.id, 'importer-numbers'))).body.data)
        .map(({ number }) => number);
    expect(await numbersFor(room.admin)).toEqual(['123-45-6789']);
    expect(await numbersFor(room.readonly)).toEqual(['•••-••-6789']);
  });

  it('that is closed stays with the lines of before and can be given to another company', async () => {
    const { cedar, pine } = room.people;
    await unmatched(1, '55-1234567');
    await post(cedar.id, 'importer-numbers', { number: '55-1234567' });
    const late = await post(cedar.id, 'importer-numbers/close', {
      number: '55-1234567',
      closedOn: '2026-07-01',
    });
    expect(late.body.errors[0]).toMatchObject({ error: 'company-date-not-possible', field: 'closedOn' });
    const closed = await post(cedar.id, 'importer-numbers/close', {
      number: '55-1234567',
      closedOn: '2026-06-15',
    });
    expect(closed.body.data).toMatchObject({ importerNumbers: [] });
    expect((await post(pine.id, 'importer-numbers', { number: '55-1234567' })).status).toBe(200);
    const { db } = room.portal.services.database;
    expect(await db.selectFrom('customs_line').select('company_id').execute()).toEqual([
      { company_id: cedar.id },
    ]);
  });
});

describe('a group', () => {
  it('edge 7 shares the exempt quantity in the years it lasts, and leaving takes nothing back', async () => {
    const { cedar, pine } = room.people;
    await postLines(room.portal.services, room.people.verifier.id, [
      { entry: 1, collected: '10.00', quantity: '9000.000', companyId: cedar.id },
    ]);
    const used = async () => {
      const answer = await room.admin.get('/api/admin/companies?q=Pine');
      return z.parse(listOf(companySummary), answer.body.data).rows[0]?.exemptUsedPercent;
    };
    expect(await used()).toBe(0);
    const joined = await post(pine.id, 'group', { withCompanyId: cedar.id, from: '2026-02-01' });
    expect(joined.body.data).toMatchObject([
      { companyId: cedar.id, firstYear: 2026, until: null },
      { companyId: pine.id, firstYear: 2026, until: null },
    ]);
    expect(await used()).toBe(60);
    const left = await post(pine.id, 'group/leave', { on: '2026-06-10' });
    expect(left.body.data).toMatchObject([{ lastYear: 2026 }, { lastYear: 2026 }]);
    expect(await used()).toBe(60);
    const again = await post(pine.id, 'group', { withCompanyId: cedar.id, from: '2026-06-11' });
    expect(again.body.errors[0]).toMatchObject({ error: 'group-year-taken' });
    await room.goTo('2027-03-01');
    expect(await used()).toBe(0);
  });

  it('is not joined twice, by oneself or from a day to come', async () => {
    const { cedar, pine } = room.people;
    const errorOf = async (body: object) => (await post(pine.id, 'group', body)).body.errors[0]?.error;
    expect(await errorOf({ withCompanyId: pine.id, from: '2026-01-01' })).toBe('group-itself');
    expect(await errorOf({ withCompanyId: cedar.id, from: '2026-06-16' })).toBe('company-date-not-possible');
    await post(pine.id, 'group', { withCompanyId: cedar.id, from: '2026-01-01' });
    expect(await errorOf({ withCompanyId: cedar.id, from: '2026-01-01' })).toBe('group-there-already');
  });
});

describe('a merge', () => {
  it('edge 16 says first what would move; then the old record leads to the new one', async () => {
    const { cedar, pine } = room.people;
    await post(pine.id, 'importer-numbers', { number: '98-7654321' });
    await postLines(room.portal.services, room.people.verifier.id, [
      { entry: 1, collected: '10.00', companyId: pine.id, importerNumber: '98-7654321' },
    ]);
    await room.file({}, room.pine);
    const planned = await room.admin.get(path(pine.id, `merge?into=${cedar.id}`));
    const plan = mergePlan.parse(planned.body.data);
    expect(plan).toMatchObject({
      moves: { users: 1, importerNumbers: 1, customsLines: 1, refunds: 0, exemptions: 1, documents: 1 },
      conflicts: [],
    });
    expect((await room.pine.get('/api/home')).status).toBe(200);
    const merged = await post(pine.id, 'merge', { intoId: cedar.id, reason: 'Bought by Cedarline.' });
    expect(merged.status).toBe(200);
    const old = await room.readonly.get(`/api/admin/companies/${pine.id}`);
    expect(old.body.data).toMatchObject({
      mergedInto: { id: cedar.id, name: 'Cedarline Imports' },
      profile: { status: 'Inactive', importerNumbers: [] },
      counts: { users: 0, customsLines: 0, exemptions: 0 },
    });
    expect((await room.pine.get('/api/home')).status).toBe(401);
    await room.pine.signIn(room.people.pineUser.email);
    expect((await room.pine.get('/api/home')).body.data).toMatchObject({ companyName: 'Cedarline Imports' });
    const { db } = room.portal.services.database;
    const audit = await db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'company-merged')
      .execute();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit[0])).toContain('Bought by Cedarline.');
  });

  const leave = (companyId: string, fiscalYear: number, until: string) =>
    room.admin.post(
      '/api/admin/refunds/late-leaves',
      { companyId, fiscalYear, until, reason: 'Strike.' },
      key(),
    );
  const account = (client: typeof room.user, accountNumber: string) =>
    client.send('PUT', '/api/refunds/payee', {
      version: null,
      holder: 'Account',
      routingNumber: '021000021',
      accountNumber,
      accountType: 'checking',
      proof: { currentPassword: PASSWORD },
    });
  const merge = () =>
    post(room.people.pine.id, 'merge', { intoId: room.people.cedar.id, reason: 'One firm.' });
  const planned = async () =>
    mergePlan.parse(
      (await room.admin.get(path(room.people.pine.id, `merge?into=${room.people.cedar.id}`))).body.data,
    );

  it('moves waivers, leaves for late claims and views; a year both have holds once, with the later day', async () => {
    const { cedar, pine } = room.people;
    for (const client of [room.user, room.pine])
      expect(
        (
          await client.post(
            '/api/refunds/waivers',
            { fiscalYear: 2025, signerName: 'U R', isAuthorised: true },
            key(),
          )
        ).status,
      ).toBe(200);
    await room.pine.post(
      '/api/refunds/waivers',
      { fiscalYear: 2024, signerName: 'P R', isAuthorised: true },
      key(),
    );
    for (const [id, year, until] of [
      [cedar.id, 2023, '2026-09-01'],
      [pine.id, 2023, '2026-12-01'],
      [pine.id, 2022, '2026-08-01'],
    ] as const)
      expect((await leave(id, year, until)).status).toBe(200);
    await room.admin.post('/api/account/views', {
      list: 'audit',
      name: 'Pine',
      address: `sort=at&companyId=${pine.id}`,
      hiddenColumns: [],
      isCompact: false,
      isDefault: false,
    });
    expect((await planned()).moves).toMatchObject({
      waivers: 2,
      filingExtensions: 2,
      savedViews: 1,
      payeeAccounts: 0,
    });
    expect((await merge()).status).toBe(200);
    const { db } = room.portal.services.database;
    const waivers = await db
      .selectFrom('refund_waiver')
      .select(['company_id', 'fiscal_year', 'withdrawn_reason'])
      .orderBy('fiscal_year')
      .orderBy('id')
      .execute();
    expect(waivers).toEqual([
      { company_id: cedar.id, fiscal_year: 2024, withdrawn_reason: null },
      { company_id: cedar.id, fiscal_year: 2025, withdrawn_reason: null },
      { company_id: cedar.id, fiscal_year: 2025, withdrawn_reason: 'One firm.' },
    ]);
    const leaves = await db
      .selectFrom('late_claim_leave')
      .select(['company_id', 'fiscal_year', 'until'])
      .orderBy('fiscal_year')
      .execute();
    expect(leaves).toEqual([
      { company_id: cedar.id, fiscal_year: 2022, until: '2026-08-01' },
      { company_id: cedar.id, fiscal_year: 2023, until: '2026-12-01' },
    ]);
    expect((await room.admin.get('/api/account/views')).body.data).toMatchObject([
      { address: `sort=at&companyId=${cedar.id}` },
    ]);
  });

  it('takes the account for refunds along where the other has none, as a new one, and tells whoever pays', async () => {
    expect((await account(room.pine, '11112222')).status).toBe(200);
    await room.goTo('2026-10-01');
    expect(await planned()).toMatchObject({ moves: { payeeAccounts: 1 }, keepsOwnAccount: false });
    await merge();
    const { db } = room.portal.services.database;
    expect(
      await db.selectFrom('payee_account').select(['company_id', 'last_four', 'set_at']).execute(),
    ).toEqual([{ company_id: room.people.cedar.id, last_four: '2222', set_at: room.portal.clock.now() }]);
    const seen = await room.user.get('/api/notifications');
    expect(seen.text).toContain('changed the bank account that Cedarline Imports uses for refunds');
  });

  it('leaves the account behind where the other has one, and says so before', async () => {
    await account(room.pine, '11112222');
    await account(room.user, '33334444');
    expect(await planned()).toMatchObject({ moves: { payeeAccounts: 0 }, keepsOwnAccount: true });
    await merge();
    const stored = await room.portal.services.database.db
      .selectFrom('payee_account')
      .select('last_four')
      .where('company_id', '=', room.people.cedar.id)
      .execute();
    expect(stored).toEqual([{ last_four: '4444' }]);
  });

  it('waits for the decision on a change the company asked for', async () => {
    await room.pine.post('/api/company-requests', { field: 'kind', newValue: 'BOTH', reason: '' }, key());
    expect((await planned()).conflicts).toEqual(['merge-change-waiting']);
    expect((await merge()).status).toBe(409);
  });

  it('is refused with what is in the way, and nothing moves', async () => {
    const { cedar, pine } = room.people;
    await room.file();
    await room.file({}, room.pine);
    await room.portal.services.database.db
      .insertInto('ledger_entry')
      .values({
        company_id: pine.id,
        kind: 'ASSESSMENT',
        amount: '12.00',
        effective_date: '2026-06-01',
        reference: 'X',
        created_by: null,
        created_at: room.portal.clock.now(),
      })
      .execute();
    const planned = mergePlan.parse(
      (await room.admin.get(path(pine.id, `merge?into=${cedar.id}`))).body.data,
    );
    expect(planned.conflicts).toEqual(['merge-balance-open', 'merge-exemptions-overlap']);
    const refused = await post(pine.id, 'merge', { intoId: cedar.id, reason: 'Try.' });
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'merge-conflicts']);
    expect((await room.readonly.get(`/api/admin/companies/${pine.id}`)).body.data).toMatchObject({
      mergedInto: null,
      counts: { users: 1 },
    });
  });
});

describe('a change a company asks for', () => {
  const ask = (body: object) => room.user.post('/api/company-requests', { reason: '', ...body }, key());
  const decide = (id: string, body: object) =>
    room.admin.post(`/api/admin/company-requests/${id}/decide`, { version: 1, answer: '', ...body }, key());

  it('is made when the board accepts it, and told', async () => {
    const asked = changeRequest.parse(
      (await ask({ field: 'legalName', newValue: 'Cedarline & Söhne <b>' })).body.data,
    );
    expect(asked).toMatchObject({ status: 'waiting', oldValue: 'Cedarline Imports' });
    expect((await ask({ field: 'legalName', newValue: 'Another' })).body.errors[0]?.error).toBe(
      'change-waits',
    );
    const accepted = await decide(asked.id, { isAccepted: true });
    expect(accepted.body.data).toMatchObject({ status: 'accepted' });
    const company = await room.admin.get(`/api/admin/companies/${room.people.cedar.id}`);
    expect(company.body.data).toMatchObject({ profile: { legalName: 'Cedarline & Söhne <b>' } });
    expect((await decide(asked.id, { isAccepted: false, answer: 'No.' })).status).toBe(409);
  });

  it('of an importer number brings its lines with it', async () => {
    await unmatched(2, '77-1234567');
    const asked = changeRequest.parse(
      (await ask({ field: 'importerNumber', newValue: '771234567' })).body.data,
    );
    expect(asked.newValue).toBe('77-1234567');
    await decide(asked.id, { isAccepted: true });
    const company = await room.admin.get(`/api/admin/companies/${room.people.cedar.id}`);
    expect(company.body.data).toMatchObject({ counts: { customsLines: 2 } });
  });

  it('is refused with a reason that the company reads, and can be withdrawn before', async () => {
    const first = changeRequest.parse((await ask({ field: 'taxId', newValue: '98-7654321' })).body.data);
    expect(first.oldValue).toBe('••••••6789');
    expect((await decide(first.id, { isAccepted: false })).body.errors[0]).toMatchObject({ field: 'answer' });
    await decide(first.id, { isAccepted: false, answer: 'Send the letter of the tax office.' });
    const own = z.parse(listOf(changeRequest), (await room.user.get('/api/company-requests')).body.data);
    expect(own.rows).toMatchObject([{ status: 'refused', answer: 'Send the letter of the tax office.' }]);
    const second = changeRequest.parse((await ask({ field: 'kind', newValue: 'BOTH' })).body.data);
    const back = await room.user.post(`/api/company-requests/${second.id}/withdraw`, { version: 1 });
    expect(back.body.data).toMatchObject({ status: 'withdrawn' });
    expect((await ask({ field: 'taxId', newValue: 'none' })).body.errors[0]?.error).toBe('tax-id-invalid');
  });
});

describe('the list of companies', () => {
  it('goes out as CSV, filtered, with no cell that a spreadsheet would take for a formula', async () => {
    const { db } = room.portal.services.database;
    await db
      .updateTable('company')
      .set({ legal_name: '=cmd()' })
      .where('id', '=', room.people.pine.id)
      .execute();
    const sent = await download(room.portal.url, room.readonly, '/api/admin/companies/export?flag=refunds');
    const text = sent.bytes.toString('utf8');
    expect(sent.status).toBe(200);
    expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(3);
    expect(text).not.toMatch(/(^|,)=/m);
  });
});

describe('who is where and may do what', () => {
  it('edge 34 a Canadian importer has no tax number, a province, and French names', async () => {
    const { db } = room.portal.services.database;
    await db
      .updateTable('company')
      .set({
        legal_name: 'Bois Côté Ltée',
        tax_id: null,
        country: 'CA',
        region: 'QC',
        postal_code: 'G1R 4P5',
        language: 'fr',
      })
      .where('id', '=', room.people.cedar.id)
      .execute();
    expect((await post(room.people.cedar.id, 'importer-numbers', { number: '240712-12345' })).status).toBe(
      200,
    );
    expect((await room.admin.get('/api/admin/companies?q=cote')).body.data).toMatchObject({
      rows: [{ legalName: 'Bois Côté Ltée', country: 'CA' }],
    });
    const asked = await room.user.post(
      '/api/company-requests',
      { field: 'taxId', newValue: '123456789RC0001', reason: '' },
      key(),
    );
    expect(asked.status).toBe(200);
    const granted = await room.granted();
    const letter = await download(room.portal.url, room.user, `/api/exemptions/${granted.id}/decision.pdf`);
    expect(letter.status).toBe(200);
    expect(await newestMail(room.portal, room.people.cedarUser.email, 'exemption-approved')).toContain(
      'Bois Côté',
    );
  });

  it('edge 32 a company deactivated with an application open, then its user moved: the record stays, the person sees the new company', async () => {
    const filed = await room.file({}, room.pine);
    const { cedar, pine } = room.people;
    await post(pine.id, 'deactivate', { reason: 'Closed.' });
    expect((await room.read(filed.id)).status).toBe('Submitted');
    expect((await room.pine.get(`/api/exemptions/${filed.id}`)).status).toBe(401);
    await room.portal.services.database.db
      .updateTable('app_user')
      .set({ company_id: cedar.id })
      .where('id', '=', room.people.pineUser.id)
      .execute();
    await room.pine.signIn(room.people.pineUser.email);
    expect((await room.pine.get(`/api/exemptions/${filed.id}`)).status).toBe(404);
  });

  it('edge 31 the read-only role is refused every action on companies and exemptions, and reads them', async () => {
    const filed = await room.file();
    const { cedar } = room.people;
    for (const [at, body] of [
      [`/api/exemptions/${filed.id}/approve`, { version: 1, comment: '' }],
      [path(cedar.id, 'importer-numbers'), { version: 1, number: '55-1234567' }],
      [path(cedar.id, 'merge'), { version: 1, intoId: room.people.pine.id, reason: 'x' }],
    ] as const)
      expect((await room.readonly.post(at, body, key())).status).toBe(403);
    expect((await room.readonly.get(`/api/exemptions/${filed.id}`)).status).toBe(200);
  });

  it('edge 29 flags change while somebody is signed in: the server decides at once, the session follows at its renewal', async () => {
    const exempt = async () => {
      const home = z.object({ exemption: z.nullable(z.unknown()) });
      return z.parse(home, (await room.user.get('/api/home')).body.data).exemption !== null;
    };
    expect(await exempt()).toBe(false);
    await room.granted();
    expect(await exempt()).toBe(true);
    const renewed = await room.user.post('/api/Authenticate/refreshtoken', undefined);
    expect(renewed.body.data).toMatchObject({ isExempt: true });
  });
});
