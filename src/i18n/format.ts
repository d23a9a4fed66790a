import { couldBeThousands } from '../../domain/numberText';
import { withFirst } from '../../contract/texts/frenchFirst';
import { instantText, timeText } from '../../contract/texts/instantText';
import { dateInZone } from '../../domain/calendarDate';
import type { Language } from './language';

/** How figures and dates read in one language. Amounts stay exact text on their way in; nothing becomes a float. */
export interface Format {
  /** Money of the wire ("1234.5", "1234.50") in dollars, always with cents. */
  readonly money: (amount: string) => string;
  /** The same without the dollar sign, for columns whose heading names the unit. */
  readonly amount: (amount: string) => string;
  /** A quantity or a rate as exact as it came. */
  readonly quantity: (quantity: string) => string;
  /** A quantity as somebody would type it, in no two ways: 1234567, and 10.2550 for 10.255. */
  readonly quantityTyped: (quantity: string) => string;
  /** A quantity of a column, with three decimals as the board counts, so that points stand below one another. */
  readonly quantityFigure: (quantity: string) => string;
  /** A rate in dollars, with its cents and as many decimals more as it came with. */
  readonly rate: (rate: string) => string;
  readonly count: (count: number) => string;
  /** A calendar date 'YYYY-MM-DD': the same day in every zone (H12). */
  readonly date: (date: string) => string;
  /** An instant by the board's clock, to the minute, with its zone. */
  readonly instant: (instant: string) => string;
  /** The board's day of an instant. */
  readonly dayOf: (instant: string) => string;
  /** The time of day of an instant by the board's clock, with its zone. */
  readonly time: (milliseconds: number) => string;
  /** A month 'YYYY-MM', short. */
  readonly month: (month: string) => string;
  /** A day of every year, 'MM-DD'. */
  readonly dayOfYear: (monthDay: string) => string;
  readonly bytes: (bytes: number) => string;
}

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-CA' };
const exact = (text: string): Intl.StringNumericLiteral => text as Intl.StringNumericLiteral;

/** Makes something when it is first asked for: the browser's formatters are slow to make, and a screen needs few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function build(language: Language, zone: string): Format {
  const locale = LOCALES[language];
  const first = (date: string): string => withFirst(language, date);
  const figures = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  // A calendar date has no zone; only as an instant in the formatter's own it stays the day it is.
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const money = figures({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  const amount = figures({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const quantity = figures({ maximumFractionDigits: 12 });
  const ungrouped = figures({ maximumFractionDigits: 12, useGrouping: false });
  const quantityFigure = figures({
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  const rate = figures({
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 12,
  });
  const day = dates({ dateStyle: 'medium' });
  const month = dates({ month: 'short', year: '2-digit' });
  const dayOfYear = dates({ month: 'long', day: 'numeric' });
  const bytes = (unit: 'byte' | 'kilobyte' | 'megabyte') =>
    figures({
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: 1,
    });
  const sizes = { byte: bytes('byte'), kilobyte: bytes('kilobyte'), megabyte: bytes('megabyte') };
  // Americans write KB, where the formatter has the metric kB.
  const kilobytes = (text: string): string => (language === 'en' ? text.replace('kB', 'KB') : text);
  const date = (text: string): string => first(day().format(new Date(`${text}T00:00:00Z`)));
  return {
    money: (text) => money().format(exact(text)),
    amount: (text) => amount().format(exact(text)),
    quantity: (text) => quantity().format(exact(text)),
    quantityTyped: (text) => {
      const typed = ungrouped().format(exact(text));
      return couldBeThousands(typed) ? `${typed}0` : typed;
    },
    quantityFigure: (text) => quantityFigure().format(exact(text)),
    rate: (text) => rate().format(exact(text)),
    count: (count) => quantity().format(count),
    date,
    month: (text) => month().format(new Date(`${text}-01T00:00:00Z`)),
    dayOfYear: (text) => first(dayOfYear().format(new Date(`2000-${text}T00:00:00Z`))),
    instant: (text) => instantText(language, zone, Date.parse(text)),
    dayOf: (text) => date(dateInZone(Date.parse(text), zone)),
    time: (milliseconds) => timeText(language, zone, milliseconds),
    bytes: (size) =>
      size < 1_000
        ? sizes.byte().format(size)
        : size < 1_000_000
          ? kilobytes(sizes.kilobyte().format(size / 1_000))
          : sizes.megabyte().format(size / 1_000_000),
  };
}

const built = new Map<string, Format>();

/** Figures and dates as a language writes them. @param zone the board's, whose clock instants are told by */
export function formatFor(language: Language, zone: string): Format {
  const key = `${language} ${zone}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const made = build(language, zone);
  built.set(key, made);
  return made;
}
