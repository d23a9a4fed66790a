import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';
import { inQueue } from '../../../components/record/queueNavigation';
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
  const queue = useSearchParams()[0].get('queue');
  const pageOf = (tab: CompanyTab): string => `/admin/company/details?id=${id}&tab=${tab}`;
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
              to={queue === null ? pageOf(tab) : inQueue(pageOf(tab), queue)}
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
