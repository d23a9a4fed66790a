import { importFile, importText, keys, outcomes, warningsOf } from './importFile';

describe('the files people really send', () => {
  test('H05 a bad row in the middle is named by its line, the others stand, and the corrected file brings 6.66', () => {
    expect(outcomes(importFile('middle_row_bad.csv'))).toEqual([
      '00100000090 1.11',
      'line 3 EntryDate 2024-13-05 impossible-date',
      '00100000116 3.33',
    ]);
    expect(outcomes(importFile('middle_row_fixed.csv'))).toEqual([
      '00100000090 1.11',
      '00100000108 2.22',
      '00100000116 3.33',
    ]);
    expect(
      new Set([...keys(importFile('middle_row_bad.csv')), ...keys(importFile('middle_row_fixed.csv'))]).size,
    ).toBe(3);
  });

  test('H15 leading zeros survive, quoted or not', () => {
    const lines = importFile('leading_zeros.csv').rows.map(({ outcome }) =>
      outcome.kind === 'good'
        ? [outcome.line.entryNumber, outcome.line.importerNumber, outcome.line.htsCode]
        : [],
    );
    expect(lines).toEqual([
      ['00100000033', '00-0000123', '0604200000'],
      ['00100000041', '00-0000124', '0604200000'],
    ]);
  });

  test('H22 numbers a spreadsheet has ruined are refused by line and column', () => {
    expect(outcomes(importFile('excel_damaged_ids.csv'))).toEqual([
      'line 2 EntryNumber 1.00000E+10 shortened-by-spreadsheet',
      'line 3 ImporterNumber 2.02401E+16 shortened-by-spreadsheet',
      'line 4 EntryDate 45366 spreadsheet-serial',
    ]);
  });

  test('H36 a byte-order mark does not hide the first column', () => {
    const file = importFile('bom_crlf.csv');
    expect(outcomes(file)).toEqual(['00100000017 12.50', '00100000025 7.25']);
    expect(file.ignored).toEqual([]);
  });

  test('H40 three spellings are one line, and a wrong check digit is flagged with the digit expected', () => {
    const file = importFile('entry_number_spellings.csv');
    expect(new Set(keys(file)).size).toBe(1);
    expect(keys(file)).toHaveLength(3);
    const bad = importFile('entry_number_bad_check_digit.csv').rows[0]?.outcome;
    expect(bad).toMatchObject({
      kind: 'good',
      warnings: [
        { column: 'EntryNumber', value: 'AB100012349', kind: 'bad-check-digit', values: { expected: '8' } },
        { kind: 'variance' },
      ],
    });
  });

  test('H44 a semicolon file with decimal commas gives 1234.50 and 1000.00', () => {
    expect(outcomes(importFile('semicolon_decimal_comma.csv'))).toEqual([
      '00100000058 1234.50',
      '00100000066 1000.00',
    ]);
  });

  test('H52 impossible dates are refused with the value as written, 29 February 2024 is fine', () => {
    expect(outcomes(importFile('impossible_dates.csv'))).toEqual([
      'line 2 EntryDate 2023-02-29 impossible-date',
      'line 3 EntryDate 2024-04-31 impossible-date',
      'line 4 EntryDate 0000-00-00 impossible-date',
      '00100000173 12.50',
    ]);
  });

  test('H58 headings in other order, case and spacing are read, and the unknown one is named', () => {
    const file = importFile('header_variants.csv');
    expect(outcomes(file)).toEqual(['00100000124 12.50']);
    expect(file.ignored).toEqual(['Remarks']);
    expect(importFile('header_duplicated.csv').headerFaults).toEqual([
      {
        kind: 'column-doubled',
        column: 'AssessmentAmount',
        headings: ['AssessmentAmount', 'AssessmentAmount'],
      },
    ]);
    expect(importFile('header_missing_amount.csv').headerFaults).toEqual([
      { kind: 'column-missing', column: 'AssessmentAmount' },
    ]);
  });

  test('H61 blank rows at the end are no errors', () => {
    const file = importFile('trailing_blank_rows.csv');
    expect(outcomes(file)).toEqual(['00100000074 12.50', '00100000082 12.50']);
    expect(warningsOf(file).filter((warning) => warning !== 'AssessmentAmount variance')).toEqual([]);
  });

  test('H71 an error that a spreadsheet saved as text keeps its row out, also in a column that may be blank', () => {
    const heading = 'EntryNumber,ImporterNumber,ImporterName,EntryDate,HtsNumber,Quantity,AssessmentAmount';
    const text = `${heading},PortCode,OriginCountry,ExemptCertificate\n00100000017,00-1234567,#N/A,2024-03-15,4407.11.0001,1000,12.50,#REF!,#NAME?,#VALUE!`;
    expect(outcomes(importText(text))).toEqual([
      'line 2 PortCode #REF! formula-error',
      'line 2 OriginCountry #NAME? formula-error',
      'line 2 ImporterName #N/A formula-error',
      'line 2 ExemptCertificate #VALUE! formula-error',
    ]);
  });
});
