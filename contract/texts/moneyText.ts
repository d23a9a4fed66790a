import type { Language } from './sentence';

const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * An exact decimal such as "1234.50" as US money in a sentence: $1,234.50 in English, 1 234,50 $ US in French (with spaces that
 * do not break). The digits are moved as text, never through a number.
 */
export function moneyText(language: Language, amount: string): string {
  const plain = amountText(language, amount);
  if (language === 'fr') return `${plain}\u00a0$\u00a0US`;
  return plain.startsWith(MINUS) ? `${MINUS}$${plain.slice(1)}` : `$${plain}`;
}

const MINUS = '−';

/** The same without its currency, for a column whose heading names it. */
export function amountText(language: Language, amount: string): string {
  const sign = amount.startsWith('-') ? MINUS : '';
  const [whole = '0', cents = '00'] = amount.replace(/^-/, '').split('.');
  const isFrench = language === 'fr';
  return `${sign}${whole.replace(GROUPS, isFrench ? '\u00a0' : ',')}${isFrench ? ',' : '.'}${cents}`;
}
