import { sql } from 'kysely';
import type { z } from 'zod';
import { home } from '../../../contract/entities/home';
import { payable } from '../../../contract/entities/payment';
import fieldNames from '../../../contract/texts/en/auditFields.json';
import { formatMoney, money } from '../../../domain/money';
import { auditFields } from '../../../server/modules/audit/trail/auditFields';
import { loadDemo } from '../../../server/demo/loadDemo';
import { signedInClient, type TestClient } from '../setup/testClient';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  portal = await startPortal({ now: new Date('2026-06-15T14:00:00Z') });
  await loadDemo({ ...portal.services, log: () => undefined });
  const password = portal.services.config.demoPassword ?? '';
  for (const email of [
    'admin@northwood',
    'verifier@northwood',
    'readonly@northwood',
    'approver@northwood',
    'user@cedarline',
    'user@pinegrove',
    'user@boreal',
  ])
    clients.set(
      email.replace(/@northwood$/, ''),
      await signedInClient(portal.url, `${email}.example`, password),
    );
}, 120_000);
afterAll(() => portal.stop());

const as = (who: string): TestClient => {
  const client = clients.get(who);
  if (client === undefined) throw new Error(who);
  return client;
};
const queryOf = (path: string): string => path.slice(path.indexOf('?'));
/** The filters of a list that is one view of its screen. */
const withoutView = (path: string): string => queryOf(path).replace(/(?<=\?)view=[^&]+&?/, '');

/** The call that the list at a card's address makes; the grid of missing reports counts companies, and has a test of its own. */
const LIST_OF: Readonly<Partial<Record<string, (path: string) => string>>> = {
  ...Object.fromEntries(
    [
      'my-claims',
      'decisions-overdue',
      'refunds-to-verify',
      'refunds-to-approve',
      'refunds-with-company',
      'decisions-due',
      'exemptions-to-decide',
      'companies-pending',
    ].map((key) => [key, (path: string) => `/api${path}`]),
  ),
  'runs-to-release': (path) => `/api/admin/paymentruns${withoutView(path)}`,
  'customs-unmatched': () => '/api/customs/unmatched',
  'customs-staged': (path) => `/api/customs/batches${queryOf(path)}`,
  'corrections-waiting': (path) => `/api/admin/corrections${withoutView(path)}`,
  'card-returns-to-check': (path) => `/api/admin/payments/card-returns${withoutView(path)}`,
};

interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly total: number;
}
const list = async (who: string, path: string): Promise<Page> => {
  const answer = await as(who).get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer.body.data as Page;
};
const column = (page: Page, name: string) => page.rows.map((row) => row[name]);

describe('companies', () => {
  it('are listed without the board, sorted without regard to case and accents', async () => {
    const page = await list('admin', '/api/admin/companies?pageSize=100');
    expect(page.total).toBe(12);
    expect(column(page, 'legalName').slice(0, 3)).toEqual([
      'Blackwater Forest Products, L.P.',
      'Bois Boréal Ltée',
      'Cedarline Imports Inc.',
    ]);
    expect((await list('admin', '/api/admin/companies?q=boreal')).total).toBe(1);
    expect((await list('admin', '/api/admin/companies?isExempt=yes')).total).toBe(4);
    expect((await list('admin', '/api/admin/companies?status=Pending,Inactive')).total).toBe(2);
  });

  it('can be sorted by what they owe and by the share of the exempt quantity they have used', async () => {
    const owing = await list('readonly', '/api/admin/companies?sort=-balance&pageSize=1');
    expect(Number(owing.rows[0]?.['balance'])).toBeGreaterThan(0);
    const used = column(
      await list('admin', '/api/admin/companies?sort=-exemptUsedPercent&pageSize=100'),
      'exemptUsedPercent',
    );
    const known = used.filter((percent): percent is number => percent !== null);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    expect(used.slice(known.length).every((percent) => percent === null)).toBe(true);
  });

  it('show counts of what belongs to them, and the whole tax number to an administrator alone', async () => {
    const [row] = (await list('admin', '/api/admin/companies?q=pinegrove')).rows;
    const path = `/api/admin/companies/${String(row?.['id'])}`;
    const seen = (await as('admin').get(path)).body.data;
    expect(seen).toMatchObject({
      profile: { taxId: '58-3310274' },
      summary: { isAssessmentPayer: true, users: 1 },
      counts: { users: 1, reports: 10, exemptions: 0, refunds: 0, customsLines: 0 },
    });
    expect((await as('readonly').get(path)).body.data).toMatchObject({ profile: { taxId: '••••••0274' } });
    expect((await as('verifier').get(path)).status).toBe(403);
    expect((await as('admin').get('/api/admin/companies/987654321')).status).toBe(404);
    expect((await as('admin').get('/api/admin/companies/nonsense')).status).toBe(404);
  });

  it('are found by a part of the name by all staff, and by nobody else', async () => {
    const found = (await as('approver').get('/api/admin/companies/names?q=lakehead')).body.data;
    expect((found as { name: string }[]).map(({ name }) => name)).toEqual([
      'Lakehead Sawmills Inc.',
      'Lakehead Timber & Supply Co.',
    ]);
    expect((await as('user@cedarline').get('/api/admin/companies/names?q=lake')).status).toBe(403);
  });
});

describe('reports and certificates', () => {
  it('are a company’s own, and a report explains its amount', async () => {
    const own = await list('user@pinegrove', '/api/assessments');
    expect(own.total).toBe(8);
    expect(new Set(column(own, 'companyName'))).toEqual(new Set(['Pinegrove Lumber Company']));
    const path = `/api/assessments/${String(own.rows[0]?.['id'])}`;
    const report = (await as('user@pinegrove').get(path)).body.data;
    expect(report).toMatchObject({ unit: 'MBF', ratePerUnit: '0.410000' });
    expect(Object(report)).toHaveProperty('explanation.0.step', 'gross');
    expect((await as('user@cedarline').get(path)).status).toBe(404);
    expect((await as('verifier').get(path)).status).toBe(404);
    expect((await as('readonly').get(path)).status).toBe(200);
  });

  it('are listed for staff over all companies, with the filters of the contract', async () => {
    const all = await list('readonly', '/api/admin/assessments?pageSize=100&sort=companyName');
    expect(all.total).toBeGreaterThan(35);
    const returned = await list('admin', '/api/admin/assessments?status=Returned');
    expect(returned.total).toBe(1);
    expect((await list('admin', '/api/admin/exemptions?status=Expired')).total).toBeGreaterThan(0);
    const certificate = await list('user@boreal', '/api/exemptions?status=Approved');
    expect(certificate.rows[0]?.['certificateNumber']).toMatch(/^[A-Z0-9]{9}$/);
    expect((await as('user@boreal').get('/api/admin/exemptions')).status).toBe(403);
  });

  it('are none for staff who name no company, and a named company’s for those who may read it', async () => {
    expect((await list('verifier', '/api/assessments')).total).toBe(0);
    const [row] = (await list('admin', '/api/admin/companies?q=pinegrove')).rows;
    const named = `/api/assessments?companyId=${String(row?.['id'])}`;
    expect((await list('readonly', named)).total).toBe(8);
    expect((await as('verifier').get(named)).status).toBe(403);
  });

  it('owe what the ledger says, less what is paid ahead', async () => {
    const { rows } = await sql<{ id: string; name: string; ledger: string; reports: string }>`
      select company.id::text, legal_name as name,
        (select coalesce(sum(amount), 0)::text from ledger_entry
          where company_id = company.id and kind not like 'REFUND%') as ledger,
        (select coalesce(sum(balance), 0)::text from assessment_report
          where company_id = company.id and status in ('Submitted', 'UnderReview', 'Accepted')) as reports
      from company where not is_board order by company.id`.execute(portal.services.database.db);
    for (const { id, name, ledger, reports } of rows) {
      const answer = await as('admin').get(`/api/payments/payable?companyId=${id}`);
      const { unappliedCredit } = payable.parse(answer.body.data);
      const owed = formatMoney(money(reports) - money(unappliedCredit));
      expect({ name, owed }).toEqual({ name, owed: formatMoney(money(ledger)) });
    }
    expect(rows.some(({ ledger }) => money(ledger) < 0n)).toBe(true);
    expect(rows.some(({ ledger }) => money(ledger) > 0n)).toBe(true);
  });
});

describe('the start page', () => {
  const homeOf = async (who: string): Promise<z.infer<typeof home>> =>
    home.parse((await as(who).get('/api/home')).body.data);

  it('shows each member of staff the queues they may open, which lead to lists of just as many', async () => {
    const verifier = await homeOf('verifier');
    if (verifier.kind !== 'staff') throw new Error(verifier.kind);
    expect(verifier.queues.map(({ key }) => key).slice(0, 2)).toEqual(['my-claims', 'decisions-overdue']);
    expect(verifier.queues.map(({ key }) => key).sort()).toEqual([
      'customs-staged',
      'customs-unmatched',
      'decisions-due',
      'decisions-overdue',
      'my-claims',
      'refunds-to-verify',
      'refunds-with-company',
    ]);
    const admin = await homeOf('admin');
    if (admin.kind !== 'staff') throw new Error(admin.kind);
    expect(admin.months).toHaveLength(12);
    expect(admin.lastBatch?.status).toBe('Validated');
    const shown = { admin, verifier, approver: await homeOf('approver') };
    const checked = new Set<string>();
    for (const [who, staff] of Object.entries(shown)) {
      if (staff.kind !== 'staff') throw new Error(staff.kind);
      for (const queue of staff.queues) {
        const asked = LIST_OF[queue.key]?.(queue.path);
        if (asked === undefined) continue;
        checked.add(queue.key);
        expect([who, queue.key, (await list(who, asked)).total]).toEqual([who, queue.key, queue.count]);
      }
    }
    expect(checked.size).toBeGreaterThan(10);
    const idsBehind = async (key: string) => {
      const path = verifier.queues.find((queue) => queue.key === key)?.path ?? '';
      return column(await list('verifier', `/api${path}`), 'id');
    };
    const overdue = await idsBehind('decisions-overdue');
    expect(overdue.length).toBeGreaterThan(0);
    expect((await idsBehind('decisions-due')).filter((id) => overdue.includes(id))).toEqual([]);
  });

  it('shows a payer the next report and an importer the certificate and the claims', async () => {
    const pine = await homeOf('user@pinegrove');
    expect(pine).toMatchObject({
      kind: 'company',
      companyName: 'Pinegrove Lumber Company',
      nextReport: { fiscalYear: 2026, period: 'Q2', dueDate: '2026-07-30', daysLeft: 45 },
    });
    const boreal = await homeOf('user@boreal');
    if (boreal.kind !== 'company') throw new Error(boreal.kind);
    expect(boreal.nextReport).toBeNull();
    expect(boreal.exemption?.certificateNumber).toMatch(/^[A-Z0-9]{9}$/);
    expect(boreal.refunds.length).toBeGreaterThan(2);
    expect(boreal.lines.count).toBeGreaterThan(100);
  });
});

describe('the search', () => {
  const find = async (who: string, q: string) =>
    (await as(who).get(`/api/search?q=${encodeURIComponent(q)}`)).body.data as {
      type: string;
      title: string;
      path: string;
    }[];

  it('finds every kind of record for staff by number or name', async () => {
    expect((await find('admin', 'boréal')).map(({ type }) => type)).toContain('company');
    expect((await find('admin', 'RF-20')).every(({ type }) => type === 'refund')).toBe(true);
    expect((await find('admin', 'preliminary')).map(({ type }) => type)).toEqual(['customsBatch']);
    expect((await find('admin', 'R-2026-Q1')).map(({ type }) => type)).toContain('report');
    expect((await find('verifier', 'boréal')).map(({ type }) => type)).not.toContain('company');
  });

  it("finds a company's claims by its name before its people, for whoever decides on claims", async () => {
    for (const who of ['verifier', 'approver']) {
      const types = (await find(who, 'cedarl')).map(({ type }) => type);
      expect(types[0]).toBe('refund');
      expect(types).toContain('user');
    }
    expect((await find('user@boreal', 'cedarl')).map(({ type }) => type)).toEqual([]);
  });

  it('finds people by name or email address, for staff alone', async () => {
    for (const q of ['Marta', 'verifier@northwood'])
      expect((await find('approver', q)).map(({ type, title }) => [type, title])).toEqual([
        ['user', 'Marta Lindqvist'],
      ]);
    expect(await find('user@cedarline', 'Marta')).toEqual([]);
  });

  it('H40 finds an entry by any spelling of its number, and for a company its own alone', async () => {
    const line = await portal.services.database.db
      .selectFrom('customs_line')
      .innerJoin('company', 'company.id', 'customs_line.company_id')
      .select('entry_number')
      .where('company.legal_name', '=', 'Cedarline Imports Inc.')
      .limit(1)
      .executeTakeFirstOrThrow();
    const number = line.entry_number;
    const hyphened = `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`;
    for (const spelling of [number, hyphened, number.toLowerCase(), ` ${number} `])
      expect((await find('verifier', spelling)).map(({ type }) => type)).toContain('customsLine');
    expect((await find('user@cedarline', number)).map(({ type }) => type)).toContain('customsLine');
    expect(await find('user@boreal', number)).toEqual([]);
  });

  it('takes what people type for text', async () => {
    for (const q of ["' or 1=1 --", '%%', '__', '\\\\', '<b>x</b>'])
      expect([q, await find('admin', q)]).toEqual([q, []]);
    expect((await as('admin').get('/api/search?q=x')).status).toBe(400);
  });
});

describe('the program and its people', () => {
  it('is told to anybody, and its configuration to an administrator alone', async () => {
    const answer = await fetch(`${portal.url}/api/program`);
    expect(await answer.json()).toMatchObject({
      data: {
        boardName: 'Northwood Timber Board',
        ratePerUnit: '0.41',
        unitCode: 'MBF',
        reportPeriod: 'QUARTER',
      },
    });
    expect((await as('admin').get('/api/admin/configuration')).body.data).toMatchObject({
      twoApproverLimit: '5000.00',
      refundDecisionDays: 60,
      rates: [{ effectiveFrom: '2012-01-01' }, { factors: { m3: '0.423776001', m2: '0.010763104' } }],
    });
    for (const who of ['verifier', 'readonly', 'approver', 'user@boreal'])
      expect((await as(who).get('/api/admin/configuration')).status).toBe(403);
  });

  it('lists users for staff by name, role and company, never a secret', async () => {
    const verifiers = await list('approver', '/api/admin/users?role=verifier');
    expect(column(verifiers, 'name').sort()).toEqual(['Marta Lindqvist', 'Thomas Whitford']);
    expect((await list('admin', '/api/admin/users?q=genevieve')).total).toBe(1);
    const answer = await as('admin').get('/api/admin/users?pageSize=100');
    expect(answer.text).not.toMatch(/hash|argon|\$m=/i);
    expect((await as('user@cedarline').get('/api/admin/users')).status).toBe(403);
  });
});

it('every field that the audit trail of the demo shows has a name', async () => {
  const rows = await portal.services.database.db.selectFrom('audit_entry').select('details').execute();
  const fields = rows.flatMap(({ details }) => auditFields(details).map(({ field }) => field));
  expect(fields.length).toBeGreaterThan(500);
  // A value of the configuration is named by the parts of its path; the board's texts by their keys, as they are.
  const parts = fields.filter((field) => !field.startsWith('texts.')).flatMap((field) => field.split('.'));
  const unnamed = [...new Set(parts)].filter(
    (part) => part !== '' && !/^\d+$/.test(part) && !(part in fieldNames),
  );
  expect(unnamed).toEqual([]);
});
