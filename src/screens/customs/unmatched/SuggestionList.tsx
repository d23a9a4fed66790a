import { useTranslation } from 'react-i18next';
import type { ImporterSuggestion } from '../../../../contract/entities/customsImporter';
import { useSuggestionWhy } from './useSuggestionWhy';

interface SuggestionListProps {
  readonly suggestions: readonly ImporterSuggestion[];
}

/** Who an importer could be, the surest first, each with the reason. */
export function SuggestionList({ suggestions }: SuggestionListProps) {
  const { t } = useTranslation('customsImporters');
  const why = useSuggestionWhy();
  if (suggestions.length === 0) return <span className="text-body-secondary">{t('queue.noSuggestion')}</span>;
  return suggestions.map((suggestion, at) => (
    <span key={suggestion.companyId}>
      {at === 0 ? '' : '; '}
      {suggestion.companyName}
      <span className="cell-note">{why(suggestion)}</span>
    </span>
  ));
}
