import fc from 'fast-check';
import {
  checkChoices,
  choicesByHeading,
  choicesFrom,
  headingNames,
  savedColumns,
  shapeOf,
  suggestChoices,
} from '../../domain/columnMapping';
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
    expect(readHeaders(['A'], [...columns, null])).toMatchObject({ ok: true, value: { ignored: [] } });
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

describe('the headings of a file', () => {
  it('are the same whatever blanks, byte order mark, and case they have', () => {
    expect(headingNames(['\ufeffEntry \t Date', ' ENTRY\u00a0DATE '])).toEqual([
      'entry date',
      'entry date\u001f2',
    ]);
    expect(headingNames(['EntryDate'])).toEqual(['entrydate']);
  });

  it('name its shape: others, or parted otherwise, are another one', () => {
    expect(shapeOf(['Day', 'Amount'])).toBe('amount\nday');
    expect(shapeOf(['a', 'bc'])).not.toBe(shapeOf(['ab', 'c']));
    expect(shapeOf(['Day', '', ' ', 'RejectedRow'])).toBe('day');
    expect(shapeOf(['Day', 'Day'])).not.toBe(shapeOf(['Day']));
  });

  it('keep each repeated column apart, and none that was left out', () => {
    const headings = ['Amount', 'Amount', 'Amount', 'Day'];
    const choices = [null, 'Quantity', 'AssessmentAmount', 'EntryDate'];
    const saved = savedColumns(headings, choices);
    expect(Object.values(saved)).toEqual(['Quantity', 'AssessmentAmount', 'EntryDate']);
    expect(choicesFrom(headings, saved)).toEqual(choices);
  });

  it.each([
    ['customs', 'Entry Date', 'EntryDate'],
    ['report-lines', 'Ship date', 'date'],
    ['claim-rows', 'Entry no.', 'entry'],
  ] as const)('say by themselves what they are, in a table of %s', (kind, heading, column) => {
    expect(choicesByHeading(TABLE_COLUMNS[kind], ['\ufeff' + heading, ` ${heading} `, ' ', ''])).toEqual([
      column,
      column,
      null,
      null,
    ]);
  });
});

describe('a column suggested by its values', () => {
  const suggested = (heading: string, ...values: readonly string[]) =>
    suggestChoices(
      customs,
      [heading],
      values.map((value) => [value]),
    )[0];

  it('is one whose values all fit, blanks aside', () => {
    expect(suggested('X', '551-3518786-6', '', ' ')).toBe('EntryNumber');
    expect(suggestChoices(customs, ['Y', 'X'], [['', '551-3518786-6'], ['']])).toEqual([null, 'EntryNumber']);
    expect(suggested('X', '551-3518786-6', 'none')).toBeNull();
    expect(suggested('X', '', ' ')).toBeNull();
    expect(suggested('X')).toBeNull();
  });

  it('has entry numbers with a wrong check digit too, tariff numbers, and importer numbers with their hyphen', () => {
    expect(suggested('X', '551-3518786-5')).toBe('EntryNumber');
    expect(suggested('X', '4407.11.0001')).toBe('HtsNumber');
    expect(suggested('X', '00-1234567')).toBe('ImporterNumber');
    expect(suggested('X', '001234567')).toBeNull();
    expect(suggested('X', 'wood')).toBeNull();
  });

  it('stays what its heading says', () => {
    expect(suggested('Entry Date', '551-3518786-6')).toBe('EntryDate');
  });

  it('goes by the longest part of its heading', () => {
    expect(suggested('Entry Date (formal)')).toBe('EntryDate');
    expect(suggested('Our second quantity')).toBe('SecondQuantity');
    expect(suggestChoices(customs, ['Our second unit', 'Our entry date'], [])).toEqual([
      'SecondUnit',
      'EntryDate',
    ]);
  });
});
