import { useTranslation } from 'react-i18next';
import { listAllReports } from '../../../contract/endpoints/reports/list';
import { useGetProgramQuery } from '../../api/configuration/program';
import { useListAllReportsQuery } from '../../api/reports/list';
import { RARE_REPORT_COLUMNS, useReportColumns } from '../../components/columns/useReportColumns';
import { DataList } from '../../components/list/DataList';
import { ListExport } from '../../lists/ListExport';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { useReportFilters } from './useReportFilters';

/** Every report of all companies. */
export function AllReportsList() {
  const { t } = useTranslation('reports');
  const { t: titles } = useTranslation('screens');
  const { data: program } = useGetProgramQuery(undefined);
  const filters = useReportFilters();
  const columns = useReportColumns(true, program?.unitCode ?? '');
  const { query, list } = useListScreen('allReports', listAllReports.query, filters, RARE_REPORT_COLUMNS);
  const answer = useListAnswer(useListAllReportsQuery({ query }), t('failed'));
  return (
    <DataList
      {...list}
      tools={<ListExport list="reports" query={query} />}
      {...answer}
      name={titles('adminreports.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/assessments/details?id=${id}`}
      searchHint={t('search')}
      empty={{ title: titles('adminreports.title'), text: t('empty') }}
    />
  );
}
