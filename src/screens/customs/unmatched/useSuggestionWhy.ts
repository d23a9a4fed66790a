import { useTranslation } from 'react-i18next';
import type { ImporterSuggestion } from '../../../../contract/entities/customsDepth';

/** Why a company is suggested, as a sentence. */
export function useSuggestionWhy(): (suggestion: ImporterSuggestion) => string {
  const { t } = useTranslation('customsDepth');
  return ({ reason, number }) => t(`why.${reason}`, { number: number ?? '' });
}
