import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../contract/texts/sentence';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

/** Lists whose columns can be chosen. */
export const LIST_NAMES = [
  'customsBatches',
  'customsRows',
  'customsLines',
  'companies',
  'users',
  'reports',
  'allReports',
  'exemptions',
  'allExemptions',
  'refunds',
  'refundQueue',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Choices that belong to the device, not to the person. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: Language;
  readonly navigationCollapsed: boolean;
  readonly density: Density;
  /** Columns taken out of sight, by list. */
  readonly hiddenColumns: Readonly<Partial<Record<ListName, readonly string[]>>>;
}

const NONE_HIDDEN: readonly string[] = [];

export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'en',
  navigationCollapsed: false,
  density: 'comfortable',
  hiddenColumns: {},
};

const slice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => ({ ...state, theme: payload }),
    languageChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    navigationToggled: (state) => ({ ...state, navigationCollapsed: !state.navigationCollapsed }),
    densityChosen: (state, { payload }: PayloadAction<Density>) => ({ ...state, density: payload }),
    columnsHidden: (
      state,
      { payload }: PayloadAction<{ readonly list: ListName; readonly keys: readonly string[] }>,
    ) => ({ ...state, hiddenColumns: { ...state.hiddenColumns, [payload.list]: payload.keys } }),
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectLanguage: (state) => state.language,
    selectNavigationCollapsed: (state) => state.navigationCollapsed,
    selectDensity: (state) => state.density,
    selectHiddenColumns: (state, list: ListName): readonly string[] =>
      state.hiddenColumns[list] ?? NONE_HIDDEN,
  },
});

export const { themeChosen, languageChosen, navigationToggled, densityChosen, columnsHidden } = slice.actions;
export const { selectTheme, selectLanguage, selectNavigationCollapsed, selectDensity, selectHiddenColumns } =
  slice.selectors;
export const preferencesReducer = slice.reducer;
