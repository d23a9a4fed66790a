import { useTranslation } from 'react-i18next';
import { Spinner } from 'reactstrap';

/** The global spinner, for when the screen cannot be used yet. The style sheet shows it only after a moment. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <Spinner tag="span" color="primary" role={undefined} aria-hidden="true">
        {null}
      </Spinner>
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
