import type { Language } from './sentence';

const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * An exact decimal such as "1234.50" as US money in a sentence: $1,234.50 in English, 1 234,50 $ US in French (with spaces that
 * do not break). The digits are moved as text, never through a number.
 */
export function moneyText(language: Language, amount: string): string {
  const negative = amount.startsWith('-');
  const [whole = '0', cents = '00'] = amount.replace(/^-/, '').split('.');
  const sign = negative ? '−' : '';
  if (language === 'fr') return `${sign}${whole.replace(GROUPS, '\u00a0')},${cents}\u00a0$\u00a0US`;
  return `${sign}$${whole.replace(GROUPS, ',')}.${cents}`;
}
