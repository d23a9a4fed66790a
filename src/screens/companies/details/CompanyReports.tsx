import { useTranslation } from 'react-i18next';
import { listAllReports } from '../../../../contract/endpoints/reports/list';
import { useListAllReportsQuery } from '../../../api/reports/list';
import { RARE_REPORT_COLUMNS, useReportColumns } from '../../../components/columns/useReportColumns';
import { DataList } from '../../../components/list/DataList';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** The company’s reports. */
export function CompanyReports({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('reports');
  const columns = useReportColumns(false, '');
  const { query, list } = useListScreen(
    'companyReports',
    listAllReports.query,
    NO_FILTERS,
    RARE_REPORT_COLUMNS,
  );
  const answer = useListAnswer(useListAllReportsQuery({ query: { ...query, companyId } }), own('failed'));
  return (
    <DataList
      {...list}
      tools={<ListExport list="reports" query={{ ...query, companyId }} />}
      {...answer}
      name={t('details.reports')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/assessments/details?id=${id}`}
      searchHint={own('search')}
      empty={{ title: t('details.reports'), text: own('empty') }}
    />
  );
}
