import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { sheetCellText } from '../../../server/reading/sheetCell';
import { openWorkbook } from '../../../server/reading/slicedWorkbook';

const FILES = join(__dirname, 'files');

/** Every row of a sheet with its number, read in slices of so many rows. */
async function rowsOf(bytes: Buffer, name: string, rows: number) {
  const workbook = await openWorkbook(bytes);
  const found: [number, string[]][] = [];
  for await (const { sheet, firstRow } of workbook.slices(name, rows)) {
    const data = sheet['!data'] ?? [];
    for (let index = firstRow - 1; index < data.length; index += 1) {
      const cells = Array.from(data[index] ?? [], (cell) => sheetCellText(cell, workbook.isFrom1904));
      if (cells.some((cell) => cell !== '')) found.push([index + 1, cells]);
    }
  }
  return found;
}

describe('a sheet in slices', () => {
  it.each(readdirSync(FILES))('of %s has the same rows at the same places as the whole', async (file) => {
    const bytes = readFileSync(join(FILES, file));
    for (const name of (await openWorkbook(bytes)).visible) {
      const whole = await rowsOf(bytes, name, 1_000_000);
      expect(whole.length).toBeGreaterThan(0);
      for (const size of [1, 2, 3]) expect(await rowsOf(bytes, name, size)).toEqual(whole);
    }
  });

  it('keeps gaps between rows, letters of several bytes, and rows that need one another', async () => {
    const sheet = utils.aoa_to_sheet([['Name'], ['Épicéa 領収書 🌲'], [], [], ['rows <row> & "row"']]);
    sheet['!ref'] = 'A1:B5';
    for (const address of ['B1', 'B2', 'B5']) sheet[address] = { t: 'n', v: 1, f: 'ROW()' };
    const bytes = write(
      { SheetNames: ['Größe'], Sheets: { Größe: sheet } },
      { type: 'buffer', bookType: 'xlsx' },
    ) as Buffer;
    expect(await rowsOf(bytes, 'Größe', 1)).toEqual([
      [1, ['Name', '1']],
      [2, ['Épicéa 領収書 🌲', '1']],
      [5, ['rows <row> & "row"', '1']],
    ]);
  });

  it('is read whole where its rows stand in another order than their numbers', async () => {
    const sheet = utils.aoa_to_sheet([['first'], ['second'], ['third']]);
    const bytes = write(
      { SheetNames: ['A'], Sheets: { A: sheet } },
      { type: 'buffer', bookType: 'xlsx', compression: false },
    ) as Buffer;
    const swapped = Buffer.from(
      bytes.toString('latin1').replace(/(<row r="2".*?<\/row>)(<row r="3".*?<\/row>)/s, '$2$1'),
      'latin1',
    );
    expect(swapped.equals(bytes)).toBe(false);
    expect(await rowsOf(swapped, 'A', 1)).toEqual(await rowsOf(bytes, 'A', 1));
  });
});
