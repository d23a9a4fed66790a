import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../api/apiFailure';
import { errorMessage } from '../../../api/errorMessage';
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
    <div className="alert alert-danger" role="alert">
      <p>{errorMessage(failure, language)}</p>
      {isUnknown ? <p className="mb-0">{t('review.unknown', { submit: t('review.submit') })}</p> : null}
      {isConflict ? (
        <>
          <p>{t('review.changed')}</p>
          <button type="button" className="btn btn-sm btn-outline-danger" onClick={onLookAgain}>
            {t('review.reload')}
          </button>
        </>
      ) : null}
    </div>
  );
}
