import { partAtDecimal } from '../../../server/letter/type/decimalPlace';

it.each([
  ['en', '1,234.50', '1,234', '.50'],
  ['en', '1,234', '1,234', ''],
  ['en', '$0.4125', '$0', '.4125'],
  ['fr', '1\u00a0234,567', '1\u00a0234', ',567'],
  ['fr', '1\u00a0234,50\u00a0$\u00a0US', '1\u00a0234', ',50\u00a0$\u00a0US'],
  ['fr', '12\u00a0%', '12', '\u00a0%'],
  ['en', '', '', ''],
  ['en', 'none', 'none', ''],
] as const)('in %s parts %s into %s and %s', (language, text, whole, rest) => {
  expect(partAtDecimal(text, language)).toEqual({ whole, rest });
});
