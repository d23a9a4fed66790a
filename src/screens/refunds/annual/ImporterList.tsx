import { useTranslation } from 'react-i18next';
import { listAnnualRunRows } from '../../../../contract/endpoints/refunds/annualRuns';
import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { useListAnnualRunRowsQuery } from '../../../api/refunds/annualRuns';
import { DataList } from '../../../components/list/DataList';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { RARE_IMPORTER_COLUMNS, useImporterColumns } from './useImporterColumns';
import { useImporterFilters } from './useImporterFilters';
import { useRunPolling } from './useRunPolling';

/** Every importer of a run, the largest amount first. */
export function ImporterList({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  const pollingInterval = useRunPolling(run.id);
  const { query, list } = useListScreen(
    'annualRunImporters',
    listAnnualRunRows.query,
    useImporterFilters(),
    RARE_IMPORTER_COLUMNS,
  );
  const asked = { ...query, run: run.id };
  const answer = useListAnnualRunRowsQuery({ query: asked }, { pollingInterval });
  return (
    <section aria-labelledby="annual-importers">
      <h2 id="annual-importers">{t('list.name')}</h2>
      <DataList
        {...list}
        {...useListAnswer(answer, t('list.failed'))}
        name={t('list.name')}
        columns={useImporterColumns()}
        rowId={({ id }) => id}
        rowPath={({ companyId, importerNumber }) =>
          companyId === null
            ? `/admin/customs?${new URLSearchParams({ view: 'unmatched', importer: importerNumber }).toString()}`
            : `/admin/company/details?${new URLSearchParams({ id: companyId }).toString()}`
        }
        searchHint={t('list.search')}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        tools={<ListExport list="annualRunImporters" query={asked} />}
      />
    </section>
  );
}
