import { zipStream } from '../../../server/export/zipStream';
import { judgeArchive, SMALL_BOUNDS } from '../../../server/reading/archiveBounds';
import { upload } from '../setup/upload';
import { openRefundRoom, type RefundRoom } from './refundRoom';

const MEBIBYTE = 1024 * 1024;
const ROWS = '<row/>'.repeat(10_000);

async function archiveOf(bytes: number, files = 1): Promise<Buffer> {
  const content = Array.from({ length: Math.ceil(bytes / ROWS.length) }, () => ROWS);
  const entries = Array.from({ length: files }, (_, n) => ({
    name: `xl/worksheets/sheet${n + 1}.xml`,
    content: n === 0 ? content : [''],
  }));
  const parts: Buffer[] = [];
  for await (const part of zipStream(entries)) parts.push(part);
  return Buffer.concat(parts);
}

/** The same archive, which says of its first file that it is as small as this. */
function claiming(archive: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(archive);
  lying.writeUInt32LE(bytes, lying.readUInt32LE(lying.length - 22 + 16) + 24);
  return lying;
}

describe('69 a small workbook that unpacks to hundreds of megabytes', () => {
  let room: RefundRoom;
  let bomb: Buffer;
  beforeAll(async () => {
    room = await openRefundRoom();
    await room.portal.services.database.db
      .updateTable('company')
      .set({ is_assessment_payer: true })
      .where('id', '=', room.people.pine.id)
      .execute();
    bomb = await archiveOf(500 * MEBIBYTE);
  });
  afterAll(() => room.close());

  it.each([
    ['/api/refunds/rows', 'says so', () => bomb],
    ['/api/refunds/rows', 'says that it is small', () => claiming(bomb, 1_000)],
    ['/api/assessments/lines', 'says so', () => bomb],
    ['/api/assessments/lines', 'says that it is small', () => claiming(bomb, 1_000)],
  ] as const)('%s: eight at once of one that %s are refused at next to no cost', async (path, _how, file) => {
    const bytes = file();
    expect(bytes.length).toBeLessThan(2 * MEBIBYTE);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        upload(room.portal.url, path.includes('refunds') ? room.user : room.pine, path, {
          name: 'rows.xlsx',
          bytes,
        }),
      ),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(text).toContain(path.includes('refunds') ? 'more than 96 MB' : 'more than 20 MB');
    }
    // The uploads and what is unpacked up to the limit wait for the collector a while; eight whole ones would be 4 GiB.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEBIBYTE);
  });

  it('is judged by its directory, by the number of its files, and by how much it shrank', async () => {
    expect(await judgeArchive(await archiveOf(MEBIBYTE / 2), SMALL_BOUNDS)).toBe('fine');
    expect(await judgeArchive(await archiveOf(1_000, 1_001), SMALL_BOUNDS)).toBe('too-large');
    expect(await judgeArchive(await archiveOf(15 * MEBIBYTE), SMALL_BOUNDS)).toBe('too-large');
    expect(
      await judgeArchive(await archiveOf(15 * MEBIBYTE), {
        ...SMALL_BOUNDS,
        ratio: Number.POSITIVE_INFINITY,
      }),
    ).toBe('fine');
    expect(await judgeArchive(Buffer.from('PK'), SMALL_BOUNDS)).toBe('unreadable');
  });
});
