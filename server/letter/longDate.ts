import { withFirst } from '../../contract/texts/frenchFirst';
import type { Language } from '../../contract/texts/sentence';

/** A date of business in words, as a letter says it. */
export const longDate = (language: Language, date: string): string =>
  withFirst(
    language,
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  );

/** The same with a short month, for a column of a table. */
export const mediumDate = (language: Language, date: string): string =>
  withFirst(
    language,
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  );
