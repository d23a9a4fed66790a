import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ReviewOutcome } from './useReviewActions';

interface ReviewNoticesProps {
  readonly outcome: ReviewOutcome | null;
  readonly onDismiss: () => void;
}

/** How the reader's own action ended: done, or somebody was faster. */
export function ReviewNotices({ outcome, onDismiss }: ReviewNoticesProps) {
  const { t } = useTranslation('reportRecord');
  return (
    <>
      <div role="status">
        {outcome?.kind === 'done' ? (
          <p className="alert alert-success">{t(`done.${outcome.action}`)}</p>
        ) : null}
      </div>
      <div role="alert">
        {outcome?.kind === 'stale' ? (
          <div className="alert alert-danger">
            <p>
              <strong>{t('stale.title')}</strong> {outcome.sentence}
            </p>
            <Button color="danger" outline size="sm" onClick={onDismiss}>
              {t('stale.dismiss')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
