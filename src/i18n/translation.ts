import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';
import { loadTexts } from './loadTexts';

/** The translation engine, speaking one language; others are loaded when chosen. */
export async function createTranslation(language: Language): Promise<i18n> {
  const engine = i18next.createInstance();
  await engine.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'frame',
    resources: { [language]: await loadTexts(language) },
    // React escapes what it shows; texts that become HTML are filled by fillHtml.
    interpolation: { escapeValue: false },
    returnEmptyString: true,
  });
  return engine;
}

/** Switches the language while running; the page follows as soon as its texts are there. */
export async function switchLanguage(engine: i18n, language: Language): Promise<void> {
  const texts = await loadTexts(language);
  for (const [namespace, resources] of Object.entries(texts))
    engine.addResourceBundle(language, namespace, resources);
  await engine.changeLanguage(language);
}
