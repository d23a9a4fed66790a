import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { TitleViews } from '../../components/TitleViews';
import { AllReportsList } from './AllReportsList';
import { GridView } from './grid/GridView';

const VIEWS = { grid: '/admin/reports', list: '/admin/reports?view=list' } as const;

/** Reports of all companies, for admin and readonly: who has reported which period, and every report as a list. */
export function AllReportsScreen() {
  const { t } = useTranslation('reportGrid');
  const { t: titles } = useTranslation('screens');
  const [search] = useSearchParams();
  const view = search.get('view') === 'list' ? 'list' : 'grid';
  const views = (
    <TitleViews
      label={t('views.label')}
      at={view}
      views={(['grid', 'list'] as const).map((key) => ({ key, name: t(`views.${key}`), to: VIEWS[key] }))}
    />
  );
  return (
    <>
      <PageHeader isList title={titles('adminreports.title')} views={views} />
      {view === 'list' ? <AllReportsList /> : <GridView />}
    </>
  );
}
