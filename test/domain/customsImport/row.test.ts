import fc from 'fast-check';
import { fileMark, markFor, observeMark } from '../../../domain/customsImport/decimalMark';
import { detectSeparator } from '../../../domain/customsImport/separator';
import { TEMPLATE_ROWS } from '../../../domain/customsImport/template';
import { formatMoney } from '../../../domain/money';
import { formatQuantity } from '../../../domain/quantity';
import { importText, outcomes, warningsOf } from './importFile';

const GOOD = {
  EntryNumber: '551-3518786-6',
  EntryDate: '2024-03-15',
  ImporterNumber: '00-1234567',
  HtsNumber: '4407.11.0001',
  Quantity: '1000',
  AssessmentAmount: '173.70',
};
const fileOf = (cells: Readonly<Record<string, string>>) => {
  const row = { ...GOOD, ...cells };
  return importText(
    `${Object.keys(row).join(',')}\n${Object.values(row)
      .map((cell) => `"${cell}"`)
      .join(',')}\n`,
  );
};
const one = (cells: Readonly<Record<string, string>> = {}) => {
  const outcome = fileOf(cells).rows[0]?.outcome;
  if (outcome?.kind !== 'good') throw new Error(outcomes(fileOf(cells)).join());
  return outcome.line;
};
const faults = (cells: Readonly<Record<string, string>>) => outcomes(fileOf(cells));

describe('a row of a Customs file', () => {
  test('the template’s own example is taken without a warning', () => {
    const file = importText(TEMPLATE_ROWS.map((row) => row.join(',')).join('\n'));
    expect(outcomes(file)).toEqual(['55135187866 173.70']);
    expect(warningsOf(file)).toEqual([]);
  });

  test('what may be left out has its default', () => {
    expect(one()).toMatchObject({
      lineNo: 1,
      feeClass: '105',
      unit: 'm3',
      adjustmentSeq: 0,
      portCode: null,
      importerName: '',
      enteredValue: null,
    });
  });

  test('edge 19 of two quantities the cubic meters count, in whichever column they stand, and the square meters are kept', () => {
    const both = { HtsNumber: '4409.10.2000', AssessmentAmount: '17.37' };
    const square = { Quantity: '5000', Unit: 'm2', SecondQuantity: '100', SecondUnit: 'm3' };
    const cubic = { Quantity: '100', Unit: 'CBM', SecondQuantity: '5000', SecondUnit: 'SQM' };
    for (const line of [one({ ...both, ...square }), one({ ...both, ...cubic })]) {
      expect(line).toMatchObject({ quantity: 100_000n, unit: 'm3' });
      expect(line.second).toEqual({ quantity: 5_000_000n, unit: 'm2' });
      expect(line.assessed).toMatchObject({ programQuantity: 42_378n, expected: 1737n, variance: 0n });
    }
    expect(one(both).second).toBeNull();
  });

  test.each([
    [{ SecondQuantity: '5000' }, 'line 2 SecondUnit  second-unit-missing'],
    [{ SecondQuantity: '5000', SecondUnit: 'm3' }, 'line 2 SecondUnit m3 second-unit-same'],
    [{ SecondQuantity: '5000', SecondUnit: 'ft' }, 'line 2 SecondUnit ft unknown-unit'],
    [{ SecondQuantity: '-1', SecondUnit: 'm2' }, 'line 2 SecondQuantity -1 negative'],
    [{ SecondQuantity: '5E3', SecondUnit: 'm2' }, 'line 2 SecondQuantity 5E3 exponent'],
  ])('edge 19 a second quantity of %j is refused by name', (cells, fault) => {
    expect(faults(cells)).toEqual([fault]);
  });

  test('edge 18 square meters before 1 April 2021 have no factor: the row is posted without a quantity in the program’s unit', () => {
    const square = { HtsNumber: '4409.10.2000', Quantity: '5000', Unit: 'm2', AssessmentAmount: '22.06' };
    const before = fileOf({ ...square, EntryDate: '2021-03-31' });
    expect(one({ ...square, EntryDate: '2021-03-31' }).assessed).toMatchObject({
      programQuantity: null,
      factor: null,
      expected: null,
    });
    expect(warningsOf(before)).toContain('Quantity no-factor');
    expect(one({ ...square, EntryDate: '2021-04-01' }).assessed).toMatchObject({
      programQuantity: 53_816n,
      expected: 2206n,
    });
  });

  test('the rules’ figures come with it', () => {
    const { assessed } = one();
    expect(assessed.isCovered).toBe(true);
    expect(assessed.programQuantity !== null && formatQuantity(assessed.programQuantity)).toBe('423.776');
    expect(assessed.expected !== null && formatMoney(assessed.expected)).toBe('173.70');
    expect(assessed.varianceFlagged).toBe(false);
  });

  test.each([
    [{ EntryDate: '' }, 'line 2 EntryDate  missing'],
    [{ EntryDate: '2025-01-01' }, 'line 2 EntryDate 2025-01-01 in-the-future'],
    [{ EntryDate: '2011-12-31' }, 'line 2 EntryDate 2011-12-31 too-early'],
    [{ EntryNumber: '100000017' }, 'line 2 EntryNumber 100000017 wrong-length'],
    [{ HtsNumber: '4407.11.00' }, 'line 2 HtsNumber 4407.11.00 wrong-length'],
    [{ Quantity: '1000.0001' }, 'line 2 Quantity 1000.0001 too-many-decimals'],
    [{ Quantity: '-1' }, 'line 2 Quantity -1 negative'],
    [{ AssessmentAmount: '-1.00' }, 'line 2 AssessmentAmount -1.00 negative'],
    [{ AssessmentAmount: '1.7E+2' }, 'line 2 AssessmentAmount 1.7E+2 exponent'],
    [{ AssessmentAmount: '' }, 'line 2 AssessmentAmount  missing'],
    [{ AssessmentAmount: '173.705' }, 'line 2 AssessmentAmount 173.705 too-many-decimals'],
    [{ LineNo: '0' }, 'line 2 LineNo 0 not-a-line-number'],
    [{ LineNo: '1.5' }, 'line 2 LineNo 1.5 not-a-line-number'],
    [{ EntryType: 'A1' }, 'line 2 EntryType A1 not-an-entry-type'],
    [{ FeeClass: '499' }, 'line 2 FeeClass 499 other-fee-class'],
    [{ Unit: 'pieces' }, 'line 2 Unit pieces unknown-unit'],
    [{ AdjustmentSeq: 'x' }, 'line 2 AdjustmentSeq x not-a-sequence'],
    [{ PaymentDate: '45366' }, 'line 2 PaymentDate 45366 spreadsheet-serial'],
    [{ ImporterName: `a\u0000b` }, `line 2 ImporterName a\u0000b control-character`],
    [{ ImporterName: 'x'.repeat(201) }, `line 2 ImporterName ${'x'.repeat(201)} too-long`],
  ])('%p is refused', (cells, expected) => {
    expect(faults(cells)).toEqual([expected]);
  });

  test('every fault of a row is named, not the first alone', () => {
    expect(faults({ EntryDate: '2024-04-31', Quantity: 'many', HtsNumber: '' })).toEqual([
      'line 2 EntryDate 2024-04-31 impossible-date',
      'line 2 HtsNumber  missing',
      'line 2 Quantity many not-a-number',
    ]);
  });

  test('H61 a row blank but for one cell is an error and names its line', () => {
    const file = importText(`${Object.keys(GOOD).join(',')}\n,,,,,\n,,,,5,\n`);
    expect(outcomes(file).every((text) => text.startsWith('line 3 '))).toBe(true);
    expect(outcomes(file)).toHaveLength(5);
  });

  test('a stray comma that shifts the cells is refused, not read askew', () => {
    const file = importText(
      `${Object.keys(GOOD).join(',')}\n551-3518786-6,2024-03-15,00-1234567,4407.11.0001,1000,173,70\n`,
    );
    expect(outcomes(file)).toEqual(['line 2 AssessmentAmount 173 too-many-cells']);
  });

  test.each([
    [{ PortCode: '9999' }, 'PortCode unknown-port'],
    [{ PortCode: '901' }, 'PortCode leading-zero-lost'],
    [{ PortCode: 'Blaine' }, 'PortCode not-a-port-code'],
    [{ OriginCountry: 'UK' }, 'OriginCountry unknown-country'],
    [{ HtsNumber: '0604.20.0000', AssessmentAmount: '0.00' }, 'HtsNumber not-covered'],
    [{ Unit: 'kg', AssessmentAmount: '0.00' }, 'Unit unexpected-unit'],
    [{ ExemptCertificate: 'short' }, 'ExemptCertificate not-a-certificate-number'],
    [{ ExemptCertificate: 'NW48K2P7Q' }, 'ExemptCertificate collected-despite-certificate'],
    [{ EntryNumber: '551-2518786-6' }, 'EntryNumber bad-check-digit'],
    [{ AssessmentAmount: '170.00' }, 'AssessmentAmount variance'],
  ])('%p is taken with a warning', (cells, warning) => {
    expect(warningsOf(fileOf(cells))).toContain(warning);
  });

  test('square meters before 2021 have no program quantity, and that is said', () => {
    const cells = { HtsNumber: '4409.10.2000', Unit: 'M²', EntryDate: '2020-06-01' };
    expect(one(cells)).toMatchObject({ unit: 'm2', assessed: { programQuantity: null, expected: null } });
    expect(warningsOf(fileOf(cells))).toEqual(['Quantity no-factor']);
  });

  test('a correction posts a negative difference and is not held against a rate', () => {
    const correction = one({
      AdjustmentSeq: '1',
      Quantity: '0',
      AssessmentAmount: '-50.00',
      AdjustmentReason: 'PSC',
    });
    expect(formatMoney(correction.amount)).toBe('-50.00');
    expect(correction).toMatchObject({
      adjustmentReason: 'PSC',
      assessed: { variance: null, varianceFlagged: false },
    });
  });

  test('a port or an entry type that lost its zero is known by what is left', () => {
    expect(one({ PortCode: '901', EntryType: '1' })).toMatchObject({ portCode: '0901', entryType: '01' });
  });

  test('temporary import is not expected to be charged', () => {
    expect(one({ EntryType: '23', AssessmentAmount: '0.00' }).assessed.expected).toBe(0n);
  });
});

describe('separator and decimal mark', () => {
  test.each([
    ['EntryNumber;ImporterNumber;Quantity', ';'],
    ['Entry Number\tImporter Number\tQuantity', '\t'],
    ['EntryNumber,ImporterNumber', ','],
    ['EntryNumber', ','],
    ['', ','],
    ['Entry Number, Importer Number\nA;B;C;D', ','],
    // No heading is known.
    ['Dossier;Party;Levy', ';'],
    ['Dossier\tParty, day\tLevy', '\t'],
    ['Report of May\nDossier;Levy\n17;12,50\n25;13,50', ';'],
    ['Dossier,Party,Goods\n17,Alder,planed; dry\n25,Birch,rough', ','],
    ['Dossier,Goods\n17,"a;b"\n25,"c;d"\n33,"e;f"', ','],
    ['Dossier', ','],
  ])('%p is parted by %p', (lines, separator) => {
    expect(detectSeparator(lines.split('\n'))).toBe(separator);
  });

  const markOf = (values: readonly string[], separator: ',' | ';') =>
    fileMark(values.reduce<Parameters<typeof observeMark>[0]>(observeMark, 'none'), separator);

  test.each([
    [['1234,50', '1.000'], ';', 'comma'],
    [['1234.50', '1,000'], ';', 'point'],
    [['1.000', '2.000'], ';', 'undecided'],
    [['1.000', '2.000'], ',', 'point'],
    [['1.000.000'], ';', 'comma'],
    [['0.500'], ';', 'point'],
    [['1,5', '1.5'], ';', 'undecided'],
    [['1000'], ';', 'undecided'],
  ] as const)('the numbers %p of a file parted by %p show %s', (values, separator, mark) => {
    expect(markOf(values, separator)).toBe(mark);
  });

  test('H44 where nothing decides, 1.000 is refused rather than guessed, and a plain number is read', () => {
    const semicolon = (amount: string) =>
      outcomes(
        importText(
          `${Object.keys(GOOD).join(';')}\n${Object.values({ ...GOOD, AssessmentAmount: amount }).join(';')}\n`,
        ),
      );
    expect(semicolon('1.000')).toEqual(['line 2 AssessmentAmount 1.000 ambiguous-number']);
    expect(semicolon('1000')).toEqual(['55135187866 1000.00']);
  });

  test('no number is ever read by a mark it does not show', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,]{1,9}$/), (text) => {
        const mark = markFor(text, 'undecided');
        if (mark.ok && /[.,]/.test(text)) expect(observeMark('none', text)).toBe(mark.value);
      }),
    );
  });

  test('whatever the bytes, a row is blank, good or faulty, never an exception', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 6, maxLength: 8 }),
        (cells) => {
          const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
          const file = importText(`${Object.keys(GOOD).join(',')}\n${quoted}\n`);
          for (const { outcome } of file.rows) expect(['blank', 'good', 'faulty']).toContain(outcome.kind);
        },
      ),
    );
  });
});
