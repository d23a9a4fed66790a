export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Values = Readonly<Record<string, string | number>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand inside HTML: what people typed is never markup (decision 3). */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** The best language for an Accept-Language header; English where nothing fits. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        weight: weight === undefined ? 1 : Number(weight) || 0,
      };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const found = LANGUAGES.find((known) => known === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
