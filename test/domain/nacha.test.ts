import fc from 'fast-check';
import { calendarDate } from '../../domain/calendarDate';
import { type AchCredit, achText, achTotals } from '../../domain/nacha';
import { bankLetters } from '../../domain/nachaFields';
import { isRoutingNumber } from '../../domain/routingNumber';
import { readAch } from './readAch';

const origin = {
  routingNumber: '011000015',
  bankName: 'Harbor National Bank',
  companyId: '1123456789',
  companyName: 'Northwood Timber Board',
};
const fileOf = (credits: readonly AchCredit[], fileNumber = 1): string =>
  achText({
    origin,
    credits,
    effectiveOn: calendarDate('2026-06-17'),
    createdOn: calendarDate('2026-06-15'),
    createdAt: '1004',
    fileNumber,
    reference: 'PR-2026-000003',
  });

const withCheckDigit = (eight: string): string =>
  Array.from({ length: 10 }, (_, digit) => eight + digit.toString()).find(isRoutingNumber) ?? '';

const credit = fc.record({
  routingNumber: fc
    .integer({ min: 1_000_000, max: 39_999_999 })
    .map((eight) => withCheckDigit(eight.toString().padStart(8, '0'))),
  accountNumber: fc.stringMatching(/^[A-Z0-9]{4,17}$/),
  accountType: fc.constantFrom('checking' as const, 'savings' as const),
  amount: fc.bigInt({ min: 1n, max: 9_999_999_999n }),
  reference: fc.stringMatching(/^[0-9]{1,15}$/),
  payeeName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
});

describe('the file for the bank', () => {
  it('is whole blocks of ten records of 94 plain characters, whatever names and sums are in it', () => {
    fc.assert(
      fc.property(fc.array(credit, { minLength: 1, maxLength: 40 }), (credits) => {
        const text = fileOf(credits);
        expect(text).toMatch(/^[\r\n -~]*$/);
        const records = text.split('\r\n').slice(0, -1);
        expect(records.length % 10).toBe(0);
        expect(records.every((line) => line.length === 94)).toBe(true);
      }),
    );
  });

  it('adds up in its control records: count, hash of the banks and sum, read back from the entries', () => {
    fc.assert(
      fc.property(fc.array(credit, { minLength: 1, maxLength: 40 }), (credits) => {
        const records = fileOf(credits).split('\r\n').slice(0, -1);
        const entries = records.filter((line) => line.startsWith('6'));
        const sum = entries.reduce((total, line) => total + BigInt(line.slice(29, 39)), 0n);
        const hash = entries.reduce((total, line) => total + BigInt(line.slice(3, 11)), 0n) % 10n ** 10n;
        expect(sum).toBe(credits.reduce((total, { amount }) => total + amount, 0n));
        const batch = records.find((line) => line.startsWith('8')) ?? '';
        const end = records.find((line) => line.startsWith('9') && !line.startsWith('99')) ?? '';
        expect([
          BigInt(batch.slice(4, 10)),
          BigInt(batch.slice(10, 20)),
          BigInt(batch.slice(32, 44)),
        ]).toEqual([BigInt(credits.length), hash, sum]);
        expect([
          BigInt(end.slice(1, 7)),
          BigInt(end.slice(7, 13)),
          BigInt(end.slice(13, 21)),
          BigInt(end.slice(21, 31)),
          BigInt(end.slice(43, 55)),
        ]).toEqual([1n, BigInt(records.length / 10), BigInt(credits.length), hash, sum]);
        expect(achTotals(credits)).toEqual({
          entries: credits.length,
          entryHash: batch.slice(10, 20),
          credit: sum,
        });
        expect(entries.map((line) => BigInt(line.slice(87, 94)))).toEqual(
          credits.map((_, index) => BigInt(index + 1)),
        );
      }),
    );
  });

  it('says in its fields what a bank reads there', () => {
    const records = fileOf([
      {
        routingNumber: '021000021',
        accountNumber: '12345678',
        accountType: 'savings',
        amount: 615_000n,
        reference: '17',
        payeeName: 'Scierie Rivière-aux-Rats ltée',
      },
    ]).split('\r\n');
    expect(records[0]).toBe(
      '101 01100001511234567892606151004A094101HARBOR NATIONAL BANK   NORTHWOOD TIMBER BOARD 6-000003',
    );
    expect(records[1]).toBe(
      '5220NORTHWOOD TIMBERPR-2026-000003      1123456789CCDREFUND    260615260617   1011000010000001',
    );
    expect(records[2]).toBe(
      '63202100002112345678         000061500017             SCIERIE RIVIERE-AUX-RA  0011000010000001',
    );
    expect(records[3]).toBe(
      '82200000010002100002000000000000000000615000' + '1123456789' + ' '.repeat(25) + '011000010000001',
    );
    expect(records[4]).toBe('9000001000001000000010002100002000000000000000000615000' + ' '.repeat(39));
    expect(records.slice(5, 10)).toEqual(Array.from({ length: 5 }, () => '9'.repeat(94)));
  });

  it('is not made of a sum that does not fit into its field', () => {
    const huge = { ...sample, amount: 10_000_000_000n };
    expect(() => fileOf([huge])).toThrow('does not fit');
  });
});

const sample: AchCredit = {
  routingNumber: '021000021',
  accountNumber: '12345678',
  accountType: 'checking',
  amount: 1n,
  reference: '1',
  payeeName: 'A',
};

describe('a bank’s number', () => {
  it('is noticed when any one digit is mistyped', () => {
    fc.assert(
      fc.property(
        credit,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        ({ routingNumber }, place, by) => {
          expect(isRoutingNumber(routingNumber)).toBe(true);
          const digit = (Number(routingNumber.charAt(place)) + by) % 10;
          const wrong = routingNumber.slice(0, place) + digit.toString() + routingNumber.slice(place + 1);
          expect(isRoutingNumber(wrong)).toBe(false);
        },
      ),
    );
    expect(['000000000', '12345678', '0210000210', 'abcdefghi'].some(isRoutingNumber)).toBe(false);
  });
});

describe('H79 names in the bank’s letters', () => {
  it.each([
    ['Łukasz Żółć’s “Best” № 7', 'LUKASZ ZOLC\'S "BEST" NO 7'],
    ['Scierie Rivière-aux-Rats ltée', 'SCIERIE RIVIERE-AUX-RATS LTEE'],
    ['Groß & Söhne', 'GROSS & SOHNE'],
    ['ＡＣＭＥ', 'ACME'],
  ])('%s is %s', (name, letters) => {
    expect(bankLetters(name)).toBe(letters);
  });

  it.each(['株式会社木材輸入', 'Дерево', 'Acme 木材', '', '   ', '...'])('%j is asked for', (name) => {
    expect(bankLetters(name)).toBeNull();
  });

  it('stand in a file that an independent reader reads field by field', () => {
    fc.assert(
      fc.property(fc.array(credit, { minLength: 1, maxLength: 30 }), (credits) => {
        const read = readAch(fileOf(credits));
        expect(read).toMatchObject({
          destination: origin.routingNumber,
          destinationName: 'HARBOR NATIONAL BANK',
          originName: 'NORTHWOOD TIMBER BOARD',
          companyName: 'NORTHWOOD TIMBER',
          companyId: origin.companyId,
          createdOn: '260615',
          createdAt: '1004',
          effectiveOn: '260617',
        });
        expect(
          read.entries.map(({ code, routing, account, cents, reference }) => [
            code,
            routing,
            account,
            cents,
            reference,
          ]),
        ).toEqual(
          credits.map((each) => [
            each.accountType === 'checking' ? '22' : '32',
            each.routingNumber,
            each.accountNumber,
            Number(each.amount),
            each.reference,
          ]),
        );
      }),
    );
  });
});

describe('H80 ten files of one day', () => {
  it('have their own letters, batch and trace numbers', () => {
    const files = Array.from({ length: 36 }, (_, index) => readAch(fileOf([sample, sample], index + 1)));
    expect(files.map(({ fileIdModifier }) => fileIdModifier).join('')).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
    );
    expect(new Set(files.map(({ batchNumber }) => batchNumber)).size).toBe(36);
    expect(new Set(files.flatMap(({ entries }) => entries.map(({ trace }) => trace))).size).toBe(72);
  });
});
