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

  test('may leave the line out where the entry has one, and the amount for all that may be claimed', () => {
    const known = [lineOf(1), lineOf(2), lineOf(2, { id: '2b', lineNo: 2 })];
    const { amounts, faults } = read(`${entryOf(1)}\n${entryOf(2)}\n${entryOf(2)}\t2\t1,234.00`, known);
    expect([...amounts]).toEqual([['1', 500n]]);
    expect(faults.map(({ row, kind }) => [row, kind])).toEqual([
      [2, 'line-needed'],
      [3, 'more-than-proposed'],
    ]);
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
