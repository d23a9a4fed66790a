/** Thirteen to nineteen digits as a payment card has them, in groups or not; longer rows of digits are something else. */
const CANDIDATE = /(?<![\w.])[3-6]\d{3}(?:[ -]?\d){9,15}(?![\w.]?\d)/g;
const STANDS_FOR = '[card number]';

/** Whether the last digit fits the others (ISO/IEC 7812-1, Luhn). */
function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const isCard = (found: string): boolean => hasRightCheckDigit(found.replace(/[ -]/g, ''));

/** A text in which whatever could be the number of a payment card is taken out: people type it where it does not belong. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(CANDIDATE, (found) => (isCard(found) ? STANDS_FOR : found));

/** Whether something in a text could be the number of a payment card. */
export const hasCardNumber = (text: string): boolean => (text.match(CANDIDATE) ?? []).some(isCard);
