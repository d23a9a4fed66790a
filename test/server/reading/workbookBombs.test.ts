import { CUSTOMS_BOUNDS, judgeArchive, SMALL_BOUNDS } from '../../../server/reading/archiveBounds';
import { zipStream } from '../../../server/export/zipStream';

const MEBIBYTE = 1024 * 1024;

async function archiveOf(name: string, head: string, piece: string, times: number): Promise<Buffer> {
  const content = [head, ...Array.from({ length: times }, () => piece)];
  const parts: Buffer[] = [];
  for await (const part of zipStream([{ name, content }])) parts.push(part);
  return Buffer.concat(parts);
}

/** What the archive is judged to be, and by how much the process grew over it. */
async function judge(archive: Buffer, bounds: typeof CUSTOMS_BOUNDS) {
  const before = process.memoryUsage().rss;
  const judged = await judgeArchive(archive, bounds);
  return { judged, grownMb: (process.memoryUsage().rss - before) / MEBIBYTE };
}

const SHEET = 'xl/worksheets/sheet1.xml';

describe('110 a small workbook that costs much', () => {
  it.each([
    ['<c/>', 'bare'],
    ['<c r="A1"/>', 'with addresses'],
    ['<x:c/>', 'with a prefix'],
  ])('of ten million cells (%s, %s) is refused before it is read', async (cell) => {
    const archive = await archiveOf(SHEET, '<worksheet>', cell.repeat(10_000), 1_000);
    expect(archive.length).toBeLessThan(MEBIBYTE);
    const { judged, grownMb } = await judge(archive, CUSTOMS_BOUNDS);
    expect(judged).toBe('too-large');
    expect(grownMb).toBeLessThan(200);
  });

  it('that declares entities is refused, in any of its parts', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'b'.repeat(1000)}">]><sst>`;
    for (const name of [SHEET, 'xl/sharedStrings.xml', '_rels/.rels'])
      expect((await judge(await archiveOf(name, bomb, '&b;', 10), CUSTOMS_BOUNDS)).judged).toBe('unreadable');
  });

  it('a year’s Customs file and a comment in its markup are fine', async () => {
    const row = `<row>${'<c r="A1" t="s"><v>1</v></c>'.repeat(23)}</row><!-- DE -->`;
    expect((await judge(await archiveOf(SHEET, '', row, 50_000), CUSTOMS_BOUNDS)).judged).toBe('fine');
    expect((await judge(await archiveOf(SHEET, '', row, 100), SMALL_BOUNDS)).judged).toBe('fine');
  });

  it('whose file and directory differ on how much is packed is refused', async () => {
    const archive = await archiveOf(SHEET, '<worksheet>', '<row/>', 100);
    const directory = archive.readUInt32LE(archive.length - 22 + 16);
    const local = archive.readUInt32LE(directory + 42);
    archive.writeUInt32LE(archive.readUInt32LE(directory + 20) + 100, local + 18);
    expect((await judge(archive, SMALL_BOUNDS)).judged).toBe('unreadable');
  });
});
