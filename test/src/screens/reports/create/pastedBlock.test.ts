import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLine, typedDate, typedQuantity } from '../../../../../src/screens/reports/create/lineText';
import { pastedBlock } from '../../../../../src/screens/reports/create/pastedBlock';
import { blankLine } from '../../../../../src/screens/reports/create/reportForm';

const LINE = blankLine('2026-09-30');

describe('a block pasted from a spreadsheet', () => {
  it('fills the columns from the one pasted into on, with thousands separators read', () => {
    expect(pastedBlock('1,234.5\tCA\r\n12,000\tUS\r\n', 'quantity', 'point')?.rows).toEqual([
      { quantity: '1234.500', unread: '', country: 'CA' },
      { quantity: '12000.000', unread: '', country: 'US' },
    ]);
  });

  it('is read with the decimal mark of the language', () => {
    expect(pastedBlock('1 234,5\n1.234,5', 'quantity', 'comma')?.rows).toEqual([
      { quantity: '1234.500', unread: '' },
      { quantity: '1234.500', unread: '' },
    ]);
  });

  it('names its own columns where its first row holds headings, in any order', () => {
    const block = pastedBlock('Quantité\tNature\tDate\tNote\n5\tExporté\t09/15/2026\tx', 'date', 'point');
    expect(block).toEqual({
      rows: [{ quantity: '5.000', unread: '', kind: 'EXPORTED', date: '2026-09-15' }],
      unknownKinds: [],
      isTooWide: false,
    });
  });

  it('keeps what cannot be read as it stands, and names words that are no kind', () => {
    const block = pastedBlock('31/02/2026\tsawn\t"6"" posts"\t1.2.3\n\t\t\t\n', 'date', 'point');
    expect(block).toEqual({
      rows: [{ date: '31/02/2026', description: '6" posts', quantity: '', unread: '1.2.3' }],
      unknownKinds: ['sawn'],
      isTooWide: false,
    });
  });

  it('puts whole rows into their own columns, wherever they are pasted', () => {
    const [row] = pastedBlock('2026-09-15\tExported\tStuds\t5\tCA', 'quantity', 'point')?.rows ?? [];
    expect(row).toMatchObject({ date: '2026-09-15', kind: 'EXPORTED', quantity: '5.000', country: 'CA' });
    expect(pastedBlock('09/15/2026\tShipped', 'country', 'point')?.rows).toEqual([
      { date: '2026-09-15', kind: 'SHIPPED' },
    ]);
  });

  it('is too wide where cells are left over that belong to no column', () => {
    expect(pastedBlock('Studs\t5\tCA', 'quantity', 'point')?.isTooWide).toBe(true);
    expect(pastedBlock('Studs\t5\tCA', 'description', 'point')?.isTooWide).toBe(false);
    expect(pastedBlock('5\tCA\t\t', 'quantity', 'point')?.isTooWide).toBe(false);
  });

  it('is none where a single value is pasted', () => {
    expect(pastedBlock('1,234.5\n', 'quantity', 'point')).toBeNull();
  });
});

describe('what is typed into a line', () => {
  const amounts = readFileSync(join(__dirname, '../../../../domain/files/amounts_typed.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '');

  it('H33 becomes the exact quantity or stays what it is, and never another number', () => {
    expect(amounts.length).toBeGreaterThan(5);
    for (const text of amounts) {
      const { quantity, unread } = typedQuantity(text, 'point');
      expect([text, quantity === '' ? unread : quantity]).toEqual([
        text,
        quantity === '' ? text.trim() : expect.stringMatching(/^-?\d+\.\d{3}$/),
      ]);
    }
    expect(typedQuantity('12,34.56', 'point')).toEqual({ quantity: '', unread: '12,34.56' });
    expect(typedQuantity('1e3', 'point')).toEqual({ quantity: '', unread: '1e3' });
  });

  it.each([
    ['', 'date-missing'],
    ['2026-02-30', 'date-impossible'],
    ['45366', 'date-unreadable'],
    ['30.9.2026', 'date-unreadable'],
  ])('H52 the date %j is refused and not moved', (text, kind) => {
    const read = readLine({ ...LINE, ...typedDate(text), quantity: '5.000' }, 'point');
    expect(read).toEqual({ ok: false, failure: [{ field: 'date', kind }] });
  });

  it('is sent with its country in capitals, and with none where none is written', () => {
    const read = readLine({ ...LINE, quantity: '5.000', country: ' ca ' }, 'point');
    expect(read).toMatchObject({ ok: true, value: { country: 'CA', date: '2026-09-30' } });
    expect(readLine({ ...LINE, quantity: '5.000' }, 'point')).toMatchObject({ value: { country: null } });
  });

  it('says every fault beside its field', () => {
    const read = readLine(
      { ...LINE, date: 'soon', description: 'x'.repeat(121), unread: '1.234,5', country: 'Canada' },
      'point',
    );
    expect(read.ok ? [] : read.failure.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'date date-unreadable',
      'description description-long',
      'quantity quantity-other-mark',
      'country country-shape',
    ]);
  });

  it('H77 never makes a thousandth of a quantity because of a slip beside it', () => {
    const rows = pastedBlock('400,000\n1.2.3', 'quantity', 'point')?.rows;
    expect(rows).toMatchObject([
      { quantity: '', unread: '400,000' },
      { quantity: '', unread: '1.2.3' },
    ]);
    expect(pastedBlock('400,000\n1.5', 'quantity', 'point')?.rows).toMatchObject([
      { quantity: '400000.000' },
      { quantity: '1.500' },
    ]);
  });
});
