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

/** Makes a page speak a language; rejects where its texts cannot be loaded. */
export type SwitchLanguage = (language: Language) => Promise<void>;

/** The page follows as soon as all its texts are there, unless another choice has been made meanwhile. */
function createSwitch(engine: i18n, ...loads: readonly (typeof loadTexts)[]): SwitchLanguage {
  let wanted: Language | undefined;
  return async (language) => {
    wanted = language;
    if (engine.language === language) return;
    await Promise.all(loads.map((load) => add(engine, language, load)));
    if (wanted === language) await engine.changeLanguage(language);
  };
}

export const createLanguageSwitch = (engine: i18n): SwitchLanguage =>
  createSwitch(engine, loadTexts, loadScreenTexts);

/** The engine of the replay screen: its own texts beside those of the parts it shares with the application. */
export async function createReplayTranslation(language: Language): Promise<i18n> {
  const engine = await createTranslation(language);
  await add(engine, language, loadReplayTexts);
  return engine;
}

export const createReplayLanguageSwitch = (engine: i18n): SwitchLanguage =>
  createSwitch(engine, loadTexts, loadReplayTexts);

async function add(engine: i18n, language: Language, load: typeof loadTexts): Promise<void> {
  for (const [namespace, texts] of Object.entries(await load(language))) {
    engine.addResourceBundle(language, namespace, texts);
  }
}
