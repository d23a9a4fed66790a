import { readRateText } from '../../domain/rateText';

describe('a rate as it is typed', () => {
  test.each([
    ['0.41', '0.41'],
    ['0,41', '0.41'],
    ['.41', '0.41'],
    [',41', '0.41'],
    [' 0,423776001 ', '0.423776001'],
    ['0,410', '0.410'],
    ['1,5', '1.5'],
    ['10', '10'],
    ['1.234', '1.234'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
  ])('%s is %s, with a point or a comma', (typed, plain) => {
    expect(readRateText(typed)).toMatchObject({ ok: true, value: { plain } });
  });

  test.each([
    ['1,234', 'two-ways'],
    ['999,000', 'two-ways'],
    [' 1,234 ', 'two-ways'],
    ['', 'missing'],
    ['0,4,1', 'bad-grouping'],
    ['1e-3', 'exponent'],
    ['41 cents', 'not-a-number'],
    ['0,41.5', 'bad-grouping'],
  ])('%s is refused: %s', (typed, kind) => {
    expect(readRateText(typed)).toMatchObject({ ok: false, failure: { kind } });
  });
});
