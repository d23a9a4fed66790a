import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface RefundTabsProps {
  readonly tab: 'claims' | 'lines';
  readonly companyId: string | undefined;
}

/** Claims, and the entry lines they are made of; each view begins with filters of its own. */
export function RefundTabs({ tab, companyId }: RefundTabsProps) {
  const { t } = useTranslation('refunds');
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className="nav nav-tabs mb-3">
        {(['claims', 'lines'] as const).map((each) => {
          const search = new URLSearchParams({
            ...(companyId === undefined ? {} : { companyId }),
            ...(each === 'lines' ? { tab: each } : {}),
          });
          return (
            <li key={each} className="nav-item">
              <Link
                className={`nav-link ${tab === each ? 'active' : ''}`}
                aria-current={tab === each ? 'page' : undefined}
                to={{ search: search.toString() }}
              >
                {t(`tabs.${each}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
