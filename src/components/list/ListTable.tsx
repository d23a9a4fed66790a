import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLasting } from '../useLasting';
import { useStable } from '../useStable';
import { columnTracks } from './columnWidths';
import { CutTextTip } from './CutTextTip';
import type { DataListProps } from './dataListProps';
import { ListHead } from './ListHead';
import { ListRow } from './ListRow';
import { isSelected, nothingSelected, withRows } from './selection';
import { tableRoles } from './tableRoles';
import { useRowLinks } from './useRowLinks';
import { useRowPlaces } from './useRowPlaces';
import { useSameRowClicks } from './useSameRowClicks';
import { useSidewaysScroll } from './useSidewaysScroll';

const NO_IDS: readonly string[] = [];

/** Rows of the question before stay as they are for so long: nearly every answer is there by then. */
const STALE_AFTER_MS = 150;

interface ListTableProps<Row> extends DataListProps<Row> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The table itself. Its roles are written out because its rows are laid out as grids, and as cards on phones, and browsers take
 * a table's own roles away from what is not laid out as one.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, columns, rows, rowId, rowPath, rowActions, state, isFetching, isCompact } = props;
  const { onKeyDown, selection } = props;
  const { t } = useTranslation('components');
  const frame = useRef<HTMLDivElement>(null);
  const hasActions = rowActions !== undefined;
  const hasSelection = selection !== undefined;
  const { tracks, least } = columnTracks({ columns, hasSelection, hasActions });
  useSidewaysScroll(frame, tracks);
  const isStale = useLasting(isFetching && rows !== undefined, STALE_AFTER_MS);
  const tracksInCss = { '--list-tracks': tracks, '--list-least': `${least}rem` } as CSSProperties;
  const { hrefOf, onClick } = useRowLinks();
  const sameRow = useSameRowClicks();
  const keyOf = useRowPlaces(rows, rowId, JSON.stringify(state));
  const onSort = useStable((sort: string) => {
    props.onChange({ sort });
  });
  const onChoose = useStable((id: string, isChosen: boolean) => {
    selection?.onChange(withRows(selection.chosen, [id], isChosen));
  });
  const chosen = selection?.chosen ?? nothingSelected;
  return (
    <div className="list-frame" ref={frame}>
      <table
        {...tableRoles.table}
        style={tracksInCss}
        className={`list-table ${isCompact ? 'is-compact' : ''} ${isStale ? 'is-stale' : ''}`}
        aria-busy={isFetching}
        aria-label={name}
      >
        <ListHead
          columns={columns}
          sort={state.sort}
          hasActions={hasActions}
          selection={selection}
          pageIds={hasSelection ? (rows?.map(rowId) ?? NO_IDS) : NO_IDS}
          onSort={onSort}
        />
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys and presses of the links in it */}
        <tbody {...tableRoles.group} {...sameRow} onKeyDown={onKeyDown} onClick={onClick}>
          {rows === undefined
            ? Array.from({ length: 14 }, (_, line) => (
                <SkeletonRow
                  key={line}
                  columns={columns.length + (hasSelection ? 1 : 0) + (hasActions ? 1 : 0)}
                />
              ))
            : rows.map((row) => {
                const id = rowId(row);
                return (
                  <ListRow
                    key={keyOf(id)}
                    id={id}
                    row={row}
                    columns={columns}
                    href={rowPath === undefined ? undefined : hrefOf(rowPath(row))}
                    actionsOf={rowActions}
                    selectLabel={hasSelection ? t('list.selectRow') : undefined}
                    isChosen={hasSelection && isSelected(chosen, id)}
                    onChoose={onChoose}
                  />
                );
              })}
        </tbody>
      </table>
      {/* A row goes over to another record, what its cells cut off does not. */}
      <CutTextTip key={rows?.map(rowId).join()} frame={frame} />
    </div>
  );
}

function SkeletonRow({ columns }: { readonly columns: number }) {
  return (
    <tr {...tableRoles.row} aria-hidden="true">
      {Array.from({ length: columns }, (_, cell) => (
        <td key={cell} {...tableRoles.cell}>
          <span className="skeleton-line" />
        </td>
      ))}
    </tr>
  );
}
