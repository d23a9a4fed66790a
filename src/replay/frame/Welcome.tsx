import { useTranslation } from 'react-i18next';

/** What the screen is for, before a log is open. */
export function Welcome() {
  const { t } = useTranslation('replay');
  return (
    <>
      <p className="page-lead">{t('welcome.lead')}</p>
      <div className="empty-state">
        <h2>{t('welcome.title')}</h2>
        <p className="mb-0">{t('welcome.files')}</p>
      </div>
    </>
  );
}
