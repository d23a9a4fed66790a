import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { documentEntity, documentTable } from '../../../contract/entities/document';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { download, upload } from '../setup/upload';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** 96 by 64 points in four fields. */
const heic = readFileSync(join(__dirname, 'files/four-fields.heic'));

/** The points of a PNG of ours: width, height, and a way to look at one of them. */
function pointsOf(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const packed = png.subarray(41, 41 + png.readUInt32BE(33));
  const rows = inflateSync(packed);
  const stride = width * 3 + 1;
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < stride; x += 1)
      rows[y * stride + x] = (rows[y * stride + x] ?? 0) + (rows[(y - 1) * stride + x] ?? 0);
  return {
    width,
    height,
    at: (x: number, y: number) => [...rows.subarray(y * stride + 1 + x * 3).subarray(0, 3)],
  };
}

describe('evidence that a browser cannot show by itself', () => {
  let portal: TestPortal;
  let cedar: TestClient;
  let pine: TestClient;
  let verifier: TestClient;
  beforeAll(async () => {
    portal = await startPortal();
    const people = await addEverybody(portal.services);
    cedar = await signedInClient(portal.url, people.cedarUser.email);
    pine = await signedInClient(portal.url, people.pineUser.email);
    verifier = await signedInClient(portal.url, people.verifier.email);
  });
  afterAll(() => portal.stop());

  const send = (name: string, bytes: Uint8Array) =>
    upload(portal.url, cedar, '/api/documents', { name, bytes }, { kind: 'receipt' });
  const keep = async (name: string, bytes: Uint8Array) =>
    documentEntity.parse((await send(name, bytes)).data);
  const book = (hidden: readonly number[] = []): Buffer => {
    const made = utils.book_new();
    const add = (name: string, cells: unknown[][]) => {
      utils.book_append_sheet(made, utils.aoa_to_sheet(cells), name);
    };
    add('Cover', [['Payments of 2026'], ['Entry', 'Paid'], ['551-3518786-6', 12.5]]);
    add('Secret', [['other']]);
    add('May', [['Entry', 'Paid'], ...Array.from({ length: 600 }, (_, row) => [row, 1])]);
    made.Workbook = { Sheets: [0, 1, 2].map((at) => ({ Hidden: hidden.includes(at) ? 1 : 0 })) };
    return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  };

  it('a HEIC photograph comes as a picture with the same points, for staff and its own company', async () => {
    const { id, type, fileName } = await keep('Receipt.HEIC', heic);
    expect([type, fileName]).toEqual(['image/heic', 'Receipt.HEIC']);
    const shown = await download(portal.url, verifier, `/api/documents/${id}/picture`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    const points = pointsOf(shown.bytes);
    expect([points.width, points.height]).toEqual([96, 64]);
    const near = (x: number, y: number, color: readonly number[]) => {
      points.at(x, y).forEach((value, at) => {
        expect(Math.abs(value - (color[at] ?? 0))).toBeLessThan(12);
      });
    };
    near(10, 10, [200, 180, 40]);
    near(80, 10, [20, 180, 220]);
    near(10, 50, [200, 30, 220]);
    near(80, 50, [20, 30, 40]);
    // The original is kept byte for byte, and another company gets nothing.
    expect((await download(portal.url, cedar, `/api/documents/${id}`)).bytes.equals(heic)).toBe(true);
    expect((await download(portal.url, pine, `/api/documents/${id}/picture`)).status).toBe(404);
    expect((await verifier.get(`/api/documents/${id}/table`)).status).toBe(404);
  });

  it('a damaged photograph is said to be so, and the server goes on', async () => {
    const cut = Buffer.concat([heic.subarray(0, heic.length - 120), Buffer.alloc(120, 0x55)]);
    const half = await keep('half.heic', heic.subarray(0, 60));
    const garbled = await keep('garbled.heic', cut);
    const answer = await verifier.get(`/api/documents/${half.id}/picture`);
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([422, 'document-not-shown']);
    expect([200, 422]).toContain(
      (await download(portal.url, verifier, `/api/documents/${garbled.id}/picture`)).status,
    );
    const { id } = await keep('whole.heic', heic);
    expect((await download(portal.url, verifier, `/api/documents/${id}/picture`)).status).toBe(200);
  });

  it('a workbook comes as rows, sheet by sheet; a hidden sheet is counted and not shown', async () => {
    const { id, type } = await keep('paid.xlsx', book([1]));
    expect(type).toBe(WORKBOOK);
    const table = async (query = '') =>
      documentTable.parse((await verifier.get(`/api/documents/${id}/table${query}`)).body.data);
    expect(await table()).toEqual({
      sheet: 'Cover',
      sheets: ['Cover', 'May'],
      hiddenSheets: 1,
      rows: [
        { fileLine: 1, cells: ['Payments of 2026'] },
        { fileLine: 2, cells: ['Entry', 'Paid'] },
        { fileLine: 3, cells: ['551-3518786-6', '12.5'] },
      ],
      hasMore: false,
    });
    const may = await table('?sheet=May');
    expect([may.sheet, may.rows.length, may.hasMore]).toEqual(['May', 500, true]);
    expect((await table('?sheet=Secret')).rows).toEqual([]);
    expect((await pine.get(`/api/documents/${id}/table`)).status).toBe(404);
    const opened = await portal.database.database.db
      .selectFrom('document_opening')
      .select('document_id')
      .where('document_id', '=', id)
      .execute();
    expect(opened).toHaveLength(1);
  });

  it('an archive that is no workbook, and a workbook with programs, are refused', async () => {
    // The library writes no programs; a part of the same length takes their name.
    const withProgram = book().toString('latin1').replaceAll('docProps/core.xml', 'xl/vbaProject.bin');
    expect(withProgram).toContain('xl/vbaProject.bin');
    for (const bytes of [
      Buffer.from('PK\u0003\u0004 and nothing else', 'latin1'),
      Buffer.from(book().toString('latin1').replaceAll('xl/workbook.xml', 'xl/werkbook.xml'), 'latin1'),
      Buffer.from(withProgram, 'latin1'),
    ])
      expect((await send('a.xlsx', bytes)).status).toBe(415);
  });
});
