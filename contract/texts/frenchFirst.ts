import type { Language } from './sentence';

const FIRST = /(?<!\d)1(?=[ \u00a0\u202f](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/gu;

/** A date in words as the language says it: in French the first of a month is an ordinal ("1er janvier"), which formatters leave out. */
export const withFirst = (language: Language, date: string): string =>
  language === 'fr' ? date.replace(FIRST, '1er') : date;
