import { calendarDate } from '../../domain/calendarDate';
import { type KnownLine, readClaimRows } from '../../domain/claimRows';
import { checkDigit, formatEntryNumber } from '../../domain/entryNumber';

const entryOf = (n: number): string => {
  const ten = `001${n.toString().padStart(7, '0')}`;
  return ten + checkDigit(ten);
};
const lineOf = (n: number, rest: Partial<KnownLine> = {}): KnownLine => ({
  id: String(n),
  entryNumber: entryOf(n),
  lineNo: 1,
  entryDate: calendarDate('2026-03-15'),
  proposed: 500n,
  isInClaim: false,
  ...rest,
});
const point = { mark: 'point', most: 2_000 } as const;
const read = (
  text: string,
  known: readonly KnownLine[],
  reading: Parameters<typeof readClaimRows>[2] = point,
) => {
  const rows = readClaimRows(text, known, reading);
  if (!rows.ok) throw new Error(rows.failure.kind);
  return rows.value;
};

describe('rows of entry numbers', () => {
  test('edge 27 of 1,200 rows one is bad: it is told by its place, the other 1,199 are taken', () => {
    const known = Array.from({ length: 1_200 }, (_, n) => lineOf(n + 1));
    const rows = known.map(({ entryNumber }) => `${formatEntryNumber(entryNumber)},1,5.00`);
    rows[777] = `${formatEntryNumber(entryOf(778)).slice(0, -1)}x,1,5.00`;
    const { amounts, faults, count } = read(`Entry,Line,Amount\r\n${rows.join('\r\n')}\r\n`, known);
    expect([count, amounts.size]).toEqual([1_200, 1_199]);
    expect(faults).toEqual([{ row: 779, value: rows[777].split(',')[0], kind: 'not-an-entry-number' }]);
  });

  test('more rows than a claim takes are refused as a whole', () => {
    const text = Array.from({ length: 2_001 }, (_, n) => entryOf(n + 1)).join('\n');
    expect(readClaimRows(text, [], point)).toEqual({
      ok: false,
      failure: { kind: 'too-many', count: 2_001 },
    });
  });

  test('H84 an entry number alone takes all its lines that may be claimed, with or without hyphens', () => {
    const known = [
      lineOf(1),
      lineOf(2),
      lineOf(2, { id: '2b', lineNo: 2, proposed: 700n }),
      lineOf(2, { id: '2c', lineNo: 3, proposed: 0n }),
      lineOf(2, { id: '2d', lineNo: 4, isInClaim: true }),
    ];
    const { amounts, faults, asked } = read(`${entryOf(1)}\n${formatEntryNumber(entryOf(2))}`, known);
    expect([...amounts]).toEqual([
      ['1', 500n],
      ['2', 500n],
      ['2b', 700n],
    ]);
    expect([faults, asked.size]).toEqual([[], 0]);
  });

  test('H84 an amount beside an entry of several lines is their total, or the line has to be named', () => {
    const known = [lineOf(2), lineOf(2, { id: '2b', lineNo: 2 })];
    const rows = (amount: string) => read(`${entryOf(2)}\t\t${amount}`, known);
    expect([...rows('10.00').amounts.values()]).toEqual([500n, 500n]);
    expect(rows('7.50').faults.map(({ kind }) => kind)).toEqual(['line-needed']);
    const entryNumber = known[0]?.entryNumber;
    expect(rows('10.01').faults).toMatchObject([
      { kind: 'more-than-proposed', left: { entryNumber, lineNo: null, amount: 1000n } },
    ]);
    expect(read(`${entryOf(2)}\t2\t1,234.00`, known).faults).toMatchObject([
      { kind: 'more-than-proposed', left: { entryNumber, lineNo: 2, amount: 500n } },
    ]);
  });

  test('H84 every row that is left out has its reason, and the good ones are taken', () => {
    const claim = { fiscalYear: 2026, importerNumber: '12-3456789' };
    const elsewhere = new Map([
      [entryOf(7), { ...claim, fiscalYear: 2024 }],
      [entryOf(8), { ...claim, importerNumber: '98-7654321' }],
    ]);
    const wrong = entryOf(5).slice(0, -1) + ((Number(entryOf(5).slice(-1)) + 1) % 10).toString();
    const good = [1, 9, 7, 8, 1, 2, 3, 4].map(entryOf);
    const list = [...good.slice(0, 1), wrong, ...good.slice(1)].join('\n');
    const known = [
      lineOf(1),
      lineOf(2, { isInClaim: true }),
      lineOf(3, { proposed: 0n }),
      lineOf(4),
      lineOf(4, { id: '4b', lineNo: 2 }),
    ];
    const given = read(list, known, { ...point, claim, elsewhere });
    expect([...given.amounts.keys()]).toEqual(['1', '4', '4b']);
    expect(given.faults.map(({ row, kind, fits }) => [row, kind, fits?.fiscalYear])).toEqual([
      [2, 'bad-check-digit', undefined],
      [3, 'unknown-entry', undefined],
      [4, 'other-year', 2024],
      [5, 'other-importer', 2026],
      [6, 'twice', undefined],
      [7, 'in-another-claim', undefined],
      [8, 'nothing-left', undefined],
    ]);
    expect(given.unknown).toEqual([entryOf(9), entryOf(7), entryOf(8)]);
  });

  test('H84 an entry that does not fit in the claim any more is left to a second one; lines the claim holds need no room', () => {
    const claim = { fiscalYear: 2026, importerNumber: '12-3456789' };
    const known = [lineOf(1), lineOf(2), lineOf(2, { id: '2b', lineNo: 2 }), lineOf(3)];
    const list = [1, 2, 3].map(entryOf).join('\n');
    const given = read(list, known, { ...point, most: 3, claim, chosen: new Set(['1', 'x']) });
    expect([...given.amounts.keys()]).toEqual(['1', '3']);
    expect(given.faults).toEqual([{ row: 2, value: entryOf(2), kind: 'over-limit', fits: claim }]);
  });

  test('H84 H76 an ACE report names a line once for each tariff number, and none of its lines waits for Customs', () => {
    const report = [
      'Entry Summary Number,Entry Summary Line Number,Entry Date,Tariff Ordinal Number',
      `${entryOf(1)},001,03/15/2026,1`,
      `${entryOf(1)},1,03/15/2026,2`,
      `${entryOf(1)},002,03/15/2026,1`,
      `${entryOf(9)},1,03/15/2026,1`,
    ].join('\n');
    const { amounts, faults, pendingAtCustoms } = read(report, [lineOf(1)]);
    expect([[...amounts.keys()], pendingAtCustoms]).toEqual([['1'], []]);
    expect(faults.map(({ row, kind }) => [row, kind])).toEqual([
      [4, 'unknown-line'],
      [5, 'unknown-entry'],
    ]);
  });

  test('H84 all lines of 9,999 entries are found', () => {
    const known = Array.from({ length: 20_000 }, (_, n) =>
      lineOf((n % 9_999) + 1, { id: String(n), lineNo: Math.floor(n / 9_999) + 1 }),
    );
    const list = Array.from({ length: 9_999 }, (_, n) => formatEntryNumber(entryOf(n + 1))).join('\n');
    const { amounts, faults } = read(list, known, { mark: 'point', most: 20_000 });
    expect([amounts.size, faults.length]).toEqual([20_000, 0]);
  });

  test('keep quoted amounts whole and read a French file by its own marks', () => {
    const known = [lineOf(1, { proposed: 999_999n })];
    expect([...read(`${entryOf(1)},1,"1,234.50"`, known).amounts]).toEqual([['1', 123_450n]]);
    const french = { mark: 'comma', most: 2_000 } as const;
    const rows = readClaimRows(`${entryOf(1)};1;1 234,50`, known, french);
    expect(rows.ok && [...rows.value.amounts]).toEqual([['1', 123_450n]]);
  });

  test('H96 a date that does not exist, or that Customs does not have for the line, is a fault', () => {
    const known = [1, 2, 3, 4].map((n) => lineOf(n));
    const rows = ['13/45/2025', '03/16/2026', '03/15/2026', ''].map(
      (date, n) => `${entryOf(n + 1)},1,,${date}`,
    );
    const { amounts, faults } = read(rows.join('\n'), known);
    expect([...amounts.keys()]).toEqual(['3', '4']);
    expect(faults).toEqual([
      { row: 1, value: '13/45/2025', kind: 'impossible-date' },
      { row: 2, value: '03/16/2026', kind: 'other-entry-date' },
    ]);
  });

  test('a line the board does not know yet is kept with its line, entry date and amount; without a date it is a slip', () => {
    const rows = `${entryOf(9)},1,,2026-03-15\n${entryOf(9)},2,12.50,03/16/2026\n${entryOf(1)},7,,2026-03-15`;
    const { pendingAtCustoms, amounts, faults } = read(rows, [lineOf(1)]);
    expect([amounts.size, faults]).toEqual([0, []]);
    expect(pendingAtCustoms).toEqual([
      { entryNumber: entryOf(9), lineNo: 1, entryDate: '2026-03-15', amount: null },
      { entryNumber: entryOf(9), lineNo: 2, entryDate: '2026-03-16', amount: 1250n },
      { entryNumber: entryOf(1), lineNo: 7, entryDate: '2026-03-15', amount: null },
    ]);
  });

  test.each([
    [`${entryOf(9)},,,2026-03-15`, 'line-needed'],
    [`${entryOf(9)},1,,45366`, 'spreadsheet-serial'],
    [`${entryOf(9)},1,,2026-02-30`, 'impossible-date'],
    [`${entryOf(9)},1,,15.03.2026`, 'not-a-date'],
    [`${entryOf(9)},1,0.00,2026-03-15`, 'not-an-amount'],
    [`${entryOf(9)},1,,2026-03-15\n${entryOf(9)},01,,2026-03-15`, 'twice'],
  ])('unsent: %j is %s', (text, kind) => {
    expect(read(text, [lineOf(1)]).faults.at(-1)?.kind).toBe(kind);
  });

  test('H58 headings in either language, any order and case name the columns; a doubled or missing one refuses the table', () => {
    const known = [lineOf(1)];
    const english = `ENTRY DATE;Amount;entry_number;Line\n2026-03-15;2,50;${entryOf(1)};1`;
    expect([...read(english, known).amounts]).toEqual([['1', 250n]]);
    const french = `Montant;Numéro de déclaration;Ligne;Date de déclaration\n2.50;${entryOf(1)};1;`;
    expect([...read(french, known).amounts]).toEqual([['1', 250n]]);
    const failure = (text: string) => readClaimRows(text, known, point);
    expect(failure(`Entry,Entry number\n${entryOf(1)},x`)).toMatchObject({
      failure: { kind: 'heading-doubled', heading: 'Entry number' },
    });
    expect(failure(`Amount,Line\n5.00,1`)).toMatchObject({ failure: { kind: 'heading-missing' } });
  });

  test('H44 amounts are read by the mark they show, whoever reads, and an unclear one is asked about', () => {
    const known = [lineOf(1, { proposed: 999_999n }), lineOf(2, { proposed: 999_999n })];
    const french = { mark: 'comma', most: 2_000 } as const;
    const rows = `${entryOf(1)}\t1\t12.50\n${entryOf(2)}\t1\t1,000.00`;
    expect([...read(rows, known, french).amounts.values()]).toEqual([1250n, 100_000n]);
    for (const reading of [french, point])
      expect(read(`${entryOf(1)}\t1\t1.000`, known, reading).faults[0]?.kind).toBe('ambiguous-number');
  });

  test.each([
    ['9.00000E+10', 'shortened-by-spreadsheet'],
    ['901', 'wrong-length'],
    [entryOf(9), 'unknown-entry'],
    [`${entryOf(1)},7`, 'unknown-line'],
    [`${entryOf(1)},one`, 'not-a-line-number'],
    [`${entryOf(1)},1,0.00`, 'not-an-amount'],
    [entryOf(2), 'in-another-claim'],
    [entryOf(3), 'nothing-left'],
    [`${entryOf(1)}\n${entryOf(1)}`, 'twice'],
  ])('%j is %s', (text, kind) => {
    const known = [lineOf(1), lineOf(2, { isInClaim: true }), lineOf(3, { proposed: 0n })];
    expect(read(text, known).faults.at(-1)?.kind).toBe(kind);
  });
});

test('H71 an error of a spreadsheet’s formula is told of its row, wherever in it', () => {
  const entry = entryOf(1);
  const { faults, amounts } = read(
    ['#REF!,1,5.00', `${entry},#N/A,5.00`, `${entry},1,#VALUE!`, `${entry},1,5.00,#NAME?`].join('\n'),
    [lineOf(1)],
  );
  expect(faults.map(({ row, value, kind }) => `${row} ${value} ${kind}`)).toEqual([
    '1 #REF! formula-error',
    '2 #N/A formula-error',
    '3 #VALUE! formula-error',
    '4 #NAME? formula-error',
  ]);
  expect(amounts.size).toBe(0);
});

describe('what is said of a row of claimed entries', () => {
  const faultsOf = (text: string, known: readonly KnownLine[], rest: object = {}) =>
    read(text, known, { ...point, ...rest }).faults;
  const kinds = (...given: Parameters<typeof faultsOf>) => faultsOf(...given).map(({ kind }) => kind);
  const entry = entryOf(1);

  test.each([
    ['1x', 'not-a-line-number'],
    ['x1', 'not-a-line-number'],
    ['0', 'not-a-line-number'],
    ['1000', 'not-a-line-number'],
    ['1a1', 'not-a-line-number'],
  ])('a line “%s” is none', (line, kind) => {
    expect(faultsOf(`${entry},${line}`, [lineOf(1)])).toEqual([{ row: 1, value: line, kind }]);
  });

  test('a line may have zeros before it', () => {
    expect([...read(`${entry},001`, [lineOf(1)]).amounts]).toEqual([['1', 500n]]);
    expect([...read(`${entry},999`, [lineOf(1, { lineNo: 999 })]).amounts]).toEqual([['1', 500n]]);
  });

  test('a row that adds one line of an entry takes it alone, and one that adds none was there before', () => {
    const known = [lineOf(1), lineOf(1, { id: '1b', lineNo: 2, proposed: 700n })];
    const { amounts, asked, faults } = read(`${entry},1,2.00\n${entry}\n${entry},2`, known);
    expect([...amounts]).toEqual([
      ['1', 200n],
      ['1b', 700n],
    ]);
    expect([...asked]).toEqual(['1']);
    expect(faults).toEqual([{ row: 3, value: entry, kind: 'twice' }]);
  });

  test('the total of an entry’s lines, where the row gives it, was asked for', () => {
    const known = [lineOf(1), lineOf(1, { id: '1b', lineNo: 2, proposed: 700n })];
    expect([...read(`${entry},,12.00`, known).asked]).toEqual(['1', '1b']);
    expect([...read(`${entry},,12.00`, known).amounts.values()]).toEqual([500n, 700n]);
  });

  test('the room of a claim is used up line by line', () => {
    const known = [lineOf(1), lineOf(2), lineOf(3)];
    const text = [1, 2, 3].map(entryOf).join('\n');
    const full = { most: 3, chosen: new Set(['elsewhere']) };
    expect(kinds(text, known, full)).toEqual(['over-limit']);
    expect(kinds(text, known, { most: 3 })).toEqual([]);
    const claim = { fiscalYear: 2026, importerNumber: '12-3456789' };
    expect(faultsOf(text, known, { ...full, claim })).toEqual([
      { row: 3, value: entryOf(3), kind: 'over-limit', fits: claim },
    ]);
    expect(faultsOf(text, known, full)).toEqual([{ row: 3, value: entryOf(3), kind: 'over-limit' }]);
  });

  test('an entry date must be that of every line that is meant', () => {
    const known = [lineOf(1), lineOf(1, { id: '1b', lineNo: 2, entryDate: calendarDate('2026-03-16') })];
    expect(kinds(`${entry},,,2026-03-15`, known)).toEqual(['other-entry-date']);
    expect(kinds(`${entry},1,,2026-03-15`, known)).toEqual([]);
  });

  test('lines of which nothing can be claimed say why', () => {
    const nothing = lineOf(1, { proposed: 0n });
    const taken = lineOf(1, { id: '1b', lineNo: 2, isInClaim: true });
    expect(kinds(entry, [nothing])).toEqual(['nothing-left']);
    expect(kinds(entry, [nothing, taken])).toEqual(['in-another-claim']);
  });

  test.each([
    ['46000', 'spreadsheet-serial'],
    ['2026-02-30', 'impossible-date'],
    ['soon', 'not-a-date'],
    ['T00:00', 'not-a-date'],
  ])('an entry date of “%s” is %s', (text, kind) => {
    expect(faultsOf(`${entry},1,,${text}`, [lineOf(1)])).toEqual([{ row: 1, value: text, kind }]);
    expect(faultsOf(`${entryOf(9)},1,,${text}`, [])).toEqual([{ row: 1, value: text, kind }]);
  });

  test.each([
    ['0.00', 'not-an-amount'],
    ['lots', 'not-an-amount'],
    ['1.234', 'ambiguous-number'],
  ])('an amount of “%s” is %s', (text, kind) => {
    expect(kinds(`${entry},1,${text}`, [lineOf(1)])).toEqual([kind]);
  });

  test('an entry of the company that is none of this claim says which claim it fits', () => {
    const claim = { fiscalYear: 2026, importerNumber: '12-3456789' };
    const elsewhere = (fits: typeof claim) => ({ claim, elsewhere: new Map([[entry, fits]]) });
    const other = { ...claim, importerNumber: '41-2086799' };
    expect(faultsOf(entry, [], elsewhere(other))).toEqual([
      { row: 1, value: entry, kind: 'other-importer', fits: other },
    ]);
    expect(kinds(entry, [], elsewhere({ ...other, fiscalYear: 2025 }))).toEqual(['other-year']);
    expect(kinds(entry, [], elsewhere(claim))).toEqual(['unknown-entry']);
    expect(kinds(entry, [], { elsewhere: new Map([[entry, other]]) })).toEqual(['unknown-entry']);
    expect(kinds(`${entry},7`, [lineOf(1)], elsewhere(other))).toEqual(['unknown-line']);
  });

  test('cells are read without the blanks and quotes around them', () => {
    expect([...read(`\ufeff "${formatEntryNumber(entry)}" ; 1 ; " 2,00 " `, [lineOf(1)]).amounts]).toEqual([
      ['1', 200n],
    ]);
  });
});
