import { useTranslation } from 'react-i18next';

/** Emails about one's own sign-in, in the words of the person who gets them. */
const ALWAYS = ['codes', 'links', 'password', 'secondStep', 'address', 'account'] as const;

/** What is emailed whatever was chosen: whoever could switch it off could hide a stolen account. */
export function SecurityMails() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <h3>{t('security.title')}</h3>
      <p className="mb-1">{t('security.why')}</p>
      <ul className="mb-0">
        {ALWAYS.map((mail) => (
          <li key={mail}>{t(`security.${mail}`)}</li>
        ))}
      </ul>
    </>
  );
}
