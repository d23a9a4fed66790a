import { useTranslation } from 'react-i18next';
import { Alert, Button } from 'reactstrap';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { errorMessage } from '../../../api/base/errorMessage';
import { useLanguage } from '../../../i18n/useFormat';

interface RefusalNoticeProps {
  readonly failure: ApiFailure;
  /** Asks the board's records again, after something in them has moved. */
  readonly onLookAgain: () => void;
}

/** Why the claim was not taken. Nothing typed is lost; an unknown outcome is resolved by sending again. */
export function RefusalNotice({ failure, onLookAgain }: RefusalNoticeProps) {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const isConflict = failure.kind === 'refused' && failure.status === 409;
  const isUnknown = failure.kind === 'unreachable' || failure.kind === 'unreadable';
  return (
    <Alert color="danger" fade={false}>
      <p>{errorMessage(failure, language)}</p>
      {isUnknown ? <p className="mb-0">{t('review.unknown', { submit: t('review.submit') })}</p> : null}
      {isConflict ? (
        <>
          <p>{t('review.changed')}</p>
          <Button color="danger" outline size="sm" onClick={onLookAgain}>
            {t('review.reload')}
          </Button>
        </>
      ) : null}
    </Alert>
  );
}
