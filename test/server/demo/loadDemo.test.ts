import { sql } from 'kysely';
import { configurationHistory } from '../../../contract/entities/configuration';
import { annualRunList } from '../../../contract/entities/annualRun';
import { foreseenClaims } from '../../../contract/entities/foreseenClaims';
import { home } from '../../../contract/entities/home';
import { type RefundProposal, refundProposal } from '../../../contract/entities/refund';
import { payable } from '../../../contract/entities/payment';
import { loadDemo } from '../../../server/demo/loadDemo';
import { calendarDate } from '../../../domain/calendarDate';
import { type KnownLine, readClaimRows } from '../../../domain/claimRows';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import { SHOWN_ACCOUNTS } from '../../../server/demo/demoCast';
import { verifyAudit } from '../../../server/modules/audit/verifyAudit';
import { workOnRuns } from '../../../server/modules/refunds/annualRun/workOnRuns';
import { findConfiguration } from '../../../server/modules/configuration/configurationRow';
import { createClient } from '../setup/testClient';
import { openCustomsRoom } from '../customs/customsRoom';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { aceReportOf, storedLines, type StoredLine } from './aceOfDemo';

const NOW = new Date('2026-06-15T14:00:00Z');
let portal: TestPortal;

beforeAll(async () => {
  portal = await startPortal({ now: NOW });
  const log: string[] = [];
  const result = await loadDemo({ ...portal.services, log: (sentence) => log.push(sentence) });
  expect(result).toEqual({ kind: 'loaded' });
  expect(log.length).toBeGreaterThan(3);
}, 120_000);
afterAll(() => portal.stop());

const countBy = async (table: 'refund_claim' | 'exemption' | 'assessment_report', column: 'status') => {
  const rows = await portal.services.database.db.selectFrom(table).select(column).execute();
  return [...new Set(rows.map((row) => row[column]))].sort();
};

const knownLines = (lines: RefundProposal['lines']): readonly KnownLine[] =>
  lines.map((line) => ({
    id: line.customsLineId,
    entryNumber: line.entryNumber,
    lineNo: line.lineNo,
    entryDate: calendarDate(line.entryDate),
    proposed: money(line.amountProposed),
    isInClaim: money(line.amountInOtherClaims) > 0n,
  }));

describe('the demonstration data', () => {
  it('has the board and twelve companies of every kind', async () => {
    const rows = await portal.services.database.db.selectFrom('company').selectAll().execute();
    expect(rows.filter((row) => !row.is_board)).toHaveLength(12);
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['MANUFACTURER', 'IMPORTER', 'BOTH']));
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['Active', 'Pending', 'Inactive']));
    expect(rows.some((row) => row.country === 'CA' && row.legal_name === 'Bois Boréal Ltée')).toBe(true);
  });

  it('has a history of its configuration, which ends in the program as it is shipped', async () => {
    const admin = createClient(portal.url);
    await admin.signIn('admin@northwood.example', portal.services.config.demoPassword ?? '');
    const answer = await admin.get('/api/admin/configuration/history');
    const history = configurationHistory.parse(answer.body.data);
    expect(history.map(({ by }) => by?.name)).toEqual(['Avery Holt', 'Joan Keller', 'Avery Holt']);
    const { document } = await findConfiguration(portal.services.database.db, NOW);
    expect(document).toMatchObject(QUARTERLY_BOARD_FEET);
  });

  it('has a message to the board that is answered, and one that waits', async () => {
    const rows = await portal.services.database.db
      .selectFrom('contact_message')
      .select(['name', 'answered_at'])
      .orderBy('received_at')
      .execute();
    expect(rows.map(({ name, answered_at }) => [name, answered_at !== null])).toEqual([
      ['Nora Whitaker', true],
      ['Étienne Gagnon', false],
    ]);
  });

  it('has a second administrator, who may agree to what the first one asked for', async () => {
    const corrections = await portal.services.database.db
      .selectFrom('account_correction')
      .innerJoin('app_user', 'app_user.id', 'account_correction.proposed_by')
      .select('app_user.email')
      .where('state', '=', 'waiting')
      .execute();
    expect(corrections).toEqual([{ email: 'admin@northwood.example' }]);
    const admins = await portal.services.database.db
      .selectFrom('app_user')
      .select('email')
      .where(sql<boolean>`'admin' = any(roles)`)
      .orderBy('id')
      .execute();
    expect(admins.map(({ email }) => email)).toEqual(['admin@northwood.example', 'admin2@northwood.example']);
  });

  it('has claims in every step', async () => {
    expect(await countBy('refund_claim', 'status')).toEqual([
      'Appealed',
      'Approved',
      'InVerification',
      'MoreInfo',
      'Paid',
      'PaymentIssued',
      'Rejected',
      'ReturnedToVerifier',
      'Submitted',
      'Verified',
      'Withdrawn',
    ]);
  });

  it('has one claim over the limit that awaits its second signature', async () => {
    const rows = await portal.services.database.db
      .selectFrom('refund_claim')
      .innerJoin('refund_approval', 'refund_approval.claim_id', 'refund_claim.id')
      .select(['number', 'amount_verified'])
      .where('status', '=', 'Verified')
      .execute();
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.amount_verified)).toBeGreaterThan(5000);
  });

  it('has a part paid, money paid ahead, a check that bounced and a payment by card', async () => {
    const admin = createClient(portal.url);
    await admin.signIn('admin@northwood.example', portal.services.config.demoPassword ?? '');
    const total = async (query: string) => (await admin.get(`/api/admin/payments?${query}`)).body.data;
    expect(await total('kind=PAYMENT_CARD')).toMatchObject({ total: 1 });
    expect(await total('state=reversed')).toMatchObject({ total: 1, rows: [{ reference: 'CHK-7713' }] });
    const company = async (name: string) => {
      const { id } = await portal.services.database.db
        .selectFrom('company')
        .select('id')
        .where('legal_name', 'like', `${name}%`)
        .executeTakeFirstOrThrow();
      return (await admin.get(`/api/payments/payable?companyId=${id}`)).body.data;
    };
    expect(await company('Pinegrove')).toMatchObject({ unappliedCredit: '1119.00' });
    const owed = payable.parse(await company('Blackwater'));
    expect(owed.reports.some(({ paid, balance }) => paid !== '0.00' && balance !== '0.00')).toBe(true);
  });

  it('has a remainder that was written off, and a report whose voiding waits for a second administrator', async () => {
    const rows = await portal.services.database.db
      .selectFrom('account_correction')
      .select(['kind', 'state', 'amount'])
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { kind: 'write-off', state: 'done', amount: '12.36' },
      { kind: 'void', state: 'waiting' },
    ]);
    expect(Number(rows[1]?.amount)).toBeGreaterThan(5000);
  });

  it('H86 tells every importer what is left to claim, to the cent as the claim form proposes it', async () => {
    const rows = await portal.services.database.db
      .selectFrom('app_user')
      .innerJoin('company', 'company.id', 'app_user.company_id')
      .select('app_user.email')
      .where('company.is_refund_eligible', '=', true)
      .where('company.is_board', '=', false)
      .where('company.status', '=', 'Active')
      .where('app_user.is_active', '=', true)
      .execute();
    const compared: string[] = [];
    for (const { email } of rows) {
      const client = createClient(portal.url);
      await client.signIn(email, portal.services.config.demoPassword ?? '');
      const answer = foreseenClaims.parse((await client.get('/api/refunds/foreseen')).body.data);
      for (const { fiscalYear, reason, amount } of answer.claims) {
        const form = await client.get(`/api/refunds/proposal?fiscalYear=${fiscalYear}&reason=${reason}`);
        expect([email, fiscalYear, reason, refundProposal.parse(form.body.data).totalProposed]).toEqual([
          email,
          fiscalYear,
          reason,
          amount,
        ]);
        compared.push(email);
      }
    }
    expect(new Set(compared).size).toBeGreaterThan(2);
  });

  it('H86 the annual run finds for every company, year, and reason what its claim form proposes, to the cent', async () => {
    const { db } = portal.services.database;
    const admin = createClient(portal.url);
    await admin.signIn('admin@northwood.example', portal.services.config.demoPassword ?? '');
    const path = '/api/admin/refunds/annual-runs';
    const { years } = annualRunList.parse((await admin.get(path)).body.data);
    for (const fiscalYear of years) {
      expect((await admin.post(path, { fiscalYear })).status).toBe(200);
      await workOnRuns(portal.services.database, portal.clock.now());
    }
    const { rows: companies } = await sql<{ id: string; email: string }>`
      select company.id::text, min(app_user.email) as email from company join app_user on company_id = company.id
      where company.status = 'Active' and not is_board and is_refund_eligible group by company.id`.execute(
      db,
    );
    let compared = 0;
    for (const { id, email } of companies) {
      const client = createClient(portal.url);
      await client.signIn(email, portal.services.config.demoPassword ?? '');
      const { total } = foreseenClaims.parse((await client.get('/api/refunds/foreseen')).body.data);
      const found = await db.selectFrom('annual_run_row').selectAll().where('company_id', '=', id).execute();
      expect([email, formatMoney(sumMoney(found.map(({ amount }) => money(amount))))]).toEqual([
        email,
        total,
      ]);
      for (const { fiscal_year: year, by_reason: byReason } of found)
        for (const { reason, amount } of byReason) {
          const form = await client.get(`/api/refunds/proposal?fiscalYear=${year}&reason=${reason}`);
          expect([email, year, refundProposal.parse(form.body.data).totalProposed]).toEqual([
            email,
            year,
            amount,
          ]);
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(5);
    const failed = await db
      .selectFrom('annual_run_row')
      .select('id')
      .where('outcome', '=', 'failed')
      .execute();
    expect(failed).toEqual([]);
  });

  it('H84 every entry of a year, by its number alone, takes all its lines that may be claimed: none has to be named', async () => {
    const client = createClient(portal.url);
    await client.signIn('user@cedarline.example', portal.services.config.demoPassword ?? '');
    const answer = await client.get('/api/refunds/proposal?fiscalYear=2025&reason=OTHER');
    const { lines, totalProposed } = refundProposal.parse(answer.body.data);
    const entries = [...new Set(lines.map(({ entryNumber }) => entryNumber))];
    const rows = readClaimRows(entries.join('\n'), knownLines(lines), { mark: 'point', most: 20_000 });
    if (!rows.ok) throw new Error(rows.failure.kind);
    const several = entries.filter((entry) => lines.filter((line) => line.entryNumber === entry).length > 1);
    expect([entries.length, several.length > 100]).toEqual([424, true]);
    expect(rows.value.faults.filter(({ kind }) => kind === 'line-needed')).toEqual([]);
    expect(formatMoney(sumMoney(rows.value.amounts.values()))).toBe(totalProposed);
  });

  it('never refunds more on a line than was collected, and enters every refund in the ledger', async () => {
    const { db } = portal.services.database;
    const over = await db
      .selectFrom('customs_line_net')
      .select('id')
      .whereRef('amount_refunded', '>', 'amount_collected')
      .execute();
    expect(over).toEqual([]);
    const claims = await db
      .selectFrom('refund_claim')
      .select((eb) => eb.fn.sum<string>('amount_approved').as('sum'))
      .executeTakeFirstOrThrow();
    const ledger = await db
      .selectFrom('ledger_entry')
      .select((eb) => eb.fn.sum<string>('amount').as('sum'))
      .where('kind', '=', 'REFUND')
      .executeTakeFirstOrThrow();
    expect(ledger.sum).toBe(`-${claims.sum}`);
  });

  it('has an unbroken audit, reports and certificates in many states', async () => {
    expect(await verifyAudit(portal.services.database.db)).toMatchObject({ kind: 'whole' });
    expect(await countBy('assessment_report', 'status')).toEqual([
      'Accepted',
      'Amended',
      'Returned',
      'Submitted',
    ]);
    expect(await countBy('exemption', 'status')).toEqual([
      'Approved',
      'Denied',
      'Expired',
      'InReview',
      'MoreInfo',
      'Revoked',
      'Submitted',
      'Withdrawn',
    ]);
  });

  it('is not loaded twice', async () => {
    const before = await portal.services.database.db.selectFrom('audit_entry').select('id').execute();
    expect(await loadDemo({ ...portal.services, log: () => undefined })).toEqual({ kind: 'already-loaded' });
    const after = await portal.services.database.db.selectFrom('audit_entry').select('id').execute();
    expect(after).toHaveLength(before.length);
  });

  it.each(SHOWN_ACCOUNTS)('lets %s sign in and see their start page', async (email) => {
    const client = createClient(portal.url);
    const password = portal.services.config.demoPassword ?? '';
    expect((await client.signIn(email, password)).status).toBe(200);
    const home = await client.get('/api/home');
    expect(home.status).toBe(200);
    expect(home.body.data).toHaveProperty('kind');
  });

  it('gives an administrator something in every queue', async () => {
    const admin = createClient(portal.url);
    await admin.signIn('admin@northwood.example', portal.services.config.demoPassword ?? '');
    const home = await admin.get('/api/home');
    const data = Object(home.body.data) as { queues: { key: string; count: number }[] };
    // Nothing is assigned to an administrator by itself; which decisions are due soon depends on the day.
    for (const { key, count } of data.queues.filter((queue) => queue.key !== 'decisions-due'))
      expect([key, count > 0]).toEqual([key, key !== 'my-claims']);
    expect(data.queues).toHaveLength(14);
  });
});

describe('demonstration data after an interrupted start', () => {
  it('goes on where that stood and ends the same', async () => {
    const other = await startPortal({ now: NOW });
    try {
      let posted = 0;
      const stopped = loadDemo({
        ...other.services,
        log: (sentence) => {
          if (!sentence.includes('posted')) return;
          posted += 1;
          if (posted === 2) throw new Error('the process was killed here');
        },
      });
      await expect(stopped).rejects.toThrow('the process was killed here');
      expect(await loadDemo({ ...other.services, log: () => undefined })).toEqual({ kind: 'loaded' });
      const countOf = async (from: TestPortal) => ({
        lines: (await from.services.database.db.selectFrom('customs_line').select('id').execute()).length,
        claims: (
          await from.services.database.db
            .selectFrom('refund_claim')
            .select(['number', 'amount_claimed', 'status'])
            .orderBy('number')
            .execute()
        ).map((row) => Object.values(row).join(' ')),
      });
      expect(await countOf(other)).toEqual(await countOf(portal));
    } finally {
      await other.stop();
    }
  }, 120_000);

  it('leaves a database with other data alone, and production without any', async () => {
    const other = await startPortal({ now: NOW });
    try {
      await other.services.database.db
        .insertInto('company')
        .values({ legal_name: 'Somebody', kind: 'IMPORTER', status: 'Active', tax_id: null, created_at: NOW })
        .execute();
      const log = () => undefined;
      expect(await loadDemo({ ...other.services, log })).toEqual({ kind: 'other-data' });
      const config = { ...other.services.config, demoPassword: null };
      expect(await loadDemo({ ...other.services, config, log })).toEqual({ kind: 'not-wanted' });
    } finally {
      await other.stop();
    }
  });
});

it('H107 just after New Year it has an overdue report, its draft, one sent back and one amended, as on every other day', async () => {
  const newYear = await startPortal({ now: new Date('2027-01-01T05:30:00Z') });
  try {
    const { db } = newYear.services.database;
    expect(await loadDemo({ ...newYear.services, log: () => undefined })).toEqual({ kind: 'loaded' });
    const statuses = await db.selectFrom('assessment_report').select('status').distinct().execute();
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      'Accepted',
      'Amended',
      'Returned',
      'Submitted',
    ]);
    expect(await db.selectFrom('report_draft').select(['fiscal_year', 'period']).execute()).toEqual([
      { fiscal_year: 2026, period: 'Q3' },
    ]);
    const admin = createClient(newYear.url);
    await admin.signIn('admin@northwood.example', newYear.services.config.demoPassword ?? '');
    const seen = home.parse((await admin.get('/api/home')).body.data);
    const overdue = seen.kind === 'staff' ? seen.queues.find(({ key }) => key === 'reports-overdue') : null;
    // Due on October 30, whose day begins at four in Greenwich.
    expect(overdue).toMatchObject({ count: 1, oldest: '2026-10-30T04:00:00.000Z' });
  } finally {
    await newYear.stop();
  }
}, 120_000);

it('H76 a report of ACE with 1,000 tariff rows of the demonstration’s lines posts exactly these lines', async () => {
  const keyOf = ({ entry_number, line_no }: StoredLine): string => `${entry_number} ${line_no}`;
  const all = await storedLines(portal.services.database.db);
  const lines = [...new Map(all.map((line) => [keyOf(line), line])).values()].slice(0, 500);
  expect(lines).toHaveLength(500);
  // More than one company, month, and tariff, and entries of several lines.
  expect(new Set(lines.map((line) => line.importer_number)).size).toBeGreaterThan(3);
  expect(new Set(lines.map((line) => line.hts_code)).size).toBeGreaterThan(3);
  expect(new Set(lines.map((line) => line.entry_number)).size).toBeLessThan(500);

  const room = await openCustomsRoom({ now: NOW });
  try {
    const batch = await room.check('ES-003.xlsx', aceReportOf(lines));
    expect(batch).toMatchObject({ rowsTotal: 500, rowsFaulty: 0, rowsDuplicate: 0 });
    await room.post(batch);
    expect(await storedLines(room.portal.services.database.db)).toEqual(lines);
  } finally {
    await room.close();
  }
});
