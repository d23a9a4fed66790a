import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import { useListCustomsLinesQuery } from '../../../api/customs/files';
import { RARE_LINE_COLUMNS, useLineColumns } from '../../../components/columns/useLineColumns';
import { DataList } from '../../../components/list/DataList';
import type { Filter } from '../../../components/list/listTypes';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { LineExport } from '../../shared/LineExport';
import { linePath } from '../lines/linePath';

interface ImporterLinesProps {
  readonly number: string;
}

/** The number itself is chosen by the page and not among the filters. */
const NO_FILTERS: readonly Filter[] = [];

/** The entry lines behind an importer number, whosever they are. */
export function ImporterLines({ number }: ImporterLinesProps) {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  const pathOfLine = linePath(useSearchParams()[0]);
  const columns = useLineColumns();
  const { query, list } = useListScreen(
    'customsLines',
    listCustomsLines.query,
    NO_FILTERS,
    RARE_LINE_COLUMNS,
  );
  const answer = useListCustomsLinesQuery({ query: { ...query, importer: number } });
  return (
    <section className="mt-4">
      <h2>{tImporters('importer.linesTitle')}</h2>
      <DataList
        {...list}
        {...useListAnswer(answer, t('lines.failed'))}
        name={tImporters('importer.linesTitle')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => pathOfLine(id)}
        searchHint={t('lines.search')}
        tools={<LineExport query={() => ({ ...query, importer: number })} />}
        empty={{ title: t('lines.none'), text: tImporters('importer.noLines') }}
      />
    </section>
  );
}
