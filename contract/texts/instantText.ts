import { dateInZone } from '../../domain/calendarDate';
import { withFirst } from './frenchFirst';
import type { Language } from './sentence';

// The board and its readers may sit in different zones. Every instant is shown by the board's clock, and names its zone.

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA' };

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };
const FORMS = {
  instant: { year: 'numeric', month: 'short', day: 'numeric', ...TIME },
  time: TIME,
  seconds: { ...TIME, hour: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const made = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to make, and a list asks for the same one in every row. */
function formatter(form: keyof typeof FORMS, language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${form} ${language} ${timeZone}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...FORMS[form], timeZone });
  made.set(key, format);
  return format;
}

/**
 * An instant to the minute: "Nov 28, 2026, 10:11 PM EST".
 * @param zone the board's, an IANA name
 * @param at milliseconds since 1970
 */
export const instantText = (language: Language, zone: string, at: number): string =>
  withFirst(language, formatter('instant', language, zone).format(at));

/** The time of day of an instant: "10:11 PM EST". */
export const timeText = (language: Language, zone: string, at: number): string =>
  formatter('time', language, zone).format(at);

/** An instant in a spreadsheet, whose rows may be sorted by it: "2026-11-28 22:11:07 EST". */
export function sortableInstant(language: Language, zone: string, at: number): string {
  const parts = formatter('seconds', language, zone).formatToParts(at);
  const part = new Map(parts.map(({ type, value }) => [type, value]));
  const time = [part.get('hour'), part.get('minute'), part.get('second')].join(':');
  return `${dateInZone(at, zone)} ${time} ${part.get('timeZoneName') ?? zone}`;
}
