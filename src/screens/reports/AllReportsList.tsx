import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listAllReports } from '../../../contract/endpoints/reports/list';
import { useGetProgramQuery } from '../../api/configuration/program';
import { useListAllReportsQuery } from '../../api/reports/list';
import { RARE_REPORT_COLUMNS, useReportColumns } from '../../components/columns/useReportColumns';
import { DataList } from '../../components/list/DataList';
import { inQueue } from '../../components/record/queueNavigation';
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
  const [address] = useSearchParams();
  const answer = useListAnswer(useListAllReportsQuery({ query }), t('failed'));
  return (
    <DataList
      {...list}
      tools={<ListExport list="reports" query={query} />}
      {...answer}
      name={titles('adminreports.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => inQueue(`/assessments/details?id=${id}`, address.toString())}
      searchHint={t('search')}
      empty={{ title: titles('adminreports.title'), text: t('empty') }}
    />
  );
}
