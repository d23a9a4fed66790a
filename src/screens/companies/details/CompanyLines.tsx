import { useTranslation } from 'react-i18next';
import { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import { useListCustomsLinesQuery } from '../../../api/customs/files';
import { RARE_LINE_COLUMNS, useLineColumns } from '../../../components/columns/useLineColumns';
import { DataList } from '../../../components/list/DataList';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { LineExport } from '../../shared/LineExport';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** What Customs collected from the company, line by line. */
export function CompanyLines({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('customs');
  const columns = useLineColumns();
  const { query, list } = useListScreen(
    'companyLines',
    listCustomsLines.query,
    NO_FILTERS,
    RARE_LINE_COLUMNS,
  );
  const answer = useListAnswer(
    useListCustomsLinesQuery({ query: { ...query, companyId } }),
    own('lines.failed'),
  );
  return (
    <DataList
      {...list}
      {...answer}
      name={t('details.lines')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/admin/customs?line=${id}`}
      searchHint={own('lines.search')}
      tools={<LineExport query={() => ({ ...query, companyId })} />}
      empty={{ title: t('details.lines'), text: own('lines.empty') }}
    />
  );
}
