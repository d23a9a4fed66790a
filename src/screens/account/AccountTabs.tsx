import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import { ACCOUNT_TABS, type AccountTab } from './accountTab';

/** The pages of a company's settings. Its people have an address of their own. */
export function AccountTabs({ tab }: { readonly tab: AccountTab }) {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('screens');
  return (
    <nav aria-label={t('tabs.label')}>
      <Nav tabs className="mb-3">
        {ACCOUNT_TABS.map((each) => (
          <NavItem key={each}>
            <NavLink
              tag={Link}
              active={tab === each}
              aria-current={tab === each ? 'page' : undefined}
              to={{ search: each === 'company' ? '' : `tab=${each}` }}
            >
              {t(`tabs.${each}`)}
            </NavLink>
          </NavItem>
        ))}
        <NavItem>
          <NavLink tag={Link} to="/myaccount/people">
            {titles('people.title')}
          </NavLink>
        </NavItem>
      </Nav>
    </nav>
  );
}
