import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { getReportGrid } from '../../../../contract/endpoints/reports/grid';
import { mayReviewReports } from '../../../../domain/reportPermissions';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { gridApi, useGetReportGridQuery } from '../../../api/reports/grid';
import { DensityChoice } from '../../../components/list/DensityChoice';
import { EmptyState } from '../../../components/list/EmptyState';
import { ListToolbar } from '../../../components/list/ListToolbar';
import { PrintButton } from '../../../components/list/PrintButton';
import { PrintedPart } from '../../../components/list/PrintedPart';
import { usePrintedRows } from '../../../components/list/usePrintedRows';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useWidth } from '../../../components/useWidth';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectActor } from '../../../state/actor';
import { BLOCK_ROWS, blockOf } from './GridBlock';
import { GridCards } from './GridCards';
import { GridCounts } from './GridCounts';
import { everyGridRow } from './everyGridRow';
import { GridExport } from './GridExport';
import { GridLegend } from './GridLegend';
import type { GridPeriod, GridRow } from './gridParts';
import { RemindDialog, type RemindTarget } from './remind/RemindDialog';
import { ReportGrid } from './ReportGrid';
import { useGridFilters } from './useGridFilters';
import './grid.scss';

/** Narrower than this, a grid of periods is not to be read: cards take its place. */
const PHONE = 600;

/** Every paying company against every period: who has filed, who is late, and reminding those who have not. */
export function GridView() {
  const { t } = useTranslation('reportGrid');
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const filters = useGridFilters();
  const { query, list } = useListScreen('reportGrid', getReportGrid.query, filters);
  const isPhone = width > 0 && width < PHONE;
  const asked = isPhone ? query : { ...query, page: '1', pageSize: String(BLOCK_ROWS) };
  const grid = useGetReportGridQuery({ query: asked });
  const answer = useListAnswer(grid, t('failed'));
  const mayRemind = mayReviewReports(useSelector(selectActor)).allowed;
  const [target, setTarget] = useState<RemindTarget | null>(null);
  const openMissing = useCallback((row: GridRow, period: GridPeriod) => {
    setTarget({ period, company: { id: row.companyId, name: row.companyName } });
  }, []);
  const onMissing = mayRemind ? openMissing : undefined;
  const { data } = grid;
  const dispatch = useApiDispatch();
  const printing = usePrintedRows(
    isPhone || data === undefined
      ? undefined
      : {
          question: JSON.stringify(blockOf(query, 1)),
          load: () =>
            everyGridRow((page) =>
              dispatch(
                gridApi.endpoints.getReportGrid.initiate(
                  { query: blockOf(query, page) },
                  { subscribe: false },
                ),
              ),
            ),
        },
    false,
  );
  const remind =
    mayRemind && data !== undefined && data.periods.length > 0 ? (
      <Button
        color="primary"
        size="sm"
        onClick={() => {
          setTarget({ period: null, company: null });
        }}
      >
        {t('remind.open')}
      </Button>
    ) : null;
  return (
    <div ref={box} className="data-list">
      {width === 0 ? (
        <SkeletonLines count={10} />
      ) : isPhone ? (
        <>
          {data === undefined ? null : <GridCounts total={data.total} counts={data.counts} />}
          <GridCards
            {...list}
            {...answer}
            periods={data?.periods ?? []}
            onMissing={onMissing}
            searchHint={t('search')}
            tools={<GridExport query={query} />}
            action={remind}
          />
        </>
      ) : (
        <>
          <ListToolbar
            {...list}
            searchHint={t('search')}
            tools={
              <>
                <GridExport query={query} />
                <PrintButton {...printing} />
              </>
            }
            action={remind}
            look={<DensityChoice isCompact={list.isCompact} onDensity={list.onDensity} />}
          />
          {answer.failure === undefined ? null : (
            <LoadFailure message={answer.failure} onRetry={answer.onRetry} />
          )}
          {data === undefined ? (
            answer.failure === undefined ? (
              <SkeletonLines count={10} />
            ) : null
          ) : (
            <>
              {data.total === 0 ? (
                <EmptyState
                  title={t('label')}
                  text={t('empty')}
                  isFiltered={list.state.q !== '' || Object.keys(list.state.filters).length > 0}
                  onClear={() => {
                    list.onChange({ q: '', filters: {} });
                  }}
                  onLastPage={null}
                />
              ) : (
                <ReportGrid
                  query={query}
                  total={data.total}
                  periods={data.periods}
                  sort={list.state.sort}
                  onSort={(sort) => {
                    list.onChange({ sort });
                  }}
                  isCompact={list.isCompact}
                  printed={printing.rows?.length ?? null}
                  onMissing={onMissing}
                />
              )}
              {printing.rows === null ? (
                <p className="print-only">{t('printedInView')}</p>
              ) : (
                <PrintedPart first={1} last={printing.rows.length} total={data.total} isMost />
              )}
              <GridCounts total={data.total} counts={data.counts} />
              <GridLegend />
            </>
          )}
        </>
      )}
      {target === null || data === undefined ? null : (
        <RemindDialog
          target={target}
          periods={data.periods}
          onClose={() => {
            setTarget(null);
          }}
        />
      )}
    </div>
  );
}
