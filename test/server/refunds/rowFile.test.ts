import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readExcel from 'read-excel-file/node';
import { claimFileRows } from '../../../contract/endpoints/refunds/rows';
import { LIMITS } from '../../../contract/limits';
import { formatEntryNumber } from '../../../domain/entryNumber';
import { workbook, type WorkbookCell } from '../../../server/export/workbook';
import { zipStream } from '../../../server/export/zipStream';
import { download, upload } from '../setup/upload';
import { entryNumberOf, postLines } from './entryLines';
import { IMPORTER_NUMBER, openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const send = (name: string, bytes: Uint8Array | string, client = room.user) =>
  upload(room.portal.url, client, '/api/refunds/rows', { name, bytes });
const rowsOf = async (name: string, bytes: Uint8Array | string) => {
  const sent = await send(name, bytes);
  if (sent.status !== 200) throw new Error(`${sent.status} ${sent.text}`);
  return claimFileRows.parse(sent.data).rows.map(({ row, cells }) => [row, ...cells]);
};
async function* rows(cells: readonly (readonly WorkbookCell[])[]) {
  yield* cells;
  return Promise.resolve();
}
const sheet = (heading: readonly string[], cells: readonly (readonly WorkbookCell[])[]) =>
  buffer(Readable.from(workbook('Claim', heading, rows(cells))));
const HEADING = ['Entry number', 'Line', 'Amount', 'Entry date'];
const FRENCH_HEADING = ['Numéro de déclaration', 'Ligne', 'Montant', 'Date de déclaration'];
const entry = formatEntryNumber(entryNumberOf(17));

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONSHIP = `${OFFICE}/officeDocument/2006/relationships`;
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A sheet as a spreadsheet writes it: a real date, a formula with its stored value, a number that has lost its zeros. */
const spreadsheet = (): Promise<Buffer> => {
  const rows = [
    `<row r="1">${HEADING.map((heading, index) => text(`${'ABCD'[index] ?? ''}1`, heading)).join('')}</row>`,
    `<row r="2">${text('A2', entry)}<c r="B2"><v>1</v></c><c r="C2"><f>5*2.5</f><v>12.5</v></c><c r="D2" s="1"><v>46096</v></c></row>`,
    `<row r="4"><c r="A4"><v>100000017</v></c><c r="C4"><v>3</v></c><c r="D4"><v>46096</v></c></row>`,
  ];
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIP}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIP}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIP}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIP}"><sheets><sheet name="Claim" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return buffer(
    Readable.from(zipStream(Object.entries(parts).map(([name, part]) => ({ name, content: [xml + part] })))),
  );
};

describe('rows of claimed entries from a file', () => {
  it('are read from CSV as they are written, each at its line, whatever parts the columns', async () => {
    const csv = `\ufeffEntry number;Line;Amount;Entry date\r\n${entry};1;1234,50;2026-03-02\r\n;;;\r\n${entry};2;"1 000,00";\r\n`;
    expect(await rowsOf('rows.csv', csv)).toEqual([
      [1, ...HEADING],
      [2, entry, '1', '1234,50', '2026-03-02'],
      [4, entry, '2', '1 000,00', ''],
    ]);
    const wide = Buffer.from(`\ufeffNuméro de déclaration\tLigne\n${entry}\t1\n`, 'utf16le');
    expect(await rowsOf('rows.txt', wide)).toEqual([
      [1, 'Numéro de déclaration', 'Ligne'],
      [2, entry, '1'],
    ]);
    expect(await rowsOf('bare.csv', `${entry};1;2,50`)).toEqual([[1, entry, '1', '2,50']]);
  });

  it('are found below a title and below a line that names the separator, each at its line of the file', async () => {
    const read = [
      [2, 'Entry number', 'Amount'],
      [3, entry, '2,50'],
    ];
    expect(await rowsOf('sep.csv', `sep=;\r\nEntry number;Amount\r\n${entry};2,50\r\n`)).toEqual(read);
    const titled = `Refunds, all mills\r\nEntry number;Amount\r\n${entry};2,50\r\n`;
    expect(await rowsOf('titled.csv', titled)).toEqual(read);
  });

  it('H15 are read from XLSX: zeros in front stay, dates are dates, a formula is its stored value', async () => {
    const written = await sheet(HEADING, [[entryNumberOf(17), '1', { number: '12.50' }, '2026-03-02']]);
    expect(await rowsOf('rows.xlsx', written)).toEqual([
      [1, ...HEADING],
      [2, entryNumberOf(17), '1', '12.5', '2026-03-02'],
    ]);
    expect((await rowsOf('sheet.xlsx', await spreadsheet())).slice(1)).toEqual([
      [2, entry, '1', '12.5', '2026-03-15'],
      // What the spreadsheet has ruined stays as it is, to be told as such: never a date, never eleven digits.
      [4, '100000017', '', '3', '46096'],
    ]);
  });

  it('H62, H50 are refused with the reason: nothing in it, no table, too many, too large', async () => {
    const errorOf = async (name: string, bytes: Uint8Array | string) => {
      const { status, errors } = await send(name, bytes);
      return [status, errors[0]?.error];
    };
    expect(await errorOf('empty.csv', '')).toEqual([400, 'lines-file-empty']);
    expect(await errorOf('picture.csv', Buffer.from('89504e470d0a1a0a00', 'hex'))).toEqual([
      415,
      'lines-file-not-a-table',
    ]);
    expect(await errorOf('blank.csv', ';;\r\n\r\n')).toEqual([400, 'lines-file-empty']);
    const locked = Buffer.from('d0cf11e0a1b11ae100', 'hex');
    expect(await errorOf('locked.xlsx', locked)).toEqual([415, 'lines-file-old-excel']);
    expect(await errorOf('page.xls', '<table><tr><td>Entry')).toEqual([415, 'lines-file-web-page']);
    expect(await errorOf('zip.xlsx', Buffer.from('504b030400000000', 'hex'))).toEqual([
      415,
      'lines-file-damaged',
    ]);
    const many = (count: number) => `Entry number\n${`${entry}\n`.repeat(count)}`;
    expect((await send('most.csv', many(LIMITS.claimLines))).status).toBe(200);
    expect(await errorOf('many.csv', many(LIMITS.claimLines + 1))).toEqual([400, 'claim-too-many-lines']);
    const large = await send('large.csv', Buffer.alloc(LIMITS.claimFileBytes + 1, 'a'));
    expect([large.status, large.errors[0]?.details.includes('16 MB')]).toEqual([413, true]);
    expect((await send('staff.csv', entry, room.verifier)).status).toBe(403);
  });

  it('H84 of an ACE report are its entries, lines and dates: one row a line, however many columns stand before them', async () => {
    const others = Array.from({ length: 25 }, (_, at) => `Other ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at] ?? ''}`);
    const headings = [
      'Entry Summary Line Number',
      'Entry Date',
      'Tariff Ordinal Number',
      'Entry Summary Number',
    ];
    const row = (number: string, line: string, ordinal: string) => [
      ...others.map(() => 'x'),
      line,
      '03/02/2026',
      ordinal,
      number,
    ];
    const report = await sheet(
      [...others, ...headings],
      [row(entry, '001', '1'), row(entry, '1', '2'), row('', '', '3'), row(entry, '2', '1')],
    );
    expect(await rowsOf('report.xlsx', report)).toEqual([
      [1, ...headings],
      [2, '001', '03/02/2026', '1', entry],
      [5, '2', '03/02/2026', '1', entry],
    ]);
  });

  it('are read as a person says what the columns are; those without use are named', async () => {
    const send = (columns?: unknown) =>
      upload(
        room.portal.url,
        room.user,
        '/api/refunds/rows',
        { name: 'x.csv', bytes: `Note,Qty (1),Our ref,Asked\nold,7,${entry},12.50\n` },
        columns === undefined ? {} : { columns: JSON.stringify(columns) },
      );
    expect(claimFileRows.parse((await send()).data)).toMatchObject({ rows: [], question: { saved: [] } });
    const columns = [null, null, 'entry', 'amount'];
    const read = claimFileRows.parse((await send({ sheet: null, headingLine: 1, columns })).data);
    expect(read).toMatchObject({
      rows: [
        { row: 1, cells: ['Entry number', 'Amount'] },
        { row: 2, cells: [entry, '12.50'] },
      ],
      question: null,
    });
    expect(read.notices.join(' ')).toContain('Ignored columns: Note, Qty (1).');
    expect(claimFileRows.parse((await send()).data).question?.saved).toEqual([
      { sheet: null, headingLine: 1, columns },
    ]);
  });

  it('H76 of a report whose headings have digits are still found by their headings', async () => {
    const csv = `Entry Summary Number,Entry Summary Line Number,Tariff Ordinal Number,Line Tariff Quantity (1)\n${entry},1,1,\n${entry},1,2,70\n`;
    expect(await rowsOf('es003.csv', csv)).toEqual([
      [1, 'Entry Summary Number', 'Entry Summary Line Number', 'Tariff Ordinal Number'],
      [2, entry, '1', '1'],
    ]);
  });

  it('H84 tell in which claim an entry of the company belongs, and nothing of others’ entries', async () => {
    await room.lines(
      { entry: 31, entryDate: '2024-05-02', collected: '5.00' },
      { entry: 32, importerNumber: '11-1111111', collected: '5.00' },
    );
    await postLines(room.portal.services, room.people.verifier.id, [
      { entry: 33, companyId: room.people.pine.id, collected: '5.00' },
    ]);
    const entryNumbers = [...[31, 32, 33, 34].map(entryNumberOf), 'no number'];
    const places = (client = room.user) => client.post('/api/refunds/rows/places', { entryNumbers });
    expect((await places()).body.data).toEqual([
      { entryNumber: entryNumberOf(31), fiscalYear: 2024, importerNumber: IMPORTER_NUMBER },
      { entryNumber: entryNumberOf(32), fiscalYear: 2026, importerNumber: '11-1111111' },
    ]);
    expect((await places(room.pine)).body.data).toMatchObject([{ entryNumber: entryNumberOf(33) }]);
    expect((await places(room.verifier)).status).toBe(403);
  });

  it('have a template in both forms, with headings in the reader’s language that are read again', async () => {
    for (const language of ['en', 'fr'])
      for (const format of ['csv', 'xlsx']) {
        const path = `/api/refunds/rows/template?format=${format}`;
        const { bytes, headers } = await download(room.portal.url, room.user, path, language);
        expect(headers.get('content-disposition')).toContain(`claim-rows.${format}`);
        const heading = language === 'en' ? HEADING : FRENCH_HEADING;
        expect(await rowsOf(`t.${format}`, bytes)).toEqual([[1, ...heading]]);
        if (format === 'xlsx')
          expect((await readExcel(bytes)).map(({ sheet }) => sheet)).toEqual([
            language === 'en' ? 'Claim' : 'Demande',
          ]);
      }
  });
});
