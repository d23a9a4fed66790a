import { useTranslation } from 'react-i18next';

interface LoadFailureProps {
  /** What could not be loaded, why, and what to do. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where data should be that could not be had, with the way to ask again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('components');
  return (
    <div className="alert alert-danger load-failure" role="alert">
      <p>{message}</p>
      <button type="button" className="btn btn-sm btn-outline-danger" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
