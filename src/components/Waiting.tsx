import { useTranslation } from 'react-i18next';

/** The global spinner, for when the screen cannot be used yet. The style sheet shows it only after a moment. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <span className="spinner-border text-primary" aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
