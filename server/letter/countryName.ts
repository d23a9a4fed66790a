import type { Language } from '../../contract/texts/sentence';
import { parseCountry } from '../../domain/country';

/** A country of an address by its name in a language; a code nobody knows stands as it is. */
export const countryName = (language: Language, code: string): string =>
  parseCountry(code) === null
    ? code
    : (new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code);
