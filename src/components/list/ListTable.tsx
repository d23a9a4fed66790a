import type { KeyboardEvent } from 'react';
import { Table } from 'reactstrap';
import type { DataListProps } from './dataListProps';
import { ListHead } from './ListHead';
import { ListRow } from './ListRow';
import { tableRoles } from './tableRoles';

interface ListTableProps<Row> extends DataListProps<Row> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The table itself. Its roles are written out because phones show the rows as cards, and a table that is laid out as blocks
 * would lose them.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, columns, rows, rowId, state, isFetching, isCompact, onKeyDown } = props;
  const hasActions = props.rowActions !== undefined;
  const extraColumns = (props.selection === undefined ? 0 : 1) + (hasActions ? 1 : 0);
  return (
    <div className="list-scroll" role="region" aria-label={name} tabIndex={-1}>
      <Table
        {...tableRoles.table}
        className={`list-table ${isCompact ? 'is-compact' : ''} ${isFetching && rows !== undefined ? 'is-stale' : ''}`}
        aria-busy={isFetching}
        aria-label={name}
      >
        <ListHead
          columns={columns}
          sort={state.sort}
          hasSelection={props.selection !== undefined}
          hasActions={hasActions}
          onSort={(sort) => {
            props.onChange({ sort });
          }}
        />
        <tbody {...tableRoles.group}>
          {rows === undefined
            ? Array.from({ length: 8 }, (_, line) => (
                <SkeletonRow key={line} columns={columns.length + extraColumns} />
              ))
            : rows.map((row) => <ListRow key={rowId(row)} {...props} row={row} onKeyDown={onKeyDown} />)}
        </tbody>
      </Table>
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
