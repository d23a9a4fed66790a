import { useTranslation } from 'react-i18next';
import type { ImporterSuggestion } from '../../../../contract/entities/customsImporter';

/** Why a company is suggested, as a sentence. */
export function useSuggestionWhy(): (suggestion: ImporterSuggestion) => string {
  const { t } = useTranslation('customsImporters');
  return ({ reason, number }) => t(`why.${reason}`, { number: number ?? '' });
}
