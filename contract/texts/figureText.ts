import { withFirst } from './frenchFirst';
import type { Language } from './sentence';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA' };

/** A calendar date or a quantity of the wire as a language writes it; any other text as it is. */
export function figureText(language: Language, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return withFirst(
      language,
      new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(text),
      ),
    );
  // Quantities are exact text and stay it: nothing becomes a float.
  return /^-?\d+\.\d{3}$/.test(text)
    ? new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 }).format(
        text as Intl.StringNumericLiteral,
      )
    : text;
}
