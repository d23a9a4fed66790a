import { z } from 'zod';
import type { ExportedList } from '../../../contract/endpoints/lists';
import { EXPORTED_LISTS } from '../../../contract/exportedLists';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { postLines } from '../refunds/entryLines';

let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom('2026-04-20');
  await room.file(1, '15293.902');
  for (const reference of ['CHK-1', '=1+1', '@SUM(A1)']) await room.pay('10.00', { reference });
});
afterAll(() => room.close());

const fileOf = async (list: string, query = '', format = 'csv', client = room.admin) => {
  const address = new URLSearchParams({ list, query, format });
  return client.get(`/api/lists/export?${address.toString()}`);
};

describe('a list as a file', () => {
  it.each(Object.keys(EXPORTED_LISTS) as ExportedList[])('%s opens in both formats', async (list) => {
    const csv = await fileOf(list, '', 'csv', list === 'exemptions' ? room.user : room.admin);
    expect([csv.status, csv.text.startsWith('{')]).toEqual([200, false]);
    const xlsx = await fileOf(list, '', 'xlsx', list === 'exemptions' ? room.user : room.admin);
    expect([xlsx.status, xlsx.text.slice(0, 2)]).toEqual([200, 'PK']);
  });

  it('holds the rows of the screen, in its order and behind its filters', async () => {
    const list = z
      .object({ rows: z.array(z.object({ reference: z.string() })) })
      .parse((await room.admin.get('/api/admin/payments?sort=reference&kind=PAYMENT_CHECK')).body.data);
    const { text } = await fileOf('payments', 'sort=reference&kind=PAYMENT_CHECK');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0]?.replace(/^'/, ''))).toEqual(
      list.rows.map(({ reference }) => reference),
    );
    expect((await fileOf('payments', 'q=CHK-1')).text.trim().split('\r\n')).toHaveLength(2);
    expect((await fileOf('payments', 'kind=PAYMENT_CARD')).text.trim().split('\r\n')).toHaveLength(1);
  });

  it('holds every row of a list of many pages, of one without places among its rows, too', async () => {
    const importers = Array.from({ length: 230 }, (_, at) => ({
      entry: at + 1,
      collected: '1.00',
      companyId: null,
      importerNumber: `99-${at.toString().padStart(7, '0')}00`,
    }));
    await postLines(room.portal.services, room.people.admin.id, importers);
    for (const [list, address] of [
      ['unmatchedImporters', '/api/customs/unmatched'],
      ['audit', '/api/admin/audit'],
    ] as const) {
      const shown = await room.admin.get(`${address}?pageSize=5`);
      const { total } = z.object({ total: z.number() }).parse(shown.body.data);
      const rows = (await fileOf(list)).text.trim().split('\r\n').slice(1);
      expect([list, new Set(rows).size]).toEqual([list, list === 'audit' ? rows.length : total]);
      expect([list, rows.length >= total]).toEqual([list, true]);
    }
  });

  it('H81 begins no formula', async () => {
    const { text } = await fileOf('payments');
    expect(text).toContain("'=1+1");
    expect(text).toContain("'@SUM(A1)");
  });

  it('is refused to whoever may not see the list, and with a filter the list does not have', async () => {
    for (const list of Object.keys(EXPORTED_LISTS).filter((name) => name !== 'exemptions'))
      expect([list, (await fileOf(list, '', 'csv', room.user)).status]).toEqual([list, 403]);
    expect((await fileOf('payments', 'color=red')).status).toBe(400);
    expect((await fileOf('payments', 'pageSize=5&page=9')).text.trim().split('\r\n')).toHaveLength(4);
    expect((await fileOf('nothing')).status).toBe(400);
    const reversed = 'receivedFrom=2026-05-01&receivedTo=2026-04-01';
    expect((await fileOf('payments', reversed)).status).toBe(400);
    expect((await fileOf('payments', 'q=%00')).status).toBe(400);
  });

  it('speaks the reader’s language', async () => {
    const address = '/api/lists/export?list=payments&format=csv';
    const { text } = await room.admin.get(address, { 'accept-language': 'fr-CA' });
    expect(text).toContain('Montant contrepassé');
  });
});
