import { useCallback } from 'react';
import { periodName } from '../../contract/texts/periodName';
import { useLanguage } from './useFormat';

/** Names a report's period in the reader's words: a quarter or a month. */
export function usePeriodName(): (period: string) => string {
  const language = useLanguage();
  return useCallback((period: string) => periodName(language, period), [language]);
}
