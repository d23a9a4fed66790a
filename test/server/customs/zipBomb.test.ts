import { zipStream } from '../../../server/export/zipStream';
import { readSheet } from '../../../server/reading/sheetRows';
import { unpackedSize } from '../../../server/reading/unpackedSize';
import { type CustomsRoom, openCustomsRoom } from './customsRoom';

const MEBIBYTE = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const ROWS = '<row/>'.repeat(10_000);

/** An archive whose sheet unpacks to about so many bytes. */
async function archiveOf(bytes: number): Promise<Buffer> {
  const content = Array.from({ length: Math.ceil(bytes / ROWS.length) }, () => ROWS);
  const parts: Buffer[] = [];
  for await (const part of zipStream([{ name: SHEET, content }])) parts.push(part);
  return Buffer.concat(parts);
}

/** The same archive, which says of its first file that it is as small as this. */
function claiming(archive: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(archive);
  const directory = lying.readUInt32LE(lying.length - 22 + 16);
  lying.writeUInt32LE(bytes, directory + 24);
  return lying;
}

describe('56 an archive that unpacks to far more than it is', () => {
  let room: CustomsRoom;
  let bomb: Buffer;
  beforeAll(async () => {
    room = await openCustomsRoom();
    bomb = await archiveOf(600 * MEBIBYTE);
  });
  afterAll(() => room.close());

  it.each([
    ['says so', () => bomb],
    ['says that it is small', () => claiming(bomb, 1_000)],
  ] as const)('and %s is refused with a sentence, before it is opened', async (_how, file) => {
    const bytes = file();
    expect(bytes.length).toBeLessThan(2 * MEBIBYTE);
    const memory = process.memoryUsage().rss;
    const batch = await room.check(`bomb ${String(bytes.readUInt32LE(bytes.length - 60))}.xlsx`, bytes);
    expect(batch.status).toBe('Failed');
    expect(batch.notices.join(' ')).toMatch(/unpacks|too large/i);
    expect(process.memoryUsage().rss - memory).toBeLessThan(300 * MEBIBYTE);
  });

  it('is measured by unpacking, no further than need be', async () => {
    const small = await archiveOf(MEBIBYTE);
    const bytesOf = async (archive: Buffer, bytes: number) =>
      (await unpackedSize(archive, { bytes, cells: 1 }))?.bytes;
    const size = await bytesOf(small, 10 * MEBIBYTE);
    expect(size).toBeGreaterThanOrEqual(MEBIBYTE);
    expect(await bytesOf(claiming(small, 1), 10 * MEBIBYTE)).toBe(size);
    expect(await bytesOf(claiming(small, 1), 1_000)).toBeGreaterThan(1_000);
    expect(await bytesOf(claiming(small, 1), 1_000)).toBeLessThan(MEBIBYTE);
    expect(await bytesOf(claiming(small, 11 * MEBIBYTE), 10 * MEBIBYTE)).toBe(11 * MEBIBYTE);
  });

  it('that is cut off, or names places that are not there, is no archive', async () => {
    const small = await archiveOf(MEBIBYTE);
    const adrift = Buffer.from(small);
    adrift.writeUInt32LE(0xfffffff0, adrift.readUInt32LE(adrift.length - 22 + 16) + 42);
    for (const bytes of [small.subarray(0, small.length - 30), adrift, Buffer.from('PK'), Buffer.alloc(0)])
      expect(await unpackedSize(bytes, { bytes: MEBIBYTE, cells: 1 })).toBeNull();
    await expect(readSheet(adrift, { kind: 'customs' })).rejects.toThrow('workbook-unreadable');
  });
});
