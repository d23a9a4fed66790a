import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { AllReportsList } from './AllReportsList';
import { GridView } from './grid/GridView';

const VIEWS = { grid: '/admin/reports', list: '/admin/reports?view=list' } as const;

/** Reports of all companies, for admin and readonly: who has reported which period, and every report as a list. */
export function AllReportsScreen() {
  const { t } = useTranslation('reportGrid');
  const { t: titles } = useTranslation('screens');
  const [search] = useSearchParams();
  const view = search.get('view') === 'list' ? 'list' : 'grid';
  return (
    <>
      <PageHeader title={titles('adminreports.title')} lead={t('lead')} />
      <nav aria-label={t('views.label')}>
        <Nav tabs className="screen-tabs">
          {(['grid', 'list'] as const).map((each) => (
            <NavItem key={each}>
              <NavLink
                tag={Link}
                active={view === each}
                aria-current={view === each ? 'page' : undefined}
                to={VIEWS[each]}
              >
                {t(`views.${each}`)}
              </NavLink>
            </NavItem>
          ))}
        </Nav>
      </nav>
      {view === 'list' ? <AllReportsList /> : <GridView />}
    </>
  );
}
