import { parseCertificateNumber } from '../../domain/exemption';
import { parseEntryNumber } from '../../domain/entryNumber';
import { formatHtsCode, parseHtsCode, parseHtsPrefix } from '../../domain/htsCode';
import { parseImporterNumber } from '../../domain/importerNumber';
import { parseMoneyText } from '../../domain/money';
import { alphameric, bankLetters, numeric, record, RECORD_LENGTH } from '../../domain/nachaFields';
import { couldBeThousands, readNumberText } from '../../domain/numberText';
import { parsePortCode } from '../../domain/portCode';
import { parseQuantity, parseQuantityText, QUANTITY_LIMIT } from '../../domain/quantity';
import { readRateText } from '../../domain/rateText';
import type { Result } from '../../domain/result';
import { isAccountNumber, isRoutingNumber } from '../../domain/routingNumber';

const said = <T, F extends { readonly kind: string }>(read: Result<T, F>): T | string =>
  read.ok ? read.value : read.failure.kind;

test.each([
  ['4407.11.0001', '4407110001'],
  [' 4407110001 ', '4407110001'],
  ['44071100', 'wrong-length'],
  ['x4407110001', 'not-a-tariff-number'],
  ['4407110001x', 'not-a-tariff-number'],
  ['4.4E+9', 'shortened-by-spreadsheet'],
  ['44E9', 'shortened-by-spreadsheet'],
  [' 4.40711E+09 ', 'shortened-by-spreadsheet'],
  ['x4.4E+9', 'not-a-tariff-number'],
  ['4.4E+9x', 'not-a-tariff-number'],
  ['4.4E', 'not-a-tariff-number'],
  ['', 'missing'],
])('the tariff number “%s” is %s', (text, expected) => {
  expect(said(parseHtsCode(text))).toBe(expected);
});

test.each([
  ['4407', '4407'],
  ['440', 'wrong-length'],
  ['44071100011', 'wrong-length'],
  ['4407110001', '4407110001'],
  ['wood', 'not-a-tariff-number'],
  ['', 'missing'],
])('the beginning of a tariff number “%s” is %s', (text, expected) => {
  expect(said(parseHtsPrefix(text))).toBe(expected);
});

test('a tariff number is written in parts, as far as it goes', () => {
  expect(['4407110001', '44071100', '440711', '4407'].map(formatHtsCode)).toEqual([
    '4407.11.0001',
    '4407.11.00',
    '4407.11',
    '4407',
  ]);
});

test.each([
  ['0901', '0901'],
  [' 0901 ', '0901'],
  ['901', 'leading-zero-lost'],
  ['90', 'not-a-port-code'],
  ['x0901', 'not-a-port-code'],
  ['0901x', 'not-a-port-code'],
  ['x901', 'not-a-port-code'],
  ['901x', 'not-a-port-code'],
  ['09011', 'not-a-port-code'],
])('the port “%s” is %s', (text, expected) => {
  expect(said(parsePortCode(text))).toBe(expected);
});

test.each([
  ['NW48K2P7Q', 'NW48K2P7Q'],
  ['xNW48K2P7Q', 'not-a-certificate-number'],
  ['NW48K2P7Qx', 'not-a-certificate-number'],
  ['NW48K2P7', 'not-a-certificate-number'],
  ['NW48K2P7.', 'not-a-certificate-number'],
])('the certificate “%s” is %s', (text, expected) => {
  expect(said(parseCertificateNumber(text))).toBe(expected);
});

test.each([
  ['2E+16', 'shortened-by-spreadsheet'],
  ['2.02401E+16', 'shortened-by-spreadsheet'],
  ['2,02401E16', 'shortened-by-spreadsheet'],
  [' 2.0E+16 ', 'shortened-by-spreadsheet'],
  ['12.0E+16', 'not-an-importer-number'],
  ['2.0E+16x', 'not-an-importer-number'],
  ['2.0E+1666', 'not-an-importer-number'],
  ['', 'missing'],
])('the importer number “%s” is %s', (text, expected) => {
  expect(said(parseImporterNumber(text))).toBe(expected);
});

test('an importer number keeps its letters and hyphens', () => {
  expect(
    ['12 3456789', '12-3456789ab', '123-45-6789', '031234-00017'].map((text) =>
      said(parseImporterNumber(text)),
    ),
  ).toEqual([
    { kind: 'irs', number: '12-3456789' },
    { kind: 'irs', number: '12-3456789AB' },
    { kind: 'ssn', number: '123-45-6789' },
    { kind: 'cbp-assigned', number: '031234-00017' },
  ]);
});

test.each([
  ['5.5E+10', 'shortened-by-spreadsheet'],
  ['55E10', 'shortened-by-spreadsheet'],
  [' 5.5E+10 ', 'shortened-by-spreadsheet'],
  ['5E10', 'shortened-by-spreadsheet'],
  ['x5.5E+10', 'not-an-entry-number'],
  ['5.5E+10x', 'not-an-entry-number'],
])('the entry number “%s” is %s', (text, expected) => {
  expect(said(parseEntryNumber(text))).toBe(expected);
});

test('an entry number that looks shortened and has its check digit is one', () => {
  const whole = Array.from({ length: 10 }, (_, digit) => `55E1234567${digit.toString()}`);
  const read = whole.map((text) => said(parseEntryNumber(text)));
  expect(read.filter((text) => whole.includes(text))).toHaveLength(1);
  expect(read.filter((text) => text === 'shortened-by-spreadsheet')).toHaveLength(9);
  const [good] = read.filter((text) => whole.includes(text));
  expect(said(parseEntryNumber(` ${(good ?? '').toLowerCase()} `))).toBe(good);
});

test.each([
  ['1234', true],
  ['AbC4567890123456', true],
  ['12345678901234567', true],
  ['123', false],
  ['123456789012345678', false],
  ['1234-', false],
  ['-1234', false],
  ['', false],
])('the account number “%s” is one: %s', (text, expected) => {
  expect(isAccountNumber(text)).toBe(expected);
});

test('a routing number has nine digits and its check digit', () => {
  expect(['011000015', '021000021', '011000016', '01100001', 'x011000015'].map(isRoutingNumber)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('a name in the bank’s letters', () => {
  test.each([
    ['  Côté   & Fils\t“Ltée” ', 'COTE & FILS "LTEE"'],
    ['7', '7'],
    ['- A', '- A'],
    ['A -', 'A -'],
    ['---', null],
    ['', null],
    ['株式会社', null],
    ['A 株', null],
    ['株 A', null],
  ])('“%s” is %s', (name, expected) => {
    expect(bankLetters(name)).toBe(expected);
  });

  test('a number or record that does not fit is a fault, never cut', () => {
    expect(numeric(12n, 4)).toBe('0012');
    expect(numeric(0n, 1)).toBe('0');
    expect(() => numeric(12345n, 4)).toThrow('12345 does not fit into 4 digits');
    expect(() => numeric(-1n, 4)).toThrow('does not fit');
    expect(record(['x'.repeat(RECORD_LENGTH)])).toHaveLength(RECORD_LENGTH);
    expect(() => record(['x'.repeat(RECORD_LENGTH - 1)])).toThrow('a record has 93 characters');
  });
});

describe('a number as it is typed', () => {
  const number = (text: string, mark: 'point' | 'comma' = 'point') => {
    const read = readNumberText(text, mark);
    return read.ok ? read.value.plain : read.failure.kind;
  };
  test.each([
    ['1,234.56', '1234.56'],
    ['12,345,678', '12345678'],
    ['123,456', '123456'],
    ["1'234", '1234'],
    ['1 234', '1234'],
    ['1\u00a0234\u202f567', 'bad-grouping'],
    ["1,234'567", 'bad-grouping'],
    ['1234,567', 'bad-grouping'],
    ['1,23,456', 'bad-grouping'],
    ['1,234,56', 'bad-grouping'],
    ['1.2.3', 'bad-grouping'],
    ['1.234,5.6', 'other-decimal-mark'],
    ['1.234,56', 'other-decimal-mark'],
    ['1234,56', 'other-decimal-mark'],
    ['1,2,56', 'bad-grouping'],
    ["1.5'0", 'not-a-number'],
    ['1. 5', 'not-a-number'],
    ['1.5 0', 'not-a-number'],
    ['-', 'not-a-number'],
    ['.', 'not-a-number'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', 'not-a-number'],
    [' 5 ', '5'],
    ['', 'missing'],
    ['1e5', 'exponent'],
    ['--5', 'not-a-number'],
  ])('%s is %s', (text, expected) => {
    expect(number(text)).toBe(expected);
  });

  test('with a comma for its mark', () => {
    expect(['1.234,56', '1,5', '1,5,6', '1,5.6', '1.5'].map((text) => number(text, 'comma'))).toEqual([
      '1234.56',
      '1.5',
      'bad-grouping',
      'other-decimal-mark',
      'other-decimal-mark',
    ]);
  });

  test('is a rate with either mark', () => {
    const rate = (text: string) => {
      const read = readRateText(text);
      return read.ok ? read.value.plain : read.failure.kind;
    };
    expect(
      ['1,2345', '1234,567', '0,123', '12,345', '012,345', '1,234x', '1.234,5', ' 0,5 ', '1,234,567'].map(
        rate,
      ),
    ).toEqual([
      '1.2345',
      '1234.567',
      '0.123',
      'two-ways',
      '012.345',
      'not-a-number',
      '1234.5',
      '0.5',
      '1234567',
    ]);
  });
});

describe('a quantity', () => {
  const most = '99999999999.999';
  test('travels with at most three decimals, either sign, up to the limit', () => {
    expect(['1', '-1.5', '0.001', most, `-${most}`].map((text) => said(parseQuantity(text)))).toEqual([
      1000n,
      -1500n,
      1n,
      QUANTITY_LIMIT,
      -QUANTITY_LIMIT,
    ]);
    expect(
      ['', 'x', '1.', '.5', '1.0000', '100000000000', '-100000000000'].map((text) =>
        said(parseQuantity(text)),
      ),
    ).toEqual([
      'not-a-number',
      'not-a-number',
      'not-a-number',
      'not-a-number',
      'too-many-decimals',
      'out-of-range',
      'out-of-range',
    ]);
  });

  test('is typed with zeros at its end that do not count, and read from a file with those that do', () => {
    const typed = (text: string) => said(parseQuantityText(text, { isTyped: true }));
    expect(['10.25500', '10.2550', '10.25501', '0', '1.0000', '1.000'].map(typed)).toEqual([
      10_255n,
      10_255n,
      'too-many-decimals',
      0n,
      1000n,
      'ambiguous-number',
    ]);
    expect(said(parseQuantityText('10.2550'))).toBe('too-many-decimals');
    expect(said(parseQuantityText('-1'))).toBe('negative');
    expect(said(parseQuantityText('0'))).toBe(0n);
    expect(said(parseQuantityText('-1', { allowNegative: true }))).toBe(-1000n);
  });
});

test.each([
  ['$5.00', 500n],
  ['5.00 USD', 500n],
  ['US$ 5.00', 500n],
  ['5', 500n],
  ['$5.00 USD', 'not-a-number'],
  ['$$5', 'not-a-number'],
])('the amount “%s” is %s', (text, expected) => {
  expect(said(parseMoneyText(text))).toBe(expected);
});

test('what could be a decimal or a thousand is seen through blanks around it', () => {
  expect(['1,234', ' 1.234 ', '\u00a01,234', '-1,234'].map(couldBeThousands)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['0,234', '1,2345', '1234,567'].map(couldBeThousands)).toEqual([false, false, false]);
});

test.each([
  ["1 234'567", 'bad-grouping'],
  ["1'234 567", 'bad-grouping'],
  ['1 234\u00a0567', 'bad-grouping'],
  ['-', 'not-a-number'],
  ['.', 'not-a-number'],
  ["'", 'bad-grouping'],
])('the number “%s” is refused: %s', (text, kind) => {
  expect(said(readNumberText(text, 'point'))).toBe(kind);
});

test('a character that the bank does not know becomes a blank', () => {
  expect(alphameric('A漢B', 5)).toBe('A B  ');
});
