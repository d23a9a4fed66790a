import type { Language } from '../../../contract/texts/sentence';
import { COUNTRIES } from '../../../domain/country';
import type { SelectOption } from '../../components/form/SelectField';

/** Where nearly everybody is from. */
const FIRST = ['US', 'CA'];

/** Countries by their names in a language, in its order, behind the two most come from. */
export function countryOptions(language: Language): readonly SelectOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const option = (value: string): SelectOption => ({ value, text: names.of(value) ?? value });
  const others = [...COUNTRIES].filter((code) => !FIRST.includes(code)).map(option);
  return [...FIRST.map(option), ...others.sort((a, b) => a.text.localeCompare(b.text, language))];
}
