import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface CustomsTabsProps {
  readonly at: 'files' | 'lines';
}

/** The two halves of the screen: what came in, and what it posted. */
export function CustomsTabs({ at }: CustomsTabsProps) {
  const { t } = useTranslation('customs');
  const tab = (name: 'files' | 'lines', to: string) => (
    <li className="nav-item">
      <Link
        className={at === name ? 'nav-link active' : 'nav-link'}
        to={to}
        aria-current={at === name ? 'page' : undefined}
      >
        {t(`tabs.${name}`)}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className="nav nav-tabs screen-tabs">
        {tab('files', '/admin/customs')}
        {tab('lines', '/admin/customs?view=lines')}
      </ul>
    </nav>
  );
}
