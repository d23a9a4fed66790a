import { countryName } from '../../contract/texts/countryName';
import { periodCode, periodName } from '../../contract/texts/periodName';
import { sizeText } from '../../contract/texts/sizeText';
import { figureText } from '../../contract/texts/fill';

describe('the period of a report', () => {
  it('is a quarter or a month in words of each language', () => {
    expect(periodName('en', 'Q3')).toBe('3rd quarter');
    expect(periodName('fr', 'Q1')).toBe('1er trimestre');
    expect(periodName('en', '03')).toBe('March');
    expect(periodName('fr', '08')).toBe('août');
    expect(periodName('fr', 'Q5')).toBe('Q5');
  });

  it('has a French code of its own', () => {
    expect(periodCode('en', 'Q3')).toBe('Q3');
    expect(periodCode('fr', 'Q3')).toBe('T3');
    expect(periodCode('fr', '03')).toBe('03');
  });
});

describe('a limit of size', () => {
  it('is in megabytes, by the name each language has for them, and never above what is accepted', () => {
    expect(sizeText('en', 2 * 1024 * 1024)).toBe('2 MB');
    expect(sizeText('fr', 64 * 1024 * 1024)).toBe('64\u00a0Mo');
    expect(sizeText('fr', 9_000_000)).toBe('9\u00a0Mo');
    expect(sizeText('en', 9_999_999)).toBe('9 MB');
    expect(figureText('fr', 'size', '16777216')).toBe('16\u00a0Mo');
  });
});

describe('a country of an address', () => {
  it('is named in each language, and a code nobody knows stands as it is', () => {
    expect(countryName('en', 'us')).toBe('United States');
    expect(countryName('fr', 'US')).toBe('États-Unis');
    expect(countryName('fr', 'XQ')).toBe('XQ');
    expect(countryName('en', '')).toBe('');
  });
});
