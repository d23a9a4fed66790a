import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { TAGS } from '../api/tags';
import type { PreferencesPart } from '../state/parts';
import type { Preferences } from '../state/deviceChoices';

interface Edges {
  /** Keeps the choices for the next visit. */
  readonly keep: (preferences: Preferences) => void;
  /** Makes page and catalogues follow the choices. */
  readonly show: (preferences: Preferences) => void;
}

/** Keeps and shows what the person chose; cached answers hold sentences in the old language and are asked for again. */
export const createDevicePreferences =
  ({ keep, show }: Edges): Middleware<object, PreferencesPart> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState().preferences;
    const result = next(action);
    const { preferences } = store.getState();
    if (preferences === before) return result;
    keep(preferences);
    show(preferences);
    if (preferences.language !== before.language) store.dispatch(api.util.invalidateTags([...TAGS]));
    return result;
  };
