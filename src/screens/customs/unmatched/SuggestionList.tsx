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
  if (suggestions.length === 0) return <span className="cell-note">{t('queue.noSuggestion')}</span>;
  return (
    <ul className="suggestions">
      {suggestions.map((suggestion) => (
        <li key={suggestion.companyId}>
          {suggestion.companyName}
          <span className="cell-note">{why(suggestion)}</span>
        </li>
      ))}
    </ul>
  );
}
