import { hasCardNumber, withoutCardNumbers } from '../../domain/cardNumber';

describe('the number of a payment card in a text', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    '378282246310005',
    '6011 1111 1111 1117',
    '4222222222222',
    '4000090000090095',
    '4111111111111111110',
  ])('%s is taken out, and the rest stays', (number) => {
    expect(withoutCardNumbers(`Card ${number}, please.`)).toBe('Card [card number], please.');
    expect(hasCardNumber(`"q":"${number}"`)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '4111111111111112'],
    ['an entry number', '551-2518786-5'],
    ['an importer number', '12-345678900'],
    ['a time in milliseconds', '1764326176123'],
    ['a hash', '04f3a1b29c8d7e'],
    ['an amount', '4111111111111.11'],
    ['a longer row of digits', '411111111111111111111111'],
    ['digits inside a word', 'x4111111111111111'],
    ['twelve digits', '411111111117'],
    ['twenty digits', '41111111111111111100'],
    ['an amount that would fit', '4222222222222.11'],
    ['digits that a word goes on from', '4222222222222a1'],
  ])('%s stays', (_, text) => {
    expect(withoutCardNumbers(text)).toBe(text);
    expect(hasCardNumber(text)).toBe(false);
  });
});
