import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/base/api';
import { TAGS } from '../api/base/tags';
import { alertRaised } from '../state/alerts';
import type { PreferencesPart } from '../state/parts';
import { languageChosen, selectLanguage } from '../state/preferences';
import type { Preferences } from '../state/deviceChoices';

interface Dependencies {
  /** Keeps the choices for the next visit. */
  readonly save: (preferences: Preferences) => void;
  /** Makes page and texts follow the choices; rejects where the texts of the language cannot be loaded. */
  readonly show: (preferences: Preferences) => Promise<void>;
  /** Says, in the language that stays, that a part could not be loaded. */
  readonly partMissing: () => string;
}

/**
 * Keeps and shows what the person chose; cached answers hold sentences in the old language and are asked for again. A language
 * whose texts do not come is given up: page, server and the kept choice go on speaking the same one.
 */
export const createDevicePreferences =
  ({ save, show, partMissing }: Dependencies): Middleware<object, PreferencesPart> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState().preferences;
    const result = next(action);
    const { preferences } = store.getState();
    if (preferences === before) return result;
    save(preferences);
    show(preferences).catch(() => {
      if (selectLanguage(store.getState()) !== preferences.language) return;
      store.dispatch(languageChosen(before.language));
      store.dispatch(alertRaised(partMissing(), 'danger'));
    });
    if (preferences.language !== before.language) store.dispatch(api.util.invalidateTags([...TAGS]));
    return result;
  };
