import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

interface LoadFailureProps {
  /** What could not be loaded, why, and what to do. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where data should be that could not be had, with the way to ask again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('components');
  return (
    <div role="alert" className="load-failure alert alert-danger">
      <p>{message}</p>
      <Button color="danger" outline size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
