import type { Language } from './sentence';

const MEBIBYTE = 1024 * 1024;

// French sets a blank that does not break between a figure and its unit.
const UNITS: Readonly<Record<Language, string>> = { en: ' MB', fr: '\u00a0Mo' };

/**
 * A limit of a file's size in the megabytes that a reader's computer shows, so that a file of the size named is always accepted:
 * a whole number of mebibytes as such, anything else in whole decimal megabytes.
 */
export const sizeText = (language: Language, bytes: number): string =>
  `${bytes % MEBIBYTE === 0 ? bytes / MEBIBYTE : Math.floor(bytes / 1_000_000)}${UNITS[language]}`;
