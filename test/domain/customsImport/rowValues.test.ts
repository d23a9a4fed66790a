import { fileMark, markFor, observeMark } from '../../../domain/customsImport/decimalMark';
import { readHeaders } from '../../../domain/customsImport/headers';
import { isAdditionalTariff } from '../../../domain/customsImport/tariffOrdinals';
import { lineKey } from '../../../domain/customsImport/line';
import { readRow } from '../../../domain/customsImport/row';
import { detectSeparator } from '../../../domain/customsImport/separator';
import { calendarDate } from '../../../domain/calendarDate';
import { presetProgram } from '../../../domain/presets';
import { ZERO_BYTE } from '../../../domain/customsImport/cells';

const GOOD = {
  EntryNumber: '551-3518786-6',
  EntryDate: '2024-03-15',
  ImporterNumber: '00-1234567',
  HtsNumber: '4407.11.0001',
  Quantity: '1000',
  AssessmentAmount: '173.70',
};
const headersOf = (...cells: readonly string[]) => {
  const headers = readHeaders(cells);
  if (!headers.ok) throw new Error('the headings were refused');
  return headers.value;
};
const outcomeOf = (cells: Readonly<Record<string, string>>, surplus: readonly string[] = []) => {
  const row = { ...GOOD, ...cells };
  return readRow([...Object.values(row), ...surplus], {
    headers: headersOf(...Object.keys(row)),
    mark: 'point',
    program: presetProgram(),
    today: calendarDate('2024-12-31'),
  });
};
const faultsOf = (...given: Parameters<typeof outcomeOf>) => {
  const outcome = outcomeOf(...given);
  return outcome.kind === 'faulty' ? outcome.faults : [];
};
const warningsOf = (cells: Readonly<Record<string, string>>) => {
  const outcome = outcomeOf(cells);
  return outcome.kind === 'blank' ? [] : outcome.warnings;
};
const lineOf = (cells: Readonly<Record<string, string>> = {}, surplus: readonly string[] = []) => {
  const outcome = outcomeOf(cells, surplus);
  return outcome.kind === 'good' ? outcome.line : null;
};

describe('what is said of a cell', () => {
  test.each([
    ['EntryNumber', '100000017', 'wrong-length', { length: '9', expected: '11' }],
    ['EntryNumber', '5.5E+10', 'shortened-by-spreadsheet', {}],
    ['EntryDate', '2025-01-01', 'in-the-future', { today: '2024-12-31' }],
    ['EntryDate', '2011-12-31', 'too-early', { earliest: '2012-01-01' }],
    ['HtsNumber', '4407.11.00', 'wrong-length', { length: '8', expected: '10' }],
    ['HtsNumber', 'wood', 'not-a-tariff-number', {}],
    ['FeeClass', '499', 'other-fee-class', { expected: '105' }],
    ['Unit', 'pieces', 'unknown-unit', { known: 'm3, m2, kg' }],
    ['LineNo', '1000', 'not-a-line-number', { from: '1', to: '999' }],
    ['AdjustmentSeq', '1000', 'not-a-sequence', { from: '0', to: '999' }],
    ['ImporterName', 'x'.repeat(201), 'too-long', { limit: '200' }],
    ['EntryType', '011', 'not-an-entry-type', {}],
    ['SummaryDate', '2024-02-30', 'impossible-date', {}],
    ['ImportDate', '2024-02-30', 'impossible-date', {}],
    ['EnteredValue', '-5.00', 'negative', {}],
    ['ImporterNumber', '12', 'not-an-importer-number', {}],
  ])('%s of “%s” is faulty: %s', (column, value, kind, values) => {
    expect(faultsOf({ [column]: value })).toEqual([{ column, value, kind, values }]);
  });

  test.each([
    ['PortCode', '901', 'leading-zero-lost', { likely: '0901' }],
    ['ExportCountry', 'UK', 'unknown-country', {}],
    ['EntryNumber', '551-3518786-5', 'bad-check-digit', { expected: '6' }],
  ])('%s of “%s” is told: %s', (column, value, kind, values) => {
    expect(warningsOf({ [column]: value })).toContainEqual({ column, value, kind, values });
  });

  test('a warning says what was found and what was expected', () => {
    expect(warningsOf({ HtsNumber: '0604.20.0000', AssessmentAmount: '0.00' })).toContainEqual(
      expect.objectContaining({ kind: 'not-covered', values: { date: '2024-03-15' } }),
    );
    expect(warningsOf({ Unit: 'kg', AssessmentAmount: '0.00' })).toContainEqual(
      expect.objectContaining({ kind: 'unexpected-unit', values: { expected: 'm3' } }),
    );
    expect(warningsOf({ HtsNumber: '4409.10.2000', Unit: 'm2', EntryDate: '2020-06-01' })).toEqual([
      {
        column: 'Quantity',
        value: '1000',
        kind: 'no-factor',
        values: { unit: 'm2', date: '2020-06-01' },
      },
    ]);
    const [variance] = warningsOf({ AssessmentAmount: '170.00' });
    expect(variance).toMatchObject({ kind: 'variance', values: { expected: '173.70' } });
  });

  test('a fee collected despite a certificate is told, one of nothing is not', () => {
    const kinds = (AssessmentAmount: string) =>
      warningsOf({ ExemptCertificate: 'NW48K2P7Q', AssessmentAmount }).map(({ kind }) => kind);
    expect(kinds('0.01')).toContain('collected-despite-certificate');
    expect(kinds('0.00')).not.toContain('collected-despite-certificate');
  });

  test('a cell that is no value is blamed once, with the error, and nothing more is said of it', () => {
    expect(faultsOf({ Quantity: '#REF!' })).toEqual([
      { column: 'Quantity', value: '#REF!', kind: 'formula-error', values: { error: '#REF!' } },
    ]);
    const zero = `a${ZERO_BYTE}`;
    expect(faultsOf({ ImporterName: zero })).toEqual([
      { column: 'ImporterName', value: zero, kind: 'zero-byte', values: { error: zero } },
    ]);
    expect(faultsOf({ PortCode: ' #N/A ' })).toEqual([
      { column: 'PortCode', value: ' #N/A ', kind: 'formula-error', values: { error: '#N/A' } },
    ]);
    expect(warningsOf({ PortCode: '#N/A' })).toEqual([]);
  });

  test('cells beyond the headings are refused with what is in them, blanks are not', () => {
    expect(faultsOf({}, ['a', ' ', 'b'])).toEqual([
      { column: 'AssessmentAmount', value: '173.70', kind: 'too-many-cells', values: { surplus: 'a | b' } },
    ]);
    expect(lineOf({}, ['', ' ', '\t'])).not.toBeNull();
  });
});

describe('what is kept of a cell', () => {
  test('a row at its limits is taken', () => {
    expect(
      lineOf({
        EntryDate: '2012-01-01',
        LineNo: '999',
        AdjustmentSeq: '999',
        ImporterName: 'x'.repeat(200),
        EntryType: '1',
        FeeClass: '105',
      }),
    ).toMatchObject({ entryDate: '2012-01-01', lineNo: 999, adjustmentSeq: 999, entryType: '01' });
    expect(lineOf({ EntryDate: '2024-12-31' })).toMatchObject({ entryDate: '2024-12-31' });
  });

  test('each date, country, and value goes where its heading says', () => {
    expect(
      lineOf({
        ImportDate: '2024-03-01',
        SummaryDate: '2024-03-02',
        PaymentDate: '2024-03-03',
        OriginCountry: 'CA',
        ExportCountry: 'SE',
        EnteredValue: '12.34',
        AdjustmentReason: ' PSC ',
      }),
    ).toMatchObject({
      importDate: '2024-03-01',
      summaryDate: '2024-03-02',
      paymentDate: '2024-03-03',
      originCountry: 'CA',
      exportCountry: 'SE',
      enteredValue: 1234n,
      adjustmentReason: 'PSC',
    });
    expect(lineOf()).toMatchObject({ adjustmentReason: null, importDate: null, summaryDate: null });
    expect(lineOf({ AdjustmentReason: ' ' })).toMatchObject({ adjustmentReason: null });
  });

  test('the unit is the tariff number’s where none is written', () => {
    expect(lineOf({ Unit: '' })).toMatchObject({ unit: 'm3' });
    expect(lineOf({ HtsNumber: '0604.20.0000', Unit: '' })).toMatchObject({ unit: 'm3' });
  });

  test('a row without a tariff number or a date is refused for that alone', () => {
    expect(faultsOf({ HtsNumber: '', Unit: '' }).map(({ column }) => column)).toEqual(['HtsNumber']);
    expect(faultsOf({ EntryDate: '', Unit: '' }).map(({ column }) => column)).toEqual(['EntryDate']);
  });
});

describe('the headings', () => {
  const required = Object.keys(GOOD);
  const refused = (...cells: readonly string[]) => {
    const headers = readHeaders(cells);
    return headers.ok ? [] : headers.failure;
  };

  test('are ours however they are spaced, after a byte order mark, and others are named', () => {
    const headers = headersOf(`\ufeff ${required[0] ?? ''} `, ...required.slice(1), ' Remark ', ' ', '');
    expect(headers.width).toBe(9);
    expect(headers.ignored).toEqual(['Remark']);
    expect(headers.positions.get('EntryNumber')).toBe(0);
  });

  test('that are none of ours are no headings', () => {
    expect(refused('a', 'b')).toEqual([{ kind: 'no-headings' }]);
    expect(refused()).toEqual([{ kind: 'no-headings' }]);
  });

  test('that lack a column or have it twice name it', () => {
    expect(refused(...required.slice(1))).toEqual([{ kind: 'column-missing', column: 'EntryNumber' }]);
    expect(refused(...required, 'Quantity')).toEqual([
      { kind: 'column-doubled', column: 'Quantity', headings: ['Quantity', 'Quantity'] },
    ]);
  });

  test('of a report that lacks nothing but the fees are told apart', () => {
    const noFees = required.filter((name) => name !== 'AssessmentAmount');
    const ordinal = 'Tariff Ordinal Number';
    expect(refused(...noFees, ordinal)).toEqual([{ kind: 'report-without-fees' }]);
    expect(refused(...noFees)).toEqual([{ kind: 'column-missing', column: 'AssessmentAmount' }]);
    expect(refused(...noFees.slice(1), ordinal)).toEqual([
      { kind: 'column-missing', column: 'EntryNumber' },
      { kind: 'column-missing', column: 'AssessmentAmount' },
    ]);
    expect(refused(...required.slice(1), ordinal)).toEqual([
      { kind: 'column-missing', column: 'EntryNumber' },
    ]);
  });
});

describe('a row of chapter 99 in a report with tariff ordinals', () => {
  const headers = headersOf(...Object.keys(GOOD), 'Tariff Ordinal Number');
  const additional = (HtsNumber: string, AssessmentAmount: string, of = headers) =>
    isAdditionalTariff(Object.values({ ...GOOD, HtsNumber, AssessmentAmount }), of);

  test.each([
    ['9903.88.03', '', true],
    ['9903.88.0300', '0.00', true],
    ['9903.88.03', '0', true],
    ['9903.88.03', '0.01', false],
    ['9903.88.03', '10.00', false],
    ['9903.88.030', '', false],
    ['9903.88.03000', '', false],
    ['9903.88', '', false],
    ['4407.11.0001', '', false],
    ['0099.03.8803', '', false],
    ['', '', false],
  ])('%s with “%s” is an additional tariff: %s', (code, amount, expected) => {
    expect(additional(code, amount)).toBe(expected);
  });

  test('is one in such a report alone, and a short row is none', () => {
    expect(additional('9903.88.03', '', headersOf(...Object.keys(GOOD)))).toBe(false);
    expect(isAdditionalTariff([], headers)).toBe(false);
  });
});

describe('the decimal mark of a number', () => {
  test.each([
    ['1,234.56', 'point'],
    ['1.234,56', 'comma'],
    ['1,234,567', 'point'],
    ['1.234.567', 'comma'],
    ['12345.678', 'point'],
    ['1234,567', 'comma'],
    ['0,500', 'comma'],
    ['100.5', 'point'],
    ['.500', 'point'],
    ['1 234,5', 'comma'],
    ['100.000', 'none'],
    ['10,000', 'none'],
    ['1.000', 'none'],
    ['1000', 'none'],
    ['$1.000', 'none'],
    ['1,000 USD', 'none'],
    ['', 'none'],
  ])('%s shows %s', (text, expected) => {
    expect(observeMark('none', text)).toBe(expected);
  });

  test('two marks in one file show both, and nothing more changes that', () => {
    expect(observeMark('point', '1,5')).toBe('both');
    expect(observeMark('both', '1,5')).toBe('both');
    expect(observeMark('both', '1000')).toBe('both');
    expect(fileMark('both', ',')).toBe('point');
  });

  test('of one value counts where the file shows none', () => {
    expect(markFor('1,5', 'undecided')).toEqual({ ok: true, value: 'comma' });
    expect(markFor('1.5', 'undecided')).toEqual({ ok: true, value: 'point' });
    expect(markFor('1500', 'undecided')).toEqual({ ok: true, value: 'point' });
    expect(markFor('1.500', 'undecided')).toEqual({ ok: false, failure: { kind: 'ambiguous-number' } });
    expect(markFor('1.500', 'comma')).toEqual({ ok: true, value: 'comma' });
  });
});

test('line 1 with adjustment 11 is another one than line 11 with adjustment 1', () => {
  const line = { entryNumber: '55135187866', htsCode: '1111111111', feeClass: '111' };
  expect(lineKey({ ...line, lineNo: 1, adjustmentSeq: 11 })).not.toBe(
    lineKey({ ...line, lineNo: 11, adjustmentSeq: 1 }),
  );
});

test('marks within quotation marks part no cells', () => {
  const lines = ['a;"one, two"', 'b;c;"three, four"', 'd;e;f;"five, six"'];
  expect(detectSeparator(lines)).toBe(';');
});

test('goods of no rule may be in any unit', () => {
  const kinds = warningsOf({ HtsNumber: '0604.20.0000', Unit: 'm2', AssessmentAmount: '0.00' }).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['not-covered']);
});

test('a fee class that lost its leading zero is the program’s', () => {
  const cells = { ...GOOD, FeeClass: '53' };
  const outcome = readRow(Object.values(cells), {
    headers: headersOf(...Object.keys(cells)),
    mark: 'point',
    program: { ...presetProgram(), feeClass: '053' },
    today: calendarDate('2024-12-31'),
  });
  expect(outcome).toMatchObject({ kind: 'good', line: { feeClass: '053' } });
});
