import type { Language } from './language';

type Texts = Readonly<Record<string, object>>;
type Load = () => Promise<Texts>;

const first: Record<Language, Load> = {
  en: async () => (await import(/* webpackChunkName: "texts-en" */ './catalogueEn')).catalogueEn,
  fr: async () => (await import(/* webpackChunkName: "texts-fr" */ './catalogueFr')).catalogueFr,
};

const ofReplay: Record<Language, Load> = {
  en: async () => (await import(/* webpackChunkName: "replay-texts-en" */ './replayTextsEn')).replayTextsEn,
  fr: async () => (await import(/* webpackChunkName: "replay-texts-fr" */ './replayTextsFr')).replayTextsFr,
};

/** The texts of the frame and the first screen; asked for early, they come beside the application and not after it. */
export const loadTexts = (language: Language): Promise<Texts> => first[language]();

/** The texts of the replay screen. */
export const loadReplayTexts = (language: Language): Promise<Texts> => ofReplay[language]();
