import type { Language } from './language';

type Texts = Readonly<Record<string, object>>;

const load: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en" */ './catalogueEn')).catalogueEn,
  fr: async () => (await import(/* webpackChunkName: "texts-fr" */ './catalogueFr')).catalogueFr,
};

/** A language's texts by namespace, in a chunk of their own; asked for early, they come beside the application and not after it. */
export const loadTexts = (language: Language): Promise<Texts> => load[language]();
