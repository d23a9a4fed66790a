import { type NumberText, type NumberTextFault, readNumberText } from './numberText';
import { fail, type Result } from './result';

export type RateTextFault =
  | NumberTextFault
  /** `1,234`: a rate with a decimal comma to some, more than a thousand to others. */
  | { readonly kind: 'two-ways' };

/**
 * Reads a rate, a factor or a percentage with either decimal mark: `0.41` and `0,41` are the same. A point alone is always the
 * decimal mark; three digits behind a lone comma could be thousands, so they are refused unless nothing but a zero stands before.
 */
export function readRateText(text: string): Result<NumberText, RateTextFault> {
  const trimmed = text.trim();
  const [whole = '', fraction, ...rest] = trimmed.split(',');
  if (fraction === undefined || rest.length > 0 || trimmed.includes('.')) {
    const isCommaLast = trimmed.lastIndexOf(',') > trimmed.lastIndexOf('.') && trimmed.includes('.');
    return readNumberText(trimmed, isCommaLast ? 'comma' : 'point');
  }
  if (/^\d{3}$/.test(fraction) && /^[1-9]\d{0,2}$/.test(whole)) return fail({ kind: 'two-ways' });
  return readNumberText(trimmed, 'comma');
}
