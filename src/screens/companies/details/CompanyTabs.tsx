import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';
import { useFormat } from '../../../i18n/useFormat';
import { COMPANY_TABS, type CompanyTab } from '../companyTab';

interface CompanyTabsProps {
  readonly id: string;
  readonly at: CompanyTab;
  readonly counts: DataOf<typeof getCompany>['counts'];
}

/** The parts of the record, with how much there is in each. */
export function CompanyTabs({ id, at, counts }: CompanyTabsProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const count = { ...counts, lines: counts.customsLines };
  return (
    <nav aria-label={t('details.tabs')}>
      <Nav tabs className="screen-tabs">
        {COMPANY_TABS.map((tab) => (
          <NavItem key={tab}>
            <NavLink
              tag={Link}
              active={tab === at}
              aria-current={tab === at ? 'page' : undefined}
              to={`/admin/company/details?id=${id}&tab=${tab}`}
            >
              {tab === 'profile' || tab === 'account' || tab === 'audit'
                ? t(`details.${tab}`)
                : t('details.counted', {
                    name: t(`details.${tab}`),
                    count: count[tab],
                    formatted: format.count(count[tab]),
                  })}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}
