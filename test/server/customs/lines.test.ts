import readExcel from 'read-excel-file/node';
import { customsBatch, customsLine } from '../../../contract/entities/customs';
import { listOf } from '../../../contract/list';
import { download, upload } from '../setup/upload';
import { type CustomsRoom, HEADING, IMPORTER_NUMBER, openCustomsRoom } from './customsRoom';

const FOREIGN = '99-7654321';
const FILE = [
  HEADING,
  `00100000033,${IMPORTER_NUMBER},"=1+1",2024-03-15,0604.20.0000,1000,12.50`,
  `00100000041,${IMPORTER_NUMBER},"Ångström, Inc.",2024-03-16,4407.11.0001,72,7.00`,
  `00100000058,${FOREIGN},Zeta,2024-03-17,4407.11.0001,10,100.00`,
  `00100000066,${FOREIGN},alpha,2023-12-31,4407.11.0001,10,9.00`,
  `00100000074,${FOREIGN},-2+3 Lumber,2024-01-01,4407.11.0001,10,10.00`,
  '',
].join('\r\n');

describe('entry lines', () => {
  let room: CustomsRoom;
  beforeAll(async () => {
    room = await openCustomsRoom();
    await room.post(await room.check('lines.csv', FILE));
  });
  afterAll(() => room.close());

  it('H09 a company sees its own lines alone, in list, filter, search, details and export', async () => {
    expect(await room.lines('', room.pine)).toEqual([]);
    expect(await room.lines('', room.cedar)).toHaveLength(2);
    const all = await room.lines();
    const foreign = all.find((line) => line.importerNumber === FOREIGN);
    const cedars = all.find((line) => line.importerNumber === IMPORTER_NUMBER);
    for (const filter of [
      `&companyId=${room.people.cedar.id}`,
      '&q=Zeta',
      '&matched=no',
      `&importerNumber=${IMPORTER_NUMBER}`,
    ])
      expect(await room.lines(filter, room.pine)).toEqual([]);
    const answers = await Promise.all(
      [foreign?.id, cedars?.id, '999999', 'abc'].map((id) => room.pine.get(`/api/customs/lines/${id ?? ''}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
    const file = await download(room.portal.url, room.pine, '/api/customs/lines/export');
    expect(file.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1);
    for (const path of ['batches', 'template.csv', `batches/${cedars?.batchId ?? ''}/rows`])
      expect((await room.pine.get(`/api/customs/${path}`)).status).toBe(403);
  });

  it('H56 amounts, dates and names sort by what they are, both ways', async () => {
    const by = async (sort: string) => room.lines(`&sort=${sort}`);
    expect((await by('amountCollected')).map((line) => line.amountCollected)).toEqual([
      '7.00',
      '9.00',
      '10.00',
      '12.50',
      '100.00',
    ]);
    expect((await by('-entryDate')).map((line) => line.entryDate).at(-1)).toBe('2023-12-31');
    expect((await by('importerName')).map((line) => line.importerName)).toEqual([
      '-2+3 Lumber',
      '=1+1',
      'alpha',
      'Ångström, Inc.',
      'Zeta',
    ]);
    expect((await by('-companyName')).map((line) => line.companyName).slice(-3)).toEqual([null, null, null]);
  });

  it('H18 H66 an export runs nothing in a spreadsheet, and comes back the same', async () => {
    const file = await download(room.portal.url, room.verifier, '/api/customs/lines/export?sort=entryNumber');
    const text = file.bytes.toString('utf8');
    expect(text).toContain(",'=1+1,");
    expect(text).toContain(",'-2+3 Lumber,");
    expect(text).toContain('"Ångström, Inc."');
    expect(text).toContain(',12.50,');
    expect(text).toContain(',7.00,');
    expect(file.headers.get('content-disposition')).toContain('attachment');

    const other = await openCustomsRoom();
    try {
      await other.post(await other.check('export.csv', file.bytes));
      const strip = (lines: Awaited<ReturnType<CustomsRoom['lines']>>) =>
        lines.map((line) => ({ ...line, id: '', batchId: '', companyId: '' }));
      expect(strip(await other.lines('&sort=entryNumber'))).toEqual(
        strip(await room.lines('&sort=entryNumber')),
      );
    } finally {
      await other.close();
    }
  });

  it.each([
    ['en', 'Entry summary lines'],
    ['fr', 'Lignes de déclaration'],
  ])(
    'an XLSX export in %s is a workbook whose texts are texts, and is taken by the import',
    async (language, name) => {
      const file = await download(
        room.portal.url,
        room.verifier,
        '/api/customs/lines/export?format=xlsx&sort=entryNumber',
        language,
      );
      const [sheet] = await readExcel(file.bytes);
      expect(sheet?.sheet).toBe(name);
      expect(sheet?.data[1]?.[0]).toBe('001-0000003-3');
      expect(sheet?.data[1]?.[11]).toBe('=1+1');
      const sent = await upload(room.portal.url, room.verifier, '/api/customs/batches', {
        name: 'x.xlsx',
        bytes: file.bytes,
      });
      const { id } = customsBatch.parse(sent.data);
      const { checked } = await import('./customsRoom');
      expect(await checked(room.verifier, id)).toMatchObject({
        status: 'Validated',
        rowsTotal: 5,
        rowsDuplicate: 5,
      });
    },
  );

  it('shows what should have been collected on a line and how that came about', async () => {
    const [line] = await room.lines('&entryNumber=00100000041');
    const details = await room.verifier.get(`/api/customs/lines/${line?.id ?? ''}`);
    expect(details.body.data).toMatchObject({
      amountExpected: '12.51',
      variance: '-5.51',
      varianceFlagged: true,
      rate: '0.1737',
      factor: '0.423776001',
      explanation: [{ step: 'expected', values: { rate: '0.1737', amount: '12.51' } }],
    });
  });

  it.each([
    'page=-1',
    'page=0',
    'pageSize=1.5',
    'pageSize=1000000',
    'pageSize=',
    'page=1&page=2',
    'page=99999999999999999999',
  ])('H45 %s is refused, never answered with 500', async (query) => {
    expect((await room.cedar.get(`/api/customs/lines?${query}`)).status).toBe(400);
  });

  it.each(['2026-02-30', '2026-13-01', '0000-00-00'])(
    'H52 a day that does not exist (%s) is refused before a list or a file begins',
    async (day) => {
      for (const path of ['lines', 'lines/export'])
        expect((await room.verifier.get(`/api/customs/${path}?entryFrom=${day}`)).status).toBe(400);
    },
  );

  it('H30 a page past the end is empty and tells the true total', async () => {
    const answer = await room.verifier.get('/api/customs/lines?page=50');
    expect(answer.body.data).toMatchObject({ rows: [], total: 5 });
  });

  it('a remembered total is each reader’s own and counts a posted file at once', async () => {
    const total = async (filter: string, client = room.verifier) =>
      listOf(customsLine).parse((await client.get(`/api/customs/lines?${filter}`)).body.data).total;
    const totals = () =>
      Promise.all([
        total(''),
        total('portCode=0209'),
        total('matched=no'),
        total('', room.cedar),
        total('', room.pine),
      ]);
    expect(await totals()).toEqual([5, 0, 3, 2, 0]);
    expect(await totals()).toEqual([5, 0, 3, 2, 0]);
    const more = [HEADING, `00100000082,${IMPORTER_NUMBER},Cedarline,2024-05-02,4407.11.0001,72,7.00`, ''];
    await room.post(await room.check('more.csv', more.join('\r\n')));
    expect(await totals()).toEqual([6, 0, 3, 3, 0]);
  });
});
