import { withFirst } from '../../../contract/texts/frenchFirst';
import type { Language } from '../../../contract/texts/sentence';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA' };

/** An instant as an email tells it, in the board's zone and with its name. */
export const whenText = (at: Date, language: Language, zone: string): string =>
  withFirst(
    language,
    new Intl.DateTimeFormat(LOCALES[language], {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: zone,
    }).format(at),
  );

/** The same to the minute, inside a sentence. The zone is named, since the reader may sit in another. */
export const minuteText = (at: Date, language: Language, zone: string): string =>
  withFirst(
    language,
    new Intl.DateTimeFormat(LOCALES[language], {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: zone,
    }).format(at),
  );
