import type { Language } from './sentence';

const MEBIBYTE = 1024 * 1024;

// French sets a blank that does not break between a figure and its unit.
const UNITS: Readonly<Record<Language, { readonly binary: string; readonly decimal: string }>> = {
  en: { binary: ' MiB', decimal: ' MB' },
  fr: { binary: '\u00a0Mio', decimal: '\u00a0Mo' },
};

/**
 * A limit of a file's size in the unit it was set in: whole mebibytes as such, anything else in whole megabytes, so that a file of
 * the size named is always taken.
 */
export const sizeText = (language: Language, bytes: number): string =>
  bytes % MEBIBYTE === 0
    ? `${bytes / MEBIBYTE}${UNITS[language].binary}`
    : `${Math.floor(bytes / 1_000_000)}${UNITS[language].decimal}`;
