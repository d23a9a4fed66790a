import { parseCountry } from '../../domain/country';
import type { Language } from './sentence';

/** The name of a country in a language; an unknown code is returned unchanged. */
export function countryName(language: Language, code: string): string {
  const known = parseCountry(code);
  return known === null ? code : (new Intl.DisplayNames(language, { type: 'region' }).of(known) ?? code);
}
