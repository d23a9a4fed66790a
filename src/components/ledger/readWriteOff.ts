import type { Language } from '../../../contract/texts/sentence';
import { formatMoney, money, parseMoneyText } from '../../../domain/money';
import type { DecimalMark } from '../../../domain/numberText';
import { fail, ok, type Result } from '../../../domain/result';

/**
 * How much of what is open is given up, as the wire has it.
 * @param open what is owed on the report, exact money
 */
export function readWriteOff(
  typed: string,
  open: string,
  mark: DecimalMark,
): Result<string, 'not-an-amount' | 'zero' | 'too-much'> {
  const amount = parseMoneyText(typed, { decimalMark: mark, isTyped: true });
  if (!amount.ok) return fail('not-an-amount');
  if (amount.value <= 0n) return fail('zero');
  return amount.value > money(open) ? fail('too-much') : ok(formatMoney(amount.value));
}

/** An exact amount as somebody would type it in a language. */
export const typedAmount = (amount: string, language: Language): string =>
  language === 'fr' ? amount.replace('.', ',') : amount;
