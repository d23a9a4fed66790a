import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import { useListCustomsLinesQuery } from '../../../api/customs/files';
import { RARE_LINE_COLUMNS, useLineColumns } from '../../../components/columns/useLineColumns';
import { DataList } from '../../../components/list/DataList';
import { useStable } from '../../../components/useStable';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { LineExport } from '../../shared/LineExport';
import { OfOneCompany } from './OfOneCompany';
import { useLineFilters } from './useLineFilters';
import { useSearchParams } from 'react-router-dom';
import { linePath } from './linePath';

/** The filtered entry lines; a line opens over its list, so that back leads to the same place in it. */
export function LineList() {
  const { t } = useTranslation('customs');
  const filters = useLineFilters();
  const columns = useLineColumns();
  const { query, list } = useListScreen('customsLines', listCustomsLines.query, filters, RARE_LINE_COLUMNS);
  const answer = useListAnswer(useListCustomsLinesQuery({ query }), t('lines.failed'));
  const pathOfLine = useLinePath(answer.isFetching);
  const asked = useStable(() => query);
  const tools = useMemo(
    () => (
      <>
        <OfOneCompany />
        <LineExport query={asked} />
      </>
    ),
    [asked],
  );
  return (
    <DataList
      {...list}
      {...answer}
      name={t('lines.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathOfLine(id)}
      searchHint={t('lines.search')}
      empty={{ title: t('lines.none'), text: t('lines.empty') }}
      tools={tools}
    />
  );
}

/**
 * Where the lines of a list lead. While other lines are on their way, those on screen keep their links: a new address alone draws no
 * row again, and the links follow with the answer.
 */
function useLinePath(isFetching: boolean): (id: string) => string {
  const address = useSearchParams()[0].toString();
  const [held, setHeld] = useState(address);
  if (!isFetching && held !== address) setHeld(address);
  return linePath(new URLSearchParams(held));
}
