import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

export interface EmptyText {
  readonly title: string;
  /** What to do about it. */
  readonly text: string;
  readonly action?: ReactNode;
  /** Said of the filters that are set, too. */
  readonly isForFilters?: boolean;
}

interface EmptyStateProps extends EmptyText {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Leads to the last page, where there are rows and the page asked for is past their end. */
  readonly onLastPage: (() => void) | null;
}

/** Nothing to show: because there is nothing yet, because the filters leave nothing, or because the page is past the end. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, action, isForFilters = false, onClear, onLastPage } = props;
  const isFiltered = props.isFiltered && !isForFilters;
  const { t } = useTranslation('components');
  if (onLastPage !== null)
    return (
      <div className="empty-state" role="status">
        <h2>{t('list.noSuchPage')}</h2>
        <p>{t('list.noSuchPageText')}</p>
        <Button color="secondary" outline onClick={onLastPage}>
          {t('list.toLastPage')}
        </Button>
      </div>
    );
  return (
    <div className="empty-state" role="status">
      <h2>{isFiltered ? t('list.nothingMatches') : title}</h2>
      <p>{isFiltered ? t('list.nothingMatchesText') : text}</p>
      {isFiltered ? (
        <Button color="secondary" outline onClick={onClear}>
          {t('list.clearAll')}
        </Button>
      ) : (
        action
      )}
    </div>
  );
}
