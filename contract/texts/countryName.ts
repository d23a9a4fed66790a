import { parseCountry } from '../../domain/country';
import type { Language } from './sentence';

/** A country by its name in a language; a code nobody knows stands as it is. */
export function countryName(language: Language, code: string): string {
  const known = parseCountry(code);
  return known === null ? code : (new Intl.DisplayNames(language, { type: 'region' }).of(known) ?? code);
}
