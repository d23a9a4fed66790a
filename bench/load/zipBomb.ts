import { zipStream } from '../../server/export/zipStream';

const ROWS = '<row/>'.repeat(10_000);

/** A workbook of less than two megabytes whose sheet unpacks to so many, and whose directory says that it is small. */
export async function zipBomb(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const content = Array.from({ length: Math.ceil((megabytes * 1024 ** 2) / ROWS.length) }, () => ROWS);
  const parts: Buffer[] = [];
  for await (const part of zipStream([{ name: 'xl/worksheets/sheet1.xml', content }])) parts.push(part);
  const archive = new Uint8Array(Buffer.concat(parts));
  const view = new DataView(archive.buffer);
  view.setUint32(view.getUint32(archive.length - 22 + 16, true) + 24, 1_000, true);
  return archive;
}
