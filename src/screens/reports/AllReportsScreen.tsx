import { useTranslation } from 'react-i18next';
import { listAllReports } from '../../../contract/endpoints/records';
import { useListAllReportsQuery } from '../../api/records';
import { DataList } from '../../components/list/DataList';
import { PageHeader } from '../../components/PageHeader';
import { useListAnswer } from '../../routing/useListAnswer';
import { useListScreen } from '../../routing/useListScreen';
import { useReportList } from './useReportList';

/** Reports of all companies, for admin and readonly. */
export function AllReportsScreen() {
  const { t } = useTranslation('reports');
  const { t: titles } = useTranslation('screens');
  const { filters, columns } = useReportList(true);
  const { query, list } = useListScreen('allReports', listAllReports.query, filters);
  const answer = useListAnswer(useListAllReportsQuery({ query }), t('failed'));
  return (
    <>
      <PageHeader title={titles('adminreports.title')} lead={t('leadAll')} />
      <DataList
        {...list}
        {...answer}
        name={titles('adminreports.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => `/assessments/details?id=${id}`}
        searchHint={t('search')}
        empty={{ title: titles('adminreports.title'), text: t('empty') }}
      />
    </>
  );
}
