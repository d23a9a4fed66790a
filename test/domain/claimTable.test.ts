import { isClaimHeading, isHeadingRow, readClaimTable } from '../../domain/claimTable';

const read = (...cells: readonly (readonly string[])[]) =>
  readClaimTable(
    cells.map((each, index) => ({ row: index + 1, cells: each })),
    { mark: 'comma', most: 3 },
  );
const opened = (...cells: readonly (readonly string[])[]) => {
  const table = read(...cells);
  if (!table.ok) throw new Error(table.failure.kind);
  return table.value;
};

describe('a table of claimed entries', () => {
  test('is read by its headings, in any order and either language', () => {
    expect(
      opened(['Montant', ' Entry No ', 'Remark', 'Date'], [' 1.50 ', ' 551 ', 'x', '2026-01-02']),
    ).toEqual({
      rows: [{ row: 2, entry: '551', line: '', amount: '1.50', entryDate: '2026-01-02' }],
      mark: 'point',
      isMarkShown: true,
      isReport: false,
    });
  });

  test('without headings, or under a title, has our order; rows of blanks are ignored', () => {
    const row = { entry: '551', line: '1', amount: '5', entryDate: '' };
    expect(opened([' ', ''], ['551', '1', '5'])).toMatchObject({ rows: [{ ...row, row: 2 }], mark: 'comma' });
    expect(opened(['Our entries'], ['551', '1', '5'])).toMatchObject({
      rows: [{ ...row, row: 2 }],
      isMarkShown: false,
    });
    expect(opened().rows).toEqual([]);
    expect(opened(['551']).isReport).toBe(false);
  });

  test('of a report with tariff ordinals is told apart', () => {
    const heading = ['Entry Summary Number', 'Tariff Ordinal Number'];
    expect(opened(heading, ['551', '1']).isReport).toBe(true);
    expect(['Entry Summary Number', 'tariff_ordinal_number', 'Remark', ''].map(isClaimHeading)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('is refused where a heading stands twice, or none names the entry', () => {
    expect(read(['Entry', 'x', 'y', ' Entry no ', ''])).toEqual({
      ok: false,
      failure: { kind: 'heading-doubled', heading: 'Entry no' },
    });
    expect(read(['Amount', 'x', 'y'])).toEqual({ ok: false, failure: { kind: 'heading-missing' } });
    expect(read(['Entry', 'x', 'y']).ok).toBe(true);
  });

  test('is refused where a date has the day first, or with more rows than allowed', () => {
    expect(read(['Entry', 'Date'], ['551', '13/04/2026'], ['552', '04/13/2026'])).toEqual({
      ok: false,
      failure: { kind: 'days-first', rows: [2] },
    });
    expect(read(['1'], ['2'], ['3']).ok).toBe(true);
    expect(read(['1'], ['2'], ['3'], ['4'])).toEqual({ ok: false, failure: { kind: 'too-many', count: 4 } });
  });
});

describe('the first row of claimed entries', () => {
  test.each([
    [['Entry number', 'Report of 2026'], true],
    [['Report of 2026', 'Entry number'], true],
    [['Our entries', ''], true],
    [['551', 'x'], false],
    [['x', '551'], false],
    [[], false],
  ])('%j is headings: %s', (cells, expected) => {
    expect(isHeadingRow(cells)).toBe(expected);
  });

  test('may be missing, and blank rows anywhere count for nothing', () => {
    expect(opened(['551', '1', '5'], [' ', '\t'], ['552', '1', '6'], [' ']).rows).toMatchObject([
      { row: 1, entry: '551' },
      { row: 3, entry: '552' },
    ]);
  });
});
