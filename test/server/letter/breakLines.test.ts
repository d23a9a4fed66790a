import fc from 'fast-check';
import { breakLines } from '../../../server/letter/type/breakLines';

const perLetter = (text: string): number => Array.from(text).length;

it('breaks after blanks and hyphens, between ideographs, and within what is too long', () => {
  expect(breakLines('Cedar Mills and Sons', 11, perLetter)).toEqual(['Cedar Mills', 'and Sons']);
  expect(breakLines('Saguenay-Lac', 9, perLetter)).toEqual(['Saguenay-', 'Lac']);
  expect(breakLines('東京木材、輸入', 4, perLetter)).toEqual(['東京木', '材、輸入']);
  expect(breakLines('abcdefghij', 4, perLetter)).toEqual(['abcd', 'efgh', 'ij']);
  expect(breakLines('1\u00a0234,50\u00a0$ and', 8, perLetter)).toEqual(['1\u00a0234,50', '\u00a0$ and']);
  expect(breakLines('', 4, perLetter)).toEqual(['']);
});

it('keeps an accent with its letter', () => {
  for (const letter of ['x\u0323\u0301', 'か\u0301\u0323'])
    expect(breakLines(letter.repeat(3), 4, perLetter)).toEqual([letter, letter, letter]);
  expect(breakLines('x\u0323\u0301', 2, perLetter)).toEqual(['x\u0323', '\u0301']);
});

it('loses no character but blanks at the end of a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
      const bare = (each: string): string => each.replaceAll(' ', '');
      const lines = breakLines(text, width, perLetter);
      expect(bare(lines.join(''))).toBe(bare(text));
      for (const line of lines) expect(perLetter(line)).toBeLessThanOrEqual(width);
    }),
  );
});
