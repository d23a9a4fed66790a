import fc from 'fast-check';
import { parseCountry } from '../../domain/country';
import { checkDigit, formatEntryNumber, parseEntryNumber } from '../../domain/entryNumber';
import { formatHtsCode, parseHtsCode, parseHtsPrefix } from '../../domain/htsCode';
import { maskImporterNumber, parseImporterNumber } from '../../domain/importerNumber';
import { parsePortCode, portName } from '../../domain/portCode';
import { PORTS } from '../../domain/ports';
import { isRole, isStaff } from '../../domain/roles';
import { readTaxNumber } from '../../domain/taxNumber';

describe('tax numbers', () => {
  test('H96 of a United States company are EINs; those of other countries stay as they are', () => {
    expect(['12-3456789', '123456789', ' 12-3456789 '].map((text) => readTaxNumber(text, 'US'))).toEqual(
      Array.from({ length: 3 }, () => '12-3456789'),
    );
    expect(['9837', '12-345678', '1-23456789', 'none'].map((text) => readTaxNumber(text, 'US'))).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(readTaxNumber('123456789RC0001', 'CA')).toBe('123456789RC0001');
  });
});

describe('entry numbers', () => {
  test('H96 are written the same however they are spelled before', () => {
    expect(['K9R91965491', 'K9R-9196549-1', 'k9r 9196549 1'].map(formatEntryNumber)).toEqual(
      Array.from({ length: 3 }, () => 'K9R-9196549-1'),
    );
  });

  test('the published check digits come out', () => {
    expect(checkDigit('ABC1234567')).toBe('6');
    expect(checkDigit('9999999999')).toBe('0');
  });

  // ACE entry table 1, written out: the check digit of a filer code with one letter in the first place is 10 less its value.
  test.each(
    Object.entries({
      A: 1,
      B: 2,
      C: 3,
      D: 4,
      E: 5,
      F: 6,
      G: 7,
      H: 8,
      I: 9,
      J: 1,
      K: 2,
      L: 3,
      M: 4,
      N: 5,
      O: 6,
      P: 7,
      Q: 8,
      R: 9,
      S: 2,
      T: 3,
      U: 4,
      V: 5,
      W: 6,
      X: 7,
      Y: 8,
      Z: 9,
    }),
  )('the letter %s counts %i', (letter, value) => {
    expect(checkDigit(`${letter}000000000`)).toBe(String(10 - value));
    // In the second place it counts double, by digit sum.
    const double = value * 2 > 9 ? value * 2 - 9 : value * 2;
    expect(checkDigit(`0${letter}00000000`)).toBe(String((10 - double) % 10));
  });

  test('551-3518786-6 is valid and 551-2518786-6 is not, its check digit being 8', () => {
    expect(parseEntryNumber('551-3518786-6')).toEqual({ ok: true, value: '55135187866' });
    expect(parseEntryNumber('551-2518786-6')).toEqual({
      ok: false,
      failure: { kind: 'bad-check-digit', entryNumber: '55125187866', expected: '8' },
    });
  });

  test.each(['AB1-0001234-8', 'ab100012348', ' AB100012348 ', 'AB1 0001234 8', 'ab1\u20110001234\u20118'])(
    'H40 %p is one entry number',
    (text) => {
      expect(parseEntryNumber(text)).toEqual({ ok: true, value: 'AB100012348' });
    },
  );

  test.each([
    ['1.00000E+10', { kind: 'shortened-by-spreadsheet' }],
    ['1,00E+10', { kind: 'shortened-by-spreadsheet' }],
    ['100000017', { kind: 'wrong-length', length: 9 }],
    ['', { kind: 'missing' }],
    ['AB1-000123X-8', { kind: 'not-an-entry-number' }],
    ['AB1/0001234/8', { kind: 'not-an-entry-number' }],
  ])('H22 H15 %p is refused, never corrected', (text, failure) => {
    expect(parseEntryNumber(text)).toEqual({ ok: false, failure });
  });

  test('every number with its own check digit is accepted, with any other refused', () => {
    const filer = fc.stringMatching(/^[0-9A-Z]{3}$/);
    fc.assert(
      fc.property(
        filer,
        fc.stringMatching(/^\d{7}$/),
        fc.integer({ min: 1, max: 9 }),
        (code, number, off) => {
          const digit = Number(checkDigit(code + number));
          expect(parseEntryNumber(formatEntryNumber(`${code}${number}${digit}`))).toEqual({
            ok: true,
            value: `${code}${number}${digit}`,
          });
          expect(parseEntryNumber(`${code}${number}${(digit + off) % 10}`).ok).toBe(false);
        },
      ),
    );
  });
});

describe('importer numbers', () => {
  test.each([
    ['00-1234567', 'irs', '00-1234567'],
    ['00-0000123', 'irs', '00-0000123'],
    ['12-3456789ab', 'irs', '12-3456789AB'],
    ['12345678900', 'irs', '12-345678900'],
    ['123-45-6789', 'ssn', '123-45-6789'],
    ['240401-12345', 'cbp-assigned', '240401-12345'],
  ])('%s is read as %s %s', (text, kind, number) => {
    expect(parseImporterNumber(text)).toEqual({ ok: true, value: { kind, number } });
  });

  test.each([
    ['2.02401E+16', 'shortened-by-spreadsheet'],
    ['12-3456789OI', 'not-an-importer-number'],
    ['1234567', 'not-an-importer-number'],
    ['', 'missing'],
  ])('H22 %p is refused as %s', (text, kind) => {
    expect(parseImporterNumber(text)).toEqual({ ok: false, failure: { kind } });
  });

  test('a mask leaves the last four', () => {
    expect(maskImporterNumber('123-45-6789')).toBe('•••-••-6789');
  });
});

describe('tariff numbers, ports, countries, roles', () => {
  test('H15 a tariff number keeps its leading zero', () => {
    expect(parseHtsCode('0604.20.0000')).toEqual({ ok: true, value: '0604200000' });
    expect(parseHtsCode('0604200000')).toEqual({ ok: true, value: '0604200000' });
    expect(formatHtsCode('0604200000')).toBe('0604.20.0000');
  });

  test('a tariff number cut short is refused on a line and taken in a rule', () => {
    expect(parseHtsCode('604200000')).toEqual({ ok: false, failure: { kind: 'wrong-length', length: 9 } });
    expect(parseHtsCode('4.40711E+9')).toEqual({ ok: false, failure: { kind: 'shortened-by-spreadsheet' } });
    expect(parseHtsCode('4407.11.00AB')).toEqual({ ok: false, failure: { kind: 'not-a-tariff-number' } });
    expect(parseHtsPrefix('4407.11.00')).toEqual({ ok: true, value: '44071100' });
    expect(parseHtsPrefix('440')).toEqual({ ok: false, failure: { kind: 'wrong-length', length: 3 } });
  });

  test('ports keep their zero, and one that lost it is recognized', () => {
    expect(portName('0901')).toBe('Buffalo-Niagara Falls, NY');
    expect(portName('3004')).toBe('Blaine, WA');
    expect(portName('9999')).toBeNull();
    expect(parsePortCode('901')).toEqual({
      ok: false,
      failure: { kind: 'leading-zero-lost', likely: '0901' },
    });
    expect(parsePortCode('Blaine')).toEqual({ ok: false, failure: { kind: 'not-a-port-code' } });
  });

  test('every port has four digits and a name, and foreign places are not among them', () => {
    expect(PORTS.size).toBe(456);
    for (const [code, name] of PORTS) {
      expect(code).toMatch(/^\d{4}$/);
      expect(name).toMatch(/^[A-Z].*, [A-Z]{2}(\/[A-Z]{2})?$/);
    }
    expect(portName('5335')).toBeNull();
  });

  test('countries are ISO codes in any case', () => {
    expect(parseCountry(' ca ')).toBe('CA');
    expect(parseCountry('UK')).toBeNull();
  });

  test('roles compare whole: the temporary marker is neither user nor staff', () => {
    expect(isRole('user-requires-password-reset')).toBe(false);
    expect(isStaff(['user-requires-password-reset'])).toBe(false);
    expect(isStaff(['adminx'])).toBe(false);
    expect(isStaff(['user', 'readonly'])).toBe(true);
  });
});
