import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../contract/texts/sentence';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

/** Choices that belong to the device, not to the person. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: Language;
  readonly navigationCollapsed: boolean;
  readonly density: Density;
}

export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'en',
  navigationCollapsed: false,
  density: 'comfortable',
};

const slice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => ({ ...state, theme: payload }),
    languageChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    navigationToggled: (state) => ({ ...state, navigationCollapsed: !state.navigationCollapsed }),
    densityChosen: (state, { payload }: PayloadAction<Density>) => ({ ...state, density: payload }),
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectLanguage: (state) => state.language,
    selectNavigationCollapsed: (state) => state.navigationCollapsed,
    selectDensity: (state) => state.density,
  },
});

export const { themeChosen, languageChosen, navigationToggled, densityChosen } = slice.actions;
export const { selectTheme, selectLanguage, selectNavigationCollapsed, selectDensity } = slice.selectors;
export const preferencesReducer = slice.reducer;
