import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import type { CustomsTab } from './customsView';

interface CustomsTabsProps {
  readonly at: CustomsTab;
}

/** What came in, what it posted, and what deserves a look of that. */
export function CustomsTabs({ at }: CustomsTabsProps) {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  const tabs = [
    { key: 'files', name: t('tabs.files'), to: '/admin/customs' },
    { key: 'lines', name: t('tabs.lines'), to: '/admin/customs?view=lines' },
    { key: 'unmatched', name: tImporters('tabs.unmatched'), to: '/admin/customs?view=unmatched' },
    {
      key: 'variance',
      name: tImporters('tabs.variance'),
      to: '/admin/customs?view=variance&sort=-differenceSize',
    },
  ] as const satisfies readonly { key: CustomsTab; name: string; to: string }[];
  return (
    <nav aria-label={t('tabs.label')}>
      <Nav tabs className="screen-tabs">
        {tabs.map(({ key, name, to }) => (
          <NavItem key={key}>
            <NavLink tag={Link} active={at === key} to={to} aria-current={at === key ? 'page' : undefined}>
              {name}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}
