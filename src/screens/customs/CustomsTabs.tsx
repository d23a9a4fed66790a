import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';

interface CustomsTabsProps {
  readonly at: 'files' | 'lines';
}

/** The two halves of the screen: what came in, and what it posted. */
export function CustomsTabs({ at }: CustomsTabsProps) {
  const { t } = useTranslation('customs');
  const tab = (name: 'files' | 'lines', to: string) => (
    <NavItem>
      <NavLink tag={Link} active={at === name} to={to} aria-current={at === name ? 'page' : undefined}>
        {t(`tabs.${name}`)}
      </NavLink>
    </NavItem>
  );
  return (
    <nav aria-label={t('tabs.label')}>
      <Nav tabs className="screen-tabs">
        {tab('files', '/admin/customs')}
        {tab('lines', '/admin/customs?view=lines')}
      </Nav>
    </nav>
  );
}
