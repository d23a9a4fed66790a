import type { Language } from '../../../contract/texts/sentence';

/** A figure parted where figures below each other meet: before its decimal mark, or after its last digit. */
export function partAtDecimal(
  text: string,
  language: Language,
): { readonly whole: string; readonly rest: string } {
  const last = text.search(/\d\D*$/);
  if (last === -1) return { whole: text, rest: '' };
  const mark = text.lastIndexOf(language === 'fr' ? ',' : '.', last);
  const end = mark === -1 || !/^.\d+$/.test(text.slice(mark, last + 1)) ? last + 1 : mark;
  return { whole: text.slice(0, end), rest: text.slice(end) };
}
