import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import { useListCustomsLinesQuery } from '../../../api/customs/files';
import { DataList } from '../../../components/list/DataList';
import { PageHeader } from '../../../components/PageHeader';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { CustomsTabs } from '../CustomsTabs';
import { LineExport } from '../../shared/LineExport';
import { linePath } from '../lines/linePath';
import { OfOneCompany } from '../lines/OfOneCompany';
import { RARE_VARIANCE_COLUMNS, useVarianceColumns } from './useVarianceColumns';
import { useVarianceFilters } from './useVarianceFilters';
import { VarianceTotals } from './VarianceTotals';

/** Expected against collected: the lines that differ, with their sums; those worth a look unless the filters say otherwise. */
export function VarianceView() {
  const { t } = useTranslation('customsImporters');
  const { t: customs } = useTranslation('customs');
  const { t: titles } = useTranslation('screens');
  const pathOfLine = linePath(useSearchParams()[0]);
  const filters = useVarianceFilters();
  const columns = useVarianceColumns();
  const { query, list } = useListScreen('variances', listCustomsLines.query, filters, RARE_VARIANCE_COLUMNS);
  const asked = { ...query, variance: query.variance ?? 'flagged' };
  return (
    <>
      <PageHeader
        isList
        title={titles('admincustoms.title')}
        view={t('variance.title')}
        views={<CustomsTabs at="variance" />}
      />
      <DataList
        {...list}
        {...useListAnswer(useListCustomsLinesQuery({ query: asked }), t('variance.failed'))}
        name={t('variance.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => pathOfLine(id)}
        searchHint={customs('lines.search')}
        empty={{ title: t('variance.none'), text: t('variance.empty') }}
        totals={<VarianceTotals query={asked} />}
        tools={
          <>
            <OfOneCompany />
            <LineExport query={() => asked} />
          </>
        }
      />
    </>
  );
}
