import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { download } from '../setup/upload';

let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom();
});
afterAll(() => room.close());

const own = (client = room.user, query = '') =>
  download(room.portal.url, client, `/api/assessments/export?sort=number${query}`);

describe('a company’s exported reports', () => {
  it('are those of its list, as CSV and as XLSX', async () => {
    const report = await room.file(1, '16000.000');
    const { bytes } = await own();
    const [heading = '', ...rows] = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(heading).toContain('Report number,Company,Fiscal year,Period,Status');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`${report.number},Cedarline Imports,2026,1st quarter,Submitted,2026-04-30`);
    expect(rows[0]).toContain('16000.000,');
    expect((await own(room.user, '&format=xlsx')).bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  });

  it('are never another company’s', async () => {
    const path = `/api/assessments/export?companyId=${room.people.cedar.id}`;
    expect((await room.pine.get(path)).status).toBe(404);
    expect((await own(room.pine)).bytes.toString('utf8')).not.toContain('Cedarline');
  });
});
