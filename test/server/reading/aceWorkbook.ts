import { utils, write } from '@e965/xlsx';

/** The headings of ACE's report ES-003. */
export const HEADINGS = [
  'Entry Summary Number',
  'Entry Summary Line Number',
  'Entry Type Code',
  'Importer Number',
  'Importer Name',
  'Port of Entry Code',
  'Entry Date',
  'Entry Summary Date',
  'Country of Origin Code',
  'Country of Export Code',
  'Tariff Ordinal Number',
  'HTS Number - Full',
  'Line Tariff Goods Value Amount',
  'Line Tariff Quantity (1)',
  'Line Tariff UOM (1) Code',
  'Line Fee Amount',
];
/** A report as ACE gives it: its sheets, its headings, a row for each tariff of a line. */
export function report(rows: readonly (readonly string[])[], headings: readonly string[] = HEADINGS): Buffer {
  const book = utils.book_new();
  const add = (name: string, cells: readonly (readonly string[])[]) => {
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), name);
  };
  add('Entry Count', [
    ['Entry Summary Number', 'Entry Type Code'],
    ['B0600000001', '01'],
  ]);
  add('Main Report', [headings, ...rows]);
  add('Parameters', [['', 'Report Parameters']]);
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
