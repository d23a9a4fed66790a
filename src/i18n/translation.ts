import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from './language';
import { loadReplayTexts, loadScreenTexts, loadTexts } from './loadTexts';

/** The translation engine, speaking one language; others are loaded when chosen. */
export async function createTranslation(language: Language): Promise<i18n> {
  const engine = i18next.createInstance();
  await engine.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'frame',
    resources: { [language]: await loadTexts(language) },
    // React escapes what it shows; texts that become HTML are filled with escaped values.
    interpolation: { escapeValue: false },
    returnEmptyString: true,
  });
  return engine;
}

/** Sees to it that the further screens have their texts in the language spoken now. */
export async function addScreenTexts(engine: i18n): Promise<void> {
  if (isLanguage(engine.language)) await add(engine, engine.language, loadScreenTexts);
}

/** Switches the language while running; the page follows as soon as all its texts are there. */
export async function switchLanguage(engine: i18n, language: Language): Promise<void> {
  await Promise.all([add(engine, language, loadTexts), add(engine, language, loadScreenTexts)]);
  await engine.changeLanguage(language);
}

/** The engine of the replay screen: its own texts beside those of the parts it shares with the application. */
export async function createReplayTranslation(language: Language): Promise<i18n> {
  const engine = await createTranslation(language);
  await add(engine, language, loadReplayTexts);
  return engine;
}

/** Switches the replay screen's language. */
export async function switchReplayLanguage(engine: i18n, language: Language): Promise<void> {
  await Promise.all([add(engine, language, loadTexts), add(engine, language, loadReplayTexts)]);
  await engine.changeLanguage(language);
}

async function add(engine: i18n, language: Language, load: typeof loadTexts): Promise<void> {
  for (const [namespace, texts] of Object.entries(await load(language))) {
    engine.addResourceBundle(language, namespace, texts);
  }
}
