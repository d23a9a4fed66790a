import { useTranslation } from 'react-i18next';
import { useBoardZone } from './boardZone';
import { formatFor, type Format } from './format';
import { isLanguage, type Language } from './language';

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}

/** Figures and dates as the language on screen writes them, instants by the board's clock. */
export const useFormat = (): Format => formatFor(useLanguage(), useBoardZone());
