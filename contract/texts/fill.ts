import { createInstance, type InterpolationOptions } from 'i18next';
import { withFirst } from './frenchFirst';
import { moneyText } from './moneyText';
import { escapeHtml, type Language, type Values } from './sentence';
import { sizeText } from './sizeText';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA' };

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
const FIGURE_KINDS = ['money', 'quantity', 'date', 'count', 'size'] as const satisfies readonly FigureKind[];

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

/** The engine that fills the places of the screens' texts, for the texts that browser and server share. */
function createFiller(interpolation: InterpolationOptions) {
  const engine = createInstance();
  void engine.init({
    lng: 'en',
    resources: { en: {} },
    initAsync: false,
    interpolation,
    // No braces are ever shown.
    missingInterpolationHandler: () => '',
  });
  for (const kind of FIGURE_KINDS)
    engine.services.formatter?.add(kind, (value: unknown, language) =>
      figureText(
        language === 'fr' ? 'fr' : 'en',
        kind,
        typeof value === 'string' || typeof value === 'number' ? String(value) : '',
      ),
    );
  return (text: string, values: Values, language: Language): string =>
    engine.services.interpolator.interpolate(text, values, language, {});
}

const inText = createFiller({ escapeValue: false });
const inHtml = createFiller({ escapeValue: true, escape: escapeHtml });

/**
 * Puts values into a text's places. A place without a value stays empty. A place may name the kind of figure it holds:
 * `{{left, money}}`, `{{limit, quantity}}`, `{{today, date}}`, `{{rows, count}}`, `{{limit, size}}`. Values come as they travel and are
 * written as the reader's language does. A value that looks like a place stays as it is.
 */
export const fillFigures = (language: Language, text: string, values: Values): string =>
  inText(text, values, language);

/** The same for a text that is HTML: every value is escaped. */
export const fillHtml = (language: Language, text: string, values: Values): string =>
  inHtml(text, values, language);

/** The same for a text without figures. */
export const fill = (text: string, values: Values): string => inText(text, values, 'en');
