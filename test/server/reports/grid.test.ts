import { reportGrid } from '../../../contract/entities/reportGrid';
import { openPayerRoom, type PayerRoom, shipment } from '../ledger/payerRoom';
import { mailsTo } from '../setup/outbox';
import { addCompany } from '../setup/testPeople';
import { download } from '../setup/upload';
import { recordOf, reportCalls } from './reportCalls';

let room: PayerRoom;
let calls: ReturnType<typeof reportCalls>;

beforeAll(async () => {
  room = await openPayerRoom('2025-02-10');
  calls = reportCalls(room);
  // Cedarline: late, amended, missing two; Pine Grove: nothing at all.
  await room.goTo('2025-05-20');
  const late = recordOf(await calls.submit(1, [shipment(2025, 1, '16000')], { fiscalYear: 2025 }));
  recordOf(await calls.review(late, 'accept'));
  await room.goTo('2025-07-20');
  const amended = recordOf(
    await calls.submit(2, [shipment(2025, 2, '500')], { fiscalYear: 2025, confirmed: ['tenth-of-last'] }),
  );
  const pending = recordOf(await calls.amend(amended, [shipment(2025, 2, '600')]));
  recordOf(await calls.review(pending, 'accept', { seenDifference: '41.00' }));
  await room.goTo('2026-05-10');
  const last = recordOf(await calls.submit(1, [shipment(2026, 1, '400')]));
  await calls.review(last, 'return', { reason: 'Exports?' });
});
afterAll(() => room.close());

const grid = async (query = '') => {
  const answer = await room.admin.get(`/api/admin/assessments/grid${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return reportGrid.parse(answer.body.data);
};

describe('the grid of reports', () => {
  it('shows every payer against every period, as each stands', async () => {
    const { periods, rows, total } = await grid();
    expect(periods.map(({ fiscalYear, period }) => `${fiscalYear} ${period}`)).toEqual([
      '2025 Q1',
      '2025 Q2',
      '2025 Q3',
      '2025 Q4',
      '2026 Q1',
      '2026 Q2',
    ]);
    expect(total).toBe(2);
    const [cedar, pine] = rows;
    expect(cedar).toMatchObject({ companyName: 'Cedarline Imports', missing: 2, late: 2, amended: 1 });
    expect(cedar?.cells.map(({ state }) => state)).toEqual([
      'accepted',
      'accepted',
      'missing',
      'missing',
      'returned',
      'running',
    ]);
    expect(cedar?.cells[0]).toMatchObject({ isLate: true, isAmended: false });
    expect(cedar?.cells[1]).toMatchObject({ isLate: false, isAmended: true, amountDue: '246.00' });
    expect(pine).toMatchObject({ companyName: 'Pine Grove Lumber', missing: 5, late: 0, owing: '0.00' });
  });

  it('asks nothing of a company for periods before it was registered', async () => {
    const { rows } = await grid('?fromYear=2024&toYear=2025');
    expect(rows[1]?.cells.map(({ state }) => state)).toEqual([
      'not-required',
      'not-required',
      'not-required',
      'not-required',
      'missing',
      'missing',
      'missing',
      'missing',
    ]);
  });

  it('is filtered, sorted and paged over all companies', async () => {
    const names = async (query: string) => (await grid(query)).rows.map(({ companyName }) => companyName);
    expect(await names('?show=amended')).toEqual(['Cedarline Imports']);
    expect(await names('?show=returned&q=cedar')).toEqual(['Cedarline Imports']);
    expect(await names('?show=waiting')).toEqual([]);
    expect(await names('?sort=-missing')).toEqual(['Pine Grove Lumber', 'Cedarline Imports']);
    expect(await names('?sort=-owing&pageSize=1')).toEqual(['Cedarline Imports']);
    expect(await grid('?page=7&pageSize=10')).toMatchObject({ rows: [], total: 2 });
    expect((await room.admin.get('/api/admin/assessments/grid?fromYear=2020&toYear=2026')).status).toBe(400);
    expect(await grid('?fromYear=2099&toYear=2100')).toMatchObject({ periods: [], total: 2 });
    expect((await room.user.get('/api/admin/assessments/grid')).status).toBe(403);
    await room.readonly.signIn(room.people.readonly.email);
    expect((await room.readonly.get('/api/admin/assessments/grid')).status).toBe(200);
  });

  it('counts an amendment that waits behind an accepted report as one to review, once, and no more once it is decided', async () => {
    const [cedar] = (await grid('?q=cedar')).rows;
    const standing = await calls.get(cedar?.cells[1]?.reportId ?? '');
    expect((await grid()).counts.waiting).toBe(0);
    const pending = recordOf(await calls.amend(standing, [shipment(2025, 2, '700')]));
    const found = await grid('?show=waiting');
    expect(found.rows.map(({ companyName }) => companyName)).toEqual(['Cedarline Imports']);
    expect(found.rows[0]?.cells.filter((cell) => cell.hasPendingAmendment)).toHaveLength(
      found.counts.waiting,
    );
    expect(found.counts.waiting).toBe(1);
    await calls.review(pending, 'return', { reason: 'Exports?' });
    expect((await grid()).counts.waiting).toBe(0);
  });

  it('H18 comes as a file in which no company’s name is a formula', async () => {
    const company = await addCompany(room.portal.services, '=1+1');
    const { db } = room.portal.services.database;
    await db.updateTable('company').set({ is_assessment_payer: true }).where('id', '=', company.id).execute();
    const csv = await download(room.portal.url, room.admin, '/api/admin/assessments/grid/export');
    const lines = csv.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffCompany,Amount due,Missing,Late,Amended,2025 Q1,2025 Q2,2025 Q3,2025 Q4,2026 Q1,2026 Q2',
    );
    expect(lines.find((line) => line.includes('1+1'))).toMatch(/^'=1\+1,/);
    expect(lines.find((line) => line.startsWith('Cedarline'))).toContain(
      '"Accepted, late","Accepted, amended",Missing',
    );
    const xlsx = await download(
      room.portal.url,
      room.admin,
      '/api/admin/assessments/grid/export?format=xlsx',
    );
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    await db.updateTable('company').set({ status: 'Inactive' }).where('id', '=', company.id).execute();
  });
});

describe('a certificate of small volume', () => {
  it('frees the periods it covers: they are exempt, not missing, and nobody is reminded of them', async () => {
    const { db } = room.portal.services.database;
    const { pine } = room.people;
    const { id } = await db
      .insertInto('exemption')
      .values({
        number: 'E-GRID',
        company_id: pine.id,
        kind: 'SMALL_VOLUME',
        fiscal_year: 2025,
        status: 'Approved',
        submitted_at: '2025-01-01',
        certificate_number: 'SMALL2025',
        valid_from: '2025-01-01',
        valid_to: '2025-12-31',
        created_at: '2025-01-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { rows, counts } = await grid('?kind=IMPORTER');
    const row = rows.find(({ companyId }) => companyId === pine.id);
    expect(row?.cells.map(({ state }) => state)).toEqual([
      ...['exempt', 'exempt', 'exempt', 'exempt'],
      ...['missing', 'running'],
    ]);
    expect(row?.missing).toBe(1);
    expect(counts.missing).toBe(rows.reduce((sum, { missing }) => sum + missing, 0));
    const preview = await room.admin.post('/api/admin/assessments/reminders/preview', {
      fiscalYear: 2025,
      index: 3,
      companyIds: null,
    });
    expect(preview.body.data).toMatchObject({
      mails: 1,
      letters: 0,
      rows: [{ companyName: 'Cedarline Imports', outcome: 'mail', remindedAt: null }],
    });
    await db.deleteFrom('exemption').where('id', '=', id).execute();
  });
});

describe('reminders', () => {
  const remind = (companyIds: readonly string[] | null, key: string) =>
    room.admin.post(
      '/api/admin/assessments/reminders',
      { fiscalYear: 2025, index: 3, companyIds },
      { 'idempotency-key': key },
    );

  it('go by email to those who are missing the report, once for a press, and are seen in the grid', async () => {
    const { cedar, pine, board } = room.people;
    const first = await remind([cedar.id, pine.id, board.id], 'r1');
    expect(first.body.data).toMatchObject({
      sent: 2,
      notMissing: [board.id],
      withoutMail: [],
      rows: [
        { companyName: 'Cedarline Imports', outcome: 'mail' },
        { companyName: 'Pine Grove Lumber', outcome: 'mail' },
        { companyId: board.id, outcome: 'not-missing' },
      ],
    });
    expect((await remind([cedar.id, pine.id, board.id], 'r1')).body.data).toEqual(first.body.data);
    const mails = await mailsTo(room.portal, 'office@example.test');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Q3 2025 report is missing',
      'Your Q3 2025 report is missing',
    ]);
    const { rows } = await grid();
    expect(rows.map(({ cells }) => cells[2]?.remindedAt?.slice(0, 10))).toEqual(['2026-05-10', '2026-05-10']);
    const none = await room.admin.post(
      '/api/admin/assessments/reminders',
      { fiscalYear: 2025, index: 1, companyIds: [cedar.id] },
      { 'idempotency-key': 'r2' },
    );
    expect(none.body.data).toMatchObject({ sent: 0, notMissing: [cedar.id] });
  });

  it('come as letters to print, a page for each company', async () => {
    const path = '/api/admin/assessments/reminders.pdf?fiscalYear=2025&index=4';
    const letters = await download(room.portal.url, room.admin, path);
    expect(letters.headers.get('content-type')).toBe('application/pdf');
    expect(letters.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const one = await download(room.portal.url, room.admin, `${path}&companyIds=${room.people.pine.id}`);
    expect(one.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const none = await room.admin.get('/api/admin/assessments/reminders.pdf?fiscalYear=2026&index=2');
    expect(none.status).toBe(404);
  });
});
