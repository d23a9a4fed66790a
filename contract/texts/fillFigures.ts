import { withFirst } from './frenchFirst';
import { moneyText } from './moneyText';
import type { Language, Values } from './sentence';
import { sizeText } from './sizeText';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA' };

const PLACE = /\{\{(\w+)(?::(money|quantity|date|count|size))?\}\}/g;

/** What a typed place may hold, as it travels. Anything else that a value turns out to be is shown as it came. */
const SHAPES = {
  money: /^-?\d+\.\d{2}$/,
  quantity: /^-?\d+(?:\.\d{1,3})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  count: /^\d+$/,
  /** In bytes. */
  size: /^\d+$/,
} as const satisfies Readonly<Record<string, RegExp>>;
type FigureKind = keyof typeof SHAPES;

const WRITERS: Readonly<Record<FigureKind, (language: Language, text: string) => string>> = {
  money: moneyText,
  quantity: number,
  date: (language, text) =>
    withFirst(
      language,
      new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(text),
      ),
    ),
  count: number,
  size: (language, bytes) => sizeText(language, Number(bytes)),
};

// Quantities are exact text and stay it: nothing becomes a float.
function number(language: Language, text: string): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 }).format(
    text as Intl.StringNumericLiteral,
  );
}

/** A figure of the wire as a sentence in a language writes it: `1234.50` as $1,234.50, `2000.500` as 2,000.5, a date in words. */
export const figureText = (language: Language, kind: FigureKind, text: string): string =>
  SHAPES[kind].test(text) ? WRITERS[kind](language, text) : text;

const asItIs = (text: string): string => text;

/**
 * As `fill`, where places may name the kind of figure they hold: `{{left:money}}`, `{{limit:quantity}}`, `{{today:date}}`,
 * `{{rows:count}}`, `{{limit:size}}`. Values come as they travel and are written as the reader's language does.
 * @param escape what every value goes through, for a template that is HTML
 */
export const fillFigures = (
  language: Language,
  template: string,
  values: Values,
  escape: (text: string) => string = asItIs,
): string =>
  template.replace(PLACE, (_, name: string, kind?: FigureKind) => {
    const text = String(values[name] ?? '');
    return escape(kind === undefined ? text : figureText(language, kind, text));
  });
