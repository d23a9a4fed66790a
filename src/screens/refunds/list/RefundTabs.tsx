import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';

interface RefundTabsProps {
  readonly tab: 'claims' | 'lines';
  readonly companyId: string | undefined;
}

/** Claims, and the entry lines they are made of; each view begins with filters of its own. */
export function RefundTabs({ tab, companyId }: RefundTabsProps) {
  const { t } = useTranslation('refunds');
  return (
    <nav aria-label={t('tabs.label')}>
      <Nav tabs className="mb-3">
        {(['claims', 'lines'] as const).map((each) => {
          const search = new URLSearchParams({
            ...(companyId === undefined ? {} : { companyId }),
            ...(each === 'lines' ? { tab: each } : {}),
          });
          return (
            <NavItem key={each}>
              <NavLink
                tag={Link}
                active={tab === each}
                aria-current={tab === each ? 'page' : undefined}
                to={{ search: search.toString() }}
              >
                {t(`tabs.${each}`)}
              </NavLink>
            </NavItem>
          );
        })}
      </Nav>
    </nav>
  );
}
