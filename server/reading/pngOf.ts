import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './shrink';

const MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOR = 2;
/** Each byte less the one above it: most of a photograph becomes small numbers. */
const UP = 2;

/** A picture as a PNG of three bytes a point; evidence has nothing to see through. */
export function pngOf({ data, width, height }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = TRUE_COLOR;
  const stride = width * 3 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * stride] = UP;
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const above = y === 0 ? 0 : (data[((y - 1) * width + x) * 4 + channel] ?? 0);
        rows[y * stride + 1 + x * 3 + channel] = (data[(y * width + x) * 4 + channel] ?? 0) - above;
      }
    }
  }
  const packed = deflateSync(rows, { level: 4 });
  return Buffer.concat([MARK, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
