import { useTranslation } from 'react-i18next';
import type { ImporterSuggestion, NumberApplicant } from '../../../../contract/entities/customsImporter';
import { useSuggestionWhy } from './useSuggestionWhy';

interface SuggestionListProps {
  readonly suggestions: readonly ImporterSuggestion[];
  readonly applicants: readonly NumberApplicant[];
}

/** Who an importer could be, the surest first, each with the reason; who asks to register with the number comes before all. */
export function SuggestionList({ suggestions, applicants }: SuggestionListProps) {
  const { t } = useTranslation('customsImporters');
  const why = useSuggestionWhy();
  const named = [
    ...applicants.map((each) => ({ ...each, note: t('importer.asksToRegister') })),
    ...suggestions.map((each) => ({ ...each, note: why(each) })),
  ];
  if (named.length === 0) return <span className="text-body-secondary">{t('queue.noSuggestion')}</span>;
  return named.map(({ companyId, companyName, note }, at) => (
    <span key={companyId}>
      {at === 0 ? '' : '; '}
      {companyName}
      <span className="cell-note">{note}</span>
    </span>
  ));
}
