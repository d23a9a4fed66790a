import { calendarDate } from '../../domain/calendarDate';
import { type ClaimRows, readClaimRows } from '../../domain/claimRows';
import { refusedRows } from '../../domain/refusedRows';

const known = [
  {
    id: '1',
    entryNumber: '99999999990',
    lineNo: 1,
    entryDate: calendarDate('2026-03-15'),
    proposed: 500n,
    isInClaim: false,
  },
];
function read(text: string): ClaimRows {
  const rows = readClaimRows(text, known, { mark: 'point', most: 100 });
  if (!rows.ok) throw new Error(rows.failure.kind);
  return rows.value;
}
const HEADINGS = { entry: 'Entry number', line: 'Line', amount: 'Amount', entryDate: 'Entry date' };
const file = (rows: ClaimRows): string =>
  refusedRows(rows, {
    heading: (column) => HEADINGS[column],
    reasonHeading: 'Reason',
    reason: ({ kind }) => `${kind}, so`,
  });

describe('the rows that were not taken', () => {
  test('H84 come back as a file with a reason for each, which is read again once it is corrected', () => {
    const text = file(read('99999999991,1,5.00\n99999999990,7\n"=1+1",1\n99999999990'));
    expect(text).toBe(
      [
        '\ufeffEntry number,Line,Amount,Entry date,Reason',
        '999-9999999-1,1,5.00,,"bad-check-digit, so"',
        '999-9999999-0,7,,,"unknown-line, so"',
        `'=1+1,1,,,"not-an-entry-number, so"`,
        '',
      ].join('\r\n'),
    );
    const again = read(text.replace('999-9999999-1', '999-9999999-0'));
    expect([again.amounts.get('1'), again.count]).toEqual([500n, 3]);
    expect(again.faults.map(({ kind }) => kind)).toEqual(['unknown-line', 'not-an-entry-number']);
  });
});

test('only what could be an entry number gets hyphens, and a fault without its row gives none', () => {
  const rows = read('99999999991234,1,5.00\nXY-99999999991,2,5.00');
  const lines = file({ ...rows, faults: [...rows.faults, { row: 99, value: '', kind: 'missing' }] })
    .trim()
    .split('\r\n')
    .slice(1);
  expect(lines.map((text) => text.split(',')[0])).toEqual(['99999999991234', 'XY-99999999991']);
});
