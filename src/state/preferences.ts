import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../contract/texts/sentence';
import {
  DEFAULT_DENSITY,
  defaultPreferences,
  type Density,
  type ListName,
  type ThemeChoice,
} from './deviceChoices';

const slice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => ({ ...state, theme: payload }),
    languageChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    navigationToggled: (state) => ({ ...state, navigationCollapsed: !state.navigationCollapsed }),
    densityChosen: (
      state,
      { payload }: PayloadAction<{ readonly person: string; readonly density: Density }>,
    ) => ({ ...state, densities: { ...state.densities, [payload.person]: payload.density } }),
    keysSwitched: (
      state,
      { payload: { person, areOn } }: PayloadAction<{ readonly person: string; readonly areOn: boolean }>,
    ) => {
      const { [person]: _, ...others } = state.keysOff ?? {};
      return { ...state, keysOff: areOn ? others : { ...others, [person]: true } };
    },
    columnsHidden: (
      state,
      { payload }: PayloadAction<{ readonly list: ListName; readonly keys: readonly string[] }>,
    ) => ({ ...state, hiddenColumns: { ...state.hiddenColumns, [payload.list]: payload.keys } }),
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectLanguage: (state) => state.language,
    selectNavigationCollapsed: (state) => state.navigationCollapsed,
    selectDensity: (state, person: string): Density => state.densities?.[person] ?? DEFAULT_DENSITY,
    selectKeysAreOn: (state, person: string): boolean => state.keysOff?.[person] !== true,
    /** Undefined where the person has chosen nothing yet. */
    selectHiddenColumns: (state, list: ListName): readonly string[] | undefined => state.hiddenColumns[list],
  },
});

export const { themeChosen, languageChosen, navigationToggled, densityChosen, keysSwitched, columnsHidden } =
  slice.actions;
export const {
  selectTheme,
  selectLanguage,
  selectNavigationCollapsed,
  selectDensity,
  selectKeysAreOn,
  selectHiddenColumns,
} = slice.selectors;
export const preferencesReducer = slice.reducer;
