import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { RowSpool } from '../../../server/reading/rowSpool';
import type { SourceRow } from '../../../server/reading/sourceRow';

const FOLDER = '/proc/self/fd';

/** How many of this process's open files are a spool's; the one it writes to is always among them. */
async function openFiles(): Promise<number> {
  const files = await Promise.all(
    (await readdir(FOLDER)).map((each) => readlink(`${FOLDER}/${each}`).catch(() => '')),
  );
  return files.filter((file) => file.includes('northwood-rows-')).length;
}

describe('a spool of rows', () => {
  let spool: RowSpool;
  beforeEach(async () => {
    spool = await RowSpool.create();
  });
  afterEach(() => spool.close());

  const read = async (): Promise<SourceRow[]> => {
    const rows: SourceRow[] = [];
    for await (const row of spool.rows()) rows.push(row);
    return rows;
  };

  it('gives back what was put in, as often as asked, with all kinds of line ends inside', async () => {
    const rows = [
      { fileLine: 3, cells: ['a\u2028b', 'c\u2029d', 'e\nf', 'g\r\nh', 'é\u{1f332}'] },
      // Longer than what is read of a file at once.
      { fileLine: 4, cells: ['é'.repeat(200_000)] },
      { fileLine: 7, cells: [] },
    ];
    expect(await read()).toEqual([]);
    await spool.add(rows.slice(0, 1));
    await spool.add(rows.slice(1));
    expect(await read()).toEqual(rows);
    expect(await read()).toEqual(rows);
  });

  it('keeps no file open for a reader that stopped early', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ fileLine: at + 1, cells: ['0123456789'] }));
    await spool.add(many);
    for (let reader = 0; reader < 5; reader += 1)
      for await (const { fileLine } of spool.rows()) if (fileLine === 2) break;
    // A file is closed a moment after its reader has stopped.
    for (let look = 0; look < 100 && (await openFiles()) > 1; look += 1) await pause(20);
    expect(await openFiles()).toBe(1);
  });
});
