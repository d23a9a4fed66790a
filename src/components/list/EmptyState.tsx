import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

export interface EmptyText {
  readonly title: string;
  /** What to do about it. */
  readonly text: string;
  readonly action?: ReactNode;
}

interface EmptyStateProps extends EmptyText {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Nothing to show: because there is nothing yet, or because the filters leave nothing. */
export function EmptyState({ title, text, action, isFiltered, onClear }: EmptyStateProps) {
  const { t } = useTranslation('components');
  return (
    <div className="empty-state" role="status">
      <h2>{isFiltered ? t('list.nothingMatches') : title}</h2>
      <p>{isFiltered ? t('list.nothingMatchesText') : text}</p>
      {isFiltered ? (
        <Button color="secondary" outline onClick={onClear}>
          {t('list.clear')}
        </Button>
      ) : (
        action
      )}
    </div>
  );
}
