import { type Cents, type MoneyFault, parseMoney, parseMoneyText } from '../../../../domain/money';
import type { DecimalMark } from '../../../../domain/numberText';
import type { Result } from '../../../../domain/result';

const WIRE = /^\d{1,12}\.\d{2}$/;

/** Whether an amount is in the wire's form, as every readable one is kept. */
export const isWireAmount = (text: string): boolean => WIRE.test(text);

/** Reads an amount as typed in a language, or as kept in the wire's form; what could be another number is refused (H33). */
export const readAmount = (text: string, mark: DecimalMark): Result<Cents, MoneyFault> =>
  isWireAmount(text) ? parseMoney(text) : parseMoneyText(text, { decimalMark: mark, isTyped: true });
