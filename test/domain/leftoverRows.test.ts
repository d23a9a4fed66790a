import { leftoverRows } from '../../domain/leftoverRows';

test('H84 what fits in other claims is grouped by claim, each entry once', () => {
  const other = { fiscalYear: 2024, importerNumber: '12-3456789' };
  const entries = ['', '999-9999999-0', '99999999990', 'ABC-1234567-6', 'ABC-1234567-6', 'nothing'];
  const leftovers = leftoverRows(
    [
      { row: 1, value: '', kind: 'other-year', fits: other },
      { row: 2, value: '', kind: 'other-year', fits: other },
      { row: 3, value: '', kind: 'other-importer', fits: { ...other, importerNumber: '98-7654321' } },
      { row: 4, value: '', kind: 'unknown-entry' },
      { row: 5, value: '', kind: 'other-year', fits: other },
    ],
    (row) => entries[row] ?? '',
  );
  expect(leftovers).toEqual([
    { place: other, entryNumbers: ['99999999990'] },
    { place: { ...other, importerNumber: '98-7654321' }, entryNumbers: ['ABC12345676'] },
  ]);
});
