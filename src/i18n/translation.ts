import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from './language';
import { loadReplayTexts, loadTexts } from './loadTexts';
import { loadAreaTexts, type TextArea } from './screenTexts';

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

/** The areas whose texts an engine has, or is about to have, beside those it began with. */
const areasIn = new WeakMap<i18n, Set<TextArea>>();

function areasOfEngine(engine: i18n): Set<TextArea> {
  const known = areasIn.get(engine) ?? new Set<TextArea>();
  areasIn.set(engine, known);
  return known;
}

/** Sees to it that screens have their texts in the language spoken by then. */
export async function addScreenTexts(engine: i18n, areas: readonly TextArea[]): Promise<void> {
  for (const area of areas) areasOfEngine(engine).add(area);
  for (let language = spoken(engine); ; language = spoken(engine)) {
    await addAreas(engine, language, areas);
    if (spoken(engine) === language) return;
  }
}

const spoken = ({ language }: i18n): Language => (isLanguage(language) ? language : 'en');

const addAreas = (engine: i18n, language: Language, areas: Iterable<TextArea>): Promise<unknown> =>
  Promise.all([...areas].map((area) => add(engine, language, () => loadAreaTexts(language, area))));

/** Makes a page speak a language; rejects where its texts cannot be loaded. */
export type SwitchLanguage = (language: Language) => Promise<void>;

/** The page follows as soon as all its texts are there, unless another choice has been made in the meantime. */
function createSwitch(engine: i18n, ...loads: readonly (typeof loadTexts)[]): SwitchLanguage {
  let wanted: Language | undefined;
  return async (language) => {
    wanted = language;
    if (engine.language === language) return;
    const areas = areasOfEngine(engine);
    await Promise.all(loads.map((load) => add(engine, language, load)));
    // A screen that is opened in the meantime adds its own.
    for (let count = -1; count !== areas.size;) {
      count = areas.size;
      await addAreas(engine, language, areas);
    }
    if (wanted === language) await engine.changeLanguage(language);
  };
}

export const createLanguageSwitch = (engine: i18n): SwitchLanguage => createSwitch(engine, loadTexts);

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
