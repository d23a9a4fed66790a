import en from './en/periods.json';
import fr from './fr/periods.json';
import type { Language } from './sentence';

const QUARTERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr };
const MONTH = /^(0[1-9]|1[0-2])$/;

/**
 * A report's period in words: a quarter, or the month of that number in the fiscal year's calendar.
 * @param period as it is stored: Q1 to Q4, or 01 to 12; anything else is returned unchanged
 */
export function periodName(language: Language, period: string): string {
  const quarter = QUARTERS[language][period];
  if (quarter !== undefined) return quarter;
  if (!MONTH.test(period)) return period;
  const month = new Date(`2001-${period}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(month);
}

/** The same as a code, for short sentences: Q1, in French T1; months keep their number. */
export const periodCode = (language: Language, period: string): string =>
  language === 'fr' ? period.replace(/^Q/, 'T') : period;
