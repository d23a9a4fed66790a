import { memo, useMemo, type ReactNode } from 'react';
import { Input } from 'reactstrap';
import type { Column, RowAction } from './listTypes';
import { RowMenu } from './RowMenu';
import { tableRoles } from './tableRoles';

interface ListRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Where the row's name leads, as the browser knows it; undefined where it leads nowhere. */
  readonly href: string | undefined;
  /** Undefined where rows have no menu. */
  readonly actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
  /** The label of the row's checkbox; undefined where rows cannot be chosen. */
  readonly selectLabel: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/**
 * One row; its name is the link to the record, and the first thing the keyboard meets. A list is drawn again for every letter and
 * every request under way, a row only when it shows something else. It may go over to another record: what a cell keeps for itself
 * has the record's ID as its key.
 */
function ListRowOf<Row>(props: ListRowProps<Row>) {
  const { id, row, columns, href, actionsOf, selectLabel, isChosen, onChoose } = props;
  const contents = useMemo(() => columns.map((column) => column.cell(row)), [columns, row]);
  return (
    <tr {...tableRoles.row} data-row={id} className={isChosen ? 'is-chosen' : undefined}>
      {selectLabel === undefined ? null : (
        <td {...tableRoles.cell} className="list-select">
          <Input
            type="checkbox"
            aria-label={selectLabel}
            checked={isChosen}
            onChange={(event) => {
              onChoose(id, event.target.checked);
            }}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          data-column={column.key}
          data-title={column.unit === undefined ? column.title : `${column.title} (${column.unit})`}
          className={classOf(column)}
        >
          {column.isName === true && href !== undefined ? (
            <a href={href} data-row-link="true">
              {contents[at]}
            </a>
          ) : (
            contents[at]
          )}
        </td>
      ))}
      {actionsOf === undefined ? null : (
        <td {...tableRoles.cell} className="list-actions">
          {menuOf(id, actionsOf(row))}
        </td>
      )}
    </tr>
  );
}

// A memoized component forgets that it is generic.
export const ListRow = memo(ListRowOf) as typeof ListRowOf;

/** A row goes over to another record, an open menu does not. */
const menuOf = (id: string, actions: readonly RowAction[]): ReactNode =>
  actions.length === 0 ? null : <RowMenu key={id} actions={actions} />;

function classOf<Row>({ isFigure, isCode, isName, lines, card }: Column<Row>): string {
  return [
    ...(isFigure === true ? ['is-figure'] : []),
    ...(isCode === true ? ['figure'] : []),
    ...(isName === true ? ['is-name'] : []),
    ...(lines === undefined ? [] : [`has-${lines}-lines`]),
    ...(isName === true ? [] : [card === undefined ? 'not-in-card' : `in-card-${card}`]),
  ].join(' ');
}
