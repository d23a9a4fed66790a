import fc from 'fast-check';
import { checkChoices, choicesFrom, savedColumns, shapeOf, suggestChoices } from '../../domain/columnMapping';
import { readHeaders } from '../../domain/customsImport/headers';
import { readLineFile } from '../../domain/reportLineFile';
import { TABLE_COLUMNS } from '../../domain/tableColumns';

const { customs } = TABLE_COLUMNS;

describe('columns that a person matches', () => {
  it('are suggested by heading, by parts of headings, and by their values, none twice', () => {
    const headings = [
      'Ref.',
      'Entry Date (formal)',
      'Code',
      'IOR no.',
      'Qty in m3',
      'Fee collected USD',
      'Amount',
    ];
    const rows = [
      ['551-3518786-6', '2024-03-15', '4407.11.0001', '00-1234567', '72', '12.50', '12.50'],
      ['551-3518786-6', '2024-03-16', '4407.11.0001', '00-1234567', '8', '1.50', '1.50'],
    ];
    expect(suggestChoices(customs, headings, rows)).toEqual([
      'EntryNumber',
      'EntryDate',
      'HtsNumber',
      'ImporterNumber',
      'Quantity',
      null,
      'AssessmentAmount',
    ]);
    // What we put beside rejected rows is none of the file's.
    expect(suggestChoices(customs, ['Reason given', 'RejectedReason'], [])).toEqual([
      'AdjustmentReason',
      null,
    ]);
  });

  it('must be there once where they are required', () => {
    expect(checkChoices(TABLE_COLUMNS['report-lines'], ['date', null, 'quantity'])).toMatchObject({
      ok: true,
    });
    expect(checkChoices(TABLE_COLUMNS['report-lines'], ['date', 'date', 'weight'])).toMatchObject({
      failure: [
        { kind: 'column-unknown', column: 'weight' },
        { kind: 'column-doubled', column: 'date' },
        { kind: 'column-missing', column: 'quantity' },
      ],
    });
  });

  it('take the place of what the headings say', () => {
    const read = readHeaders(
      ['a', 'b', 'c', 'd', 'e', 'Amount', 'Quantity'],
      ['EntryNumber', 'EntryDate', 'ImporterNumber', 'HtsNumber', 'Quantity', 'AssessmentAmount', null],
    );
    expect(read).toMatchObject({ ok: true, value: { ignored: ['Quantity'] } });
    expect(read.ok && read.value.positions.get('Quantity')).toBe(4);
    const lines = readLineFile(
      [
        { fileLine: 1, cells: ['Quantity', 'When', 'How much'] },
        { fileLine: 2, cells: ['9', '2024-03-15', '12.5'] },
      ],
      { description: 100 },
      [null, 'date', 'quantity'],
    );
    expect(lines).toMatchObject({
      ok: true,
      value: { ignored: ['Quantity'], lines: [{ quantity: 12_500n }] },
    });
  });

  it('may stand right of the last heading', () => {
    const rows = [
      { fileLine: 1, cells: ['Date', 'Quantity'] },
      { fileLine: 2, cells: ['2024-05-01', '10', 'Exported'] },
    ];
    expect(readLineFile(rows, { description: 100 }, ['date', 'quantity', 'kind'])).toMatchObject({
      ok: true,
      value: { lines: [{ kind: 'EXPORTED' }] },
    });
    const columns = customs.columns.map(({ name }) => name);
    expect(readHeaders(['A'], columns)).toMatchObject({ ok: true, value: { width: columns.length } });
  });

  it('are found again in a file with the same headings in any order, with repeated ones, and with our own added', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
          { minLength: 1, maxLength: 8 },
        ),
        fc.array(fc.option(fc.constantFrom(...customs.columns.map(({ name }) => name))), { maxLength: 8 }),
        (headings, chosen) => {
          const choices = headings.map((_, at) => chosen[at] ?? null);
          const saved = savedColumns(headings, choices);
          expect(choicesFrom(headings, saved)).toEqual(choices);
          expect(shapeOf([...headings, 'RejectedRow', 'RejectedReason'])).toBe(shapeOf(headings));
        },
      ),
    );
    const saved = savedColumns(['Day', 'Amount', 'Amount'], ['EntryDate', null, 'AssessmentAmount']);
    expect(choicesFrom(['AMOUNT ', 'amount', 'day'], saved)).toEqual([null, 'AssessmentAmount', 'EntryDate']);
    expect(shapeOf(['AMOUNT ', 'amount', 'day'])).toBe(shapeOf(['Day', 'Amount', 'Amount']));
    expect(shapeOf(['', ' '])).toBeNull();
  });
});
