import { isLanguage } from '../i18n/language';
import type { Preferences } from '../state/deviceChoices';

const KEY = 'preferences';

/**
 * What this device is set to, with whatever is missing or foreign replaced: the theme by the system's, the language by the
 * page's (which the boot script chose).
 */
export function readDeviceSettings(): Preferences {
  const pageLanguage = document.documentElement.lang;
  const stored = readStored();
  return {
    theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'system',
    language: isLanguage(stored.language) ? stored.language : isLanguage(pageLanguage) ? pageLanguage : 'en',
    navigationCollapsed: stored.navigationCollapsed === true,
    densities: readDensities(stored.densities),
    keysOff: readKeysOff(stored.keysOff),
    hiddenColumns: readHiddenColumns(stored.hiddenColumns),
  };
}

function readDensities(stored: unknown): NonNullable<Preferences['densities']> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([person, density]: [string, unknown]) =>
      density === 'compact' || density === 'comfortable' ? [[person, density]] : [],
    ),
  );
}

function readKeysOff(stored: unknown): NonNullable<Preferences['keysOff']> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([person, isOff]: [string, unknown]) =>
      isOff === true ? [[person, isOff] as const] : [],
    ),
  );
}

function readHiddenColumns(stored: unknown): Preferences['hiddenColumns'] {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([list, keys]: [string, unknown]) =>
      Array.isArray(keys) ? [[list, keys.filter((key) => typeof key === 'string')]] : [],
    ),
  );
}

function readStored(): { readonly [K in keyof Preferences]?: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Keeps the choices for the next visit. A full or barred storage is no failure: they then last for this page alone. */
export function saveDeviceSettings(settings: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** Makes the page's language and theme those chosen. */
export function showDeviceSettings({ theme, language }: Pick<Preferences, 'theme' | 'language'>): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset['bsTheme'] = theme === 'system' ? (systemIsDark() ? 'dark' : 'light') : theme;
}

/** True where the page is dark at the moment, by choice or by the system. */
export const isDarkNow = (): boolean => document.documentElement.dataset['bsTheme'] === 'dark';

/** Calls back when the system's own theme changes. */
export function onSystemTheme(listener: () => void): void {
  systemTheme().addEventListener('change', listener);
}

/** True where the system asks for dark pages. */
export const systemIsDark = (): boolean => systemTheme().matches;

const systemTheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
