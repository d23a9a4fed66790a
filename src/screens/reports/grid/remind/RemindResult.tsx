import { useTranslation } from 'react-i18next';
import type { Sent } from '../gridParts';

interface RemindResultProps {
  readonly sent: Sent;
}

/** What became of each reminder. */
export function RemindResult({ sent }: RemindResultProps) {
  const { t } = useTranslation('reportGrid');
  return (
    <>
      <p role="status">{t('remind.sent', { count: sent.sent })}</p>
      <ul className="remind-list" aria-label={t('remind.results')}>
        {sent.rows.map(({ companyId, companyName, outcome }) => (
          <li key={companyId}>
            {companyName}
            <span className="cell-note">{t(`remind.outcomes.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
