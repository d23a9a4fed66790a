import { useTranslation } from 'react-i18next';
import { formatFor, type Format } from './format';
import { isLanguage, type Language } from './language';

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}

/** Figures and dates as the language on screen writes them. */
export const useFormat = (): Format => formatFor(useLanguage());
