import { useMemo, useRef } from 'react';
import type { DataListProps } from './dataListProps';
import { LoadFailure } from '../LoadFailure';
import { EmptyState } from './EmptyState';
import { lastPage } from './listAddress';
import { ListLook } from './ListLook';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import { PrintButton } from './PrintButton';
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
  const { rows, total, state, failure, onChange, selection, rowId, hiddenColumns } = props;
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(box);
  useKeysIntoList(box, props.pageKeysAreOn === true);
  const first = (state.page - 1) * state.pageSize + 1;
  const printing = usePrintedRows(props.everyRow, total <= (rows?.length ?? 0));
  const shown = printing.rows ?? rows;
  const isFiltered = state.q !== '' || Object.keys(state.filters).length > 0;
  const isSelecting = selection !== undefined && selectedCount(selection.chosen, total) > 0;
  const columns = useMemo(
    () => props.columns.filter(({ key, isName }) => isName === true || !hiddenColumns.includes(key)),
    [props.columns, hiddenColumns],
  );
  return (
    <div className="data-list" ref={box}>
      <div className={isSelecting ? 'list-bar is-selecting' : 'list-bar'}>
        <ListToolbar
          {...props}
          tools={
            <>
              {props.tools}
              <PrintButton {...printing} />
            </>
          }
          look={<ListLook {...props} />}
        />
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
        <ListTable {...props} rows={shown} columns={columns} onKeyDown={onKeyDown} />
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
