import { lineColumnOf, lineKindOf, readLineFile } from '../../domain/reportLineFile';
import { quantity } from '../../domain/quantity';

const LIMITS = { description: 12 };
const HEADING = ['Date', 'Type', 'Description', 'Quantity', 'Country'];
const read = (rows: readonly (readonly string[])[], heading: readonly string[] = HEADING) =>
  readLineFile(
    [heading, ...rows].map((cells, index) => ({ fileLine: index + 1, cells })),
    LIMITS,
  );
/** The file, which must have been read. */
const opened = (...[rows, heading]: Parameters<typeof read>) => {
  const file = read(rows, heading);
  if (!file.ok) throw new Error('the file was refused');
  return file.value;
};
/** What is said of one row under the usual heading. */
const faultsOf = (...cells: readonly string[]) =>
  opened([cells]).faults.map(({ column, kind }) => `${column} ${kind}`);

describe('the heading of a file of report lines', () => {
  it.each([
    ['date', ['date', 'Shipped on', 'SHIP DATE', 'Date d’expédition', "date d'expedition"]],
    ['kind', ['type', 'Kind', 'nature']],
    ['description', ['description', 'product', 'Produit']],
    ['quantity', ['quantity', 'Qty', 'volume', 'quantité', 'quantite']],
    ['country', ['country', 'origin', 'Pays', 'origine']],
  ])('names the column %s in either language', (column, names) => {
    expect(names.map(lineColumnOf)).toEqual(names.map(() => column));
  });

  it('may have blanks, underscores, and a byte order mark around and between its words', () => {
    expect(['\ufeffdate', '  Date  ', 'ship_date', 'ship \t date', 'ship__date'].map(lineColumnOf)).toEqual(
      Array.from({ length: 5 }, () => 'date'),
    );
    expect(['', 'dates', 'ship-date', 'x\ufeffdate'].map(lineColumnOf)).toEqual([null, null, null, null]);
  });

  it('has its columns in any order, and others that are named and ignored', () => {
    const file = opened(
      [['remark', 'CA', '5', '2026-05-04', '', 'import']],
      [' Remark ', 'origin', 'qty', 'date', ' ', 'kind'],
    );
    expect(file).toEqual({
      lines: [
        { kind: 'IMPORTED', date: '2026-05-04', description: '', quantity: quantity('5.000'), country: 'CA' },
      ],
      faults: [],
      ignored: ['Remark'],
      ambiguousDate: null,
    });
  });

  it('must name date and quantity, and each column once', () => {
    expect(read([], ['Type'])).toEqual({
      ok: false,
      failure: [
        { kind: 'column-missing', column: 'date' },
        { kind: 'column-missing', column: 'quantity' },
      ],
    });
    expect(read([], ['Date', 'Qty', 'Volume'])).toEqual({
      ok: false,
      failure: [{ kind: 'column-doubled', column: 'quantity' }],
    });
    expect(readLineFile([], LIMITS)).toMatchObject({ ok: false });
    expect(opened([], ['Date', 'Quantity']).lines).toEqual([]);
  });
});

describe('the dates of a file, taken together', () => {
  it('are refused with the lines that show the day first, ten of them and each once', () => {
    const rows = Array.from({ length: 12 }, () => ['13/04/2026', '', '', '1', '']);
    expect(read([['2026-04-01', '', '', '1', ''], ...rows])).toEqual({
      ok: false,
      failure: [{ kind: 'days-first', lines: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
    });
  });

  it.each(['13/01/2026', '31/12/2026', ' 13/1/2026'])('%s has the day first', (date) => {
    expect(read([[date, '', '', '1', '']])).toMatchObject({
      failure: [{ kind: 'days-first', lines: [2] }],
    });
  });

  it.each([
    '01/13/2026',
    '12/31/2026',
    '32/12/2026',
    '13/00/2026',
    '13/13/2026',
    '12/12/2026',
    '00/32/2026',
    '13/04/20261',
    'x13/04/2026',
    '013/04/2026',
    '13/014/2026',
  ])('%s does not', (date) => {
    expect(read([[date, '', '', '1', '']])).toMatchObject({ ok: true });
  });

  it('could be read both ways: the first such date is shown', () => {
    const ambiguous = (...dates: readonly string[]) =>
      opened(dates.map((date) => [date, '', '', '1', ''])).ambiguousDate;
    expect(ambiguous('2026-01-01', '04/04/2026', ' 03/04/2026 ', '05/06/2026')).toBe('03/04/2026');
    expect(ambiguous('12/11/2026')).toBe('12/11/2026');
    expect(ambiguous('11/12/2026')).toBe('11/12/2026');
    expect(ambiguous('04/13/2026', '13/32/2026', '32/13/2026', '12/32/2026')).toBeNull();
  });

  it('come from the column of dates alone', () => {
    expect(opened([['2026-05-04', '', '13/04/2026', '1', '']]).lines).toHaveLength(1);
  });
});

describe('a row of a file of report lines', () => {
  it.each([
    ['SHIPPED', ['shipped', 'Shipment', 'expédié', 'EXPEDIE', '']],
    ['IMPORTED', ['imported', 'Import', 'importé', 'importe']],
    ['EXPORTED', ['exported', 'export', 'exporté', 'Exporte']],
    ['ORGANIC', ['organic', 'Biologique', 'bio']],
  ])('of the kind %s says so in either language; without a word it was shipped', (kind, words) => {
    expect(
      opened(words.map((word) => ['2026-05-04', word, '', '1', ''])).lines.map((line) => line.kind),
    ).toEqual(words.map(() => kind));
    expect(lineKindOf('lost')).toBeNull();
  });

  it('is read with its blanks cut off, its guard taken off, and its country in capitals', () => {
    expect(opened([[' 2026-05-04 ', ' export ', " '=SPF 2x4 ", ' -5.5 ', ' ca ']]).lines).toEqual([
      {
        kind: 'EXPORTED',
        date: '2026-05-04',
        description: '=SPF 2x4',
        quantity: quantity('-5.500'),
        country: 'CA',
      },
    ]);
  });

  it('without a country or a cell for it has none', () => {
    expect(opened([['2026-05-04', '', '', '1', ''], ['2026-05-04']]).lines).toMatchObject([
      { country: null, description: '' },
    ]);
  });

  it('of nothing but blanks is ignored', () => {
    expect(opened([['', ' ', '\t', '', ''], []])).toMatchObject({ lines: [], faults: [] });
  });

  it.each([
    ['date missing', ['', 'shipped', 'x', '1', '']],
    ['date not-a-date', ['May', '', '', '1', '']],
    ['date impossible-date', ['2026-02-30', '', '', '1', '']],
    ['date spreadsheet-serial', ['46000', '', '', '1', '']],
    ['date formula-error', ['#REF!', '', '', '1', '']],
    ['quantity missing', ['2026-05-04', '', '', '', '']],
    ['quantity not-a-quantity', ['2026-05-04', '', '', 'lots', '']],
    ['kind not-a-kind', ['2026-05-04', 'lost', '', '1', '']],
    ['country not-a-country', ['2026-05-04', '', '', '1', 'CAN']],
    ['country not-a-country', ['2026-05-04', '', '', '1', 'C']],
    ['country not-a-country', ['2026-05-04', '', '', '1', 'C1']],
    ['country not-a-country', ['2026-05-04', '', '', '1', '1CA']],
    ['description too-long', ['2026-05-04', '', 'thirteen char', '1', '']],
    ['description formula-error', ['2026-05-04', '', '#REF!', '1', '']],
  ])('%s', (said, cells) => {
    expect(faultsOf(...cells)).toEqual([said]);
    expect(opened([cells]).lines).toEqual([]);
  });

  it('may have a description as long as the limit', () => {
    expect(faultsOf('2026-05-04', '', 'twelve chars', '1', '')).toEqual([]);
  });

  it('is left out with all that is wrong with it, and the rows around it are read', () => {
    const good = ['2026-05-04', '', '', '1', ''];
    const file = opened([good, ['May', 'lost', '', 'lots', 'x'], good]);
    expect(file.lines).toHaveLength(2);
    expect(file.faults).toEqual([
      { fileLine: 3, column: 'date', value: 'May', kind: 'not-a-date' },
      { fileLine: 3, column: 'quantity', value: 'lots', kind: 'not-a-quantity' },
      { fileLine: 3, column: 'kind', value: 'lost', kind: 'not-a-kind' },
      { fileLine: 3, column: 'country', value: 'x', kind: 'not-a-country' },
    ]);
  });
});

describe('a file whose columns a person has named', () => {
  const chosen = (rows: readonly (readonly string[])[], choices: readonly (string | null)[]) =>
    readLineFile(
      rows.map((cells, index) => ({ fileLine: index + 1, cells })),
      LIMITS,
      choices,
    );

  it('may be empty, or narrower than the choice', () => {
    expect(chosen([], ['date', 'quantity'])).toMatchObject({ ok: true, value: { lines: [], ignored: [] } });
    expect(chosen([['A', 'B']], ['date', 'quantity', null])).toMatchObject({
      ok: true,
      value: { ignored: [] },
    });
  });
});

it('is refused for days that stand first, in whichever column the dates are', () => {
  expect(read([['5', '13/04/2026']], ['Quantity', 'Date'])).toEqual({
    ok: false,
    failure: [{ kind: 'days-first', lines: [2] }],
  });
});
