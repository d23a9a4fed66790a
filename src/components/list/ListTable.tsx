import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { columnTracks } from './columnWidths';
import { CutTextTip } from './CutTextTip';
import type { DataListProps } from './dataListProps';
import { ListHead } from './ListHead';
import { ListRow } from './ListRow';
import { tableRoles } from './tableRoles';
import { useSidewaysScroll } from './useSidewaysScroll';

interface ListTableProps<Row> extends DataListProps<Row> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The table itself. Its roles are written out because its rows are laid out as grids, and as cards on phones, and browsers take
 * a table's own roles away from what is not laid out as one.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, columns, rows, rowId, state, isFetching, isCompact, onKeyDown, selection } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hasActions = props.rowActions !== undefined;
  const hasSelection = selection !== undefined;
  const { tracks, least } = columnTracks({ columns, hasSelection, hasActions });
  useSidewaysScroll(frame, tracks);
  const tracksInCss = { '--list-tracks': tracks, '--list-least': `${least}rem` } as CSSProperties;
  return (
    <div className="list-frame" ref={frame}>
      <table
        {...tableRoles.table}
        style={tracksInCss}
        className={`list-table ${isCompact ? 'is-compact' : ''} ${isFetching && rows !== undefined ? 'is-stale' : ''}`}
        aria-busy={isFetching}
        aria-label={name}
      >
        <ListHead
          columns={columns}
          sort={state.sort}
          hasActions={hasActions}
          selection={selection}
          pageIds={rows?.map(rowId) ?? []}
          onSort={(sort) => {
            props.onChange({ sort });
          }}
        />
        <tbody {...tableRoles.group}>
          {rows === undefined
            ? Array.from({ length: 14 }, (_, line) => (
                <SkeletonRow
                  key={line}
                  columns={columns.length + (hasSelection ? 1 : 0) + (hasActions ? 1 : 0)}
                />
              ))
            : rows.map((row) => <ListRow key={rowId(row)} {...props} row={row} onKeyDown={onKeyDown} />)}
        </tbody>
      </table>
      <CutTextTip frame={frame} />
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
