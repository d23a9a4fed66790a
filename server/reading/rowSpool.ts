import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { SourceRow } from './sourceRow';

const spooled = z.tuple([z.number(), z.array(z.string())]);

/** Rows on disk, a line each, to be gone through as often as needed; a large table is never in memory whole. */
export class RowSpool {
  readonly #folder: string;
  readonly #file: FileHandle;

  private constructor(folder: string, file: FileHandle) {
    this.#folder = folder;
    this.#file = file;
  }

  static async create(): Promise<RowSpool> {
    const folder = await mkdtemp(path.join(tmpdir(), 'northwood-rows-'));
    return new RowSpool(folder, await open(path.join(folder, 'rows'), 'wx', 0o600));
  }

  async add(rows: readonly SourceRow[]): Promise<void> {
    const lines = rows.map(({ fileLine, cells }) => `${JSON.stringify([fileLine, cells])}\n`);
    await this.#file.appendFile(lines.join(''));
  }

  async *rows(): AsyncGenerator<SourceRow> {
    const pieces: AsyncIterable<string> = createReadStream(path.join(this.#folder, 'rows'), 'utf8');
    let begun = '';
    // Parted here: readline leaves the file open where a reader stops early, and newer ones end a line at U+2028 too.
    for await (const piece of pieces) {
      const end = piece.lastIndexOf('\n');
      const lines = end === -1 ? [] : (begun + piece.slice(0, end)).split('\n');
      begun = end === -1 ? begun + piece : piece.slice(end + 1);
      for (const line of lines) {
        const [fileLine, cells] = spooled.parse(JSON.parse(line));
        yield { fileLine, cells };
      }
    }
  }

  /** Drops the rows; also of a file that could not be read to its end. */
  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
