import type { DecimalMark } from '../../domain/numberText';
import type { Language } from './language';

/** The mark between whole and fraction in a language. */
export const decimalMarkOf = (language: Language): DecimalMark => (language === 'fr' ? 'comma' : 'point');
