import { useMemo, useRef } from 'react';
import { DataToolbar } from './DataToolbar';
import type { DataListProps } from './dataListProps';
import { LoadFailure } from '../LoadFailure';
import { useStable } from '../useStable';
import { EmptyState } from './EmptyState';
import { lastPage } from './listAddress';
import type { ListState } from './listTypes';
import { ListSort } from './listSort';
import { ListTable } from './ListTable';
import { Pager } from './Pager';
import { PrintedPart } from './PrintedPart';
import { selectedCount } from './selection';
import { SelectionBar } from './SelectionBar';
import { MOST_PRINTED, usePrintedRows } from './usePrintedRows';
import { useKeysIntoList, useRowKeys } from './useRowKeys';

/**
 * The one list of the product: searched, filtered, sorted and paged by the server, operable by keyboard (j and k move between
 * rows while the focus is in it), a table on wide screens and cards on phones. The page scrolls, the table's head sticks.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { rows, total, state, failure, selection, rowId, hiddenColumns } = props;
  const onChange = useStable((change: Partial<ListState>) => {
    if (props.queryAfter !== undefined) props.askAhead?.(props.queryAfter({}), props.queryAfter(change));
    props.onChange(change);
  });
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(box);
  useKeysIntoList(box, props.pageKeysAreOn === true);
  const first = (state.page - 1) * state.pageSize + 1;
  const printing = usePrintedRows(props.everyRow, total <= (rows?.length ?? 0));
  const shown = printing.rows ?? rows;
  const isFiltered = state.q !== '' || Object.keys(state.filters).length > 0;
  const isSelecting = selection !== undefined && selectedCount(selection.chosen, total) > 0;
  const every = props.columns;
  const columns = useMemo(
    () => every.filter(({ key, isName }) => isName === true || !hiddenColumns.includes(key)),
    [every, hiddenColumns],
  );
  return (
    <div className="data-list" ref={box}>
      <div className={isSelecting ? 'list-bar is-selecting' : 'list-bar'}>
        <ListSort value={state.sort}>
          <DataToolbar
            q={state.q}
            values={state.filters}
            onChange={onChange}
            filters={props.filters}
            idleFilters={props.idleFilters}
            searchHint={props.searchHint}
            tools={props.tools}
            action={props.action}
            views={props.views}
            columns={every}
            hiddenColumns={hiddenColumns}
            onHiddenColumns={props.onHiddenColumns}
            isCompact={props.isCompact}
            onDensity={props.onDensity}
            isPrinting={printing.isLoading}
            onPrint={printing.print}
          />
        </ListSort>
        {isSelecting ? <SelectionBar {...selection} total={total} pageIds={rows?.map(rowId) ?? []} /> : null}
      </div>
      {failure === undefined ? null : <LoadFailure message={failure} onRetry={props.onRetry} />}
      {rows?.length === 0 && failure === undefined ? (
        <EmptyState
          {...props.empty}
          isFiltered={isFiltered}
          onClear={() => {
            onChange({ q: '', filters: {} });
          }}
          onLastPage={
            total === 0
              ? null
              : () => {
                  onChange({ page: lastPage(total, state.pageSize) });
                }
          }
        />
      ) : failure !== undefined && rows === undefined ? null : (
        <ListTable {...props} onChange={onChange} rows={shown} columns={columns} onKeyDown={onKeyDown} />
      )}
      <div className={props.totals === undefined ? 'list-foot' : 'list-foot has-totals'}>
        {props.totals}
        {shown === undefined || shown.length === 0 ? null : (
          <PrintedPart
            first={printing.rows === null ? first : 1}
            last={printing.rows === null ? first + shown.length - 1 : shown.length}
            total={total}
            isMost={printing.rows !== null && shown.length >= MOST_PRINTED}
          />
        )}
        {rows !== undefined && total > 0 ? (
          <Pager
            page={state.page}
            pageSize={state.pageSize}
            total={total}
            pageSizes={props.pageSizes}
            onChange={onChange}
          />
        ) : null}
      </div>
    </div>
  );
}
