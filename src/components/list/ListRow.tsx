import { useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Input } from 'reactstrap';
import type { DataListProps } from './dataListProps';
import type { Column } from './listTypes';
import { RowMenu } from './RowMenu';
import { isSelected, withRows } from './selection';
import { tableRoles } from './tableRoles';

interface ListRowProps<Row> extends DataListProps<Row> {
  readonly row: Row;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One row; its name is the link to the record, and the first thing the keyboard meets. */
export function ListRow<Row>({
  row,
  columns,
  rowId,
  rowPath,
  rowActions,
  selection,
  onKeyDown,
}: ListRowProps<Row>) {
  const { t } = useTranslation('components');
  const id = rowId(row);
  const actions = rowActions?.(row) ?? [];
  const isChosen = selection !== undefined && isSelected(selection.chosen, id);
  const path = rowPath?.(row);
  // A list is drawn again for every letter and every request under way; its cells only when they hold something else.
  const cells = useMemo(
    () =>
      columns.map((column) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          data-column={column.key}
          data-title={column.unit === undefined ? column.title : `${column.title} (${column.unit})`}
          className={classOf(column)}
        >
          {column.isName === true && path !== undefined ? (
            <Link to={path} data-row-link>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      )),
    [columns, row, path],
  );
  return (
    <tr
      {...tableRoles.row}
      data-row={id}
      className={isChosen ? 'is-chosen' : undefined}
      onKeyDown={onKeyDown}
    >
      {selection === undefined ? null : (
        <td {...tableRoles.cell} className="list-select">
          <Input
            type="checkbox"

            aria-label={t('list.selectRow')}
            checked={isChosen}
            onChange={(event) => {
              selection.onChange(withRows(selection.chosen, [id], event.target.checked));
            }}
          />
        </td>
      )}
      {cells}
      {rowActions === undefined ? null : (
        <td {...tableRoles.cell} className="list-actions">
          {actions.length === 0 ? null : <RowMenu actions={actions} />}
        </td>
      )}
    </tr>
  );
}

function classOf<Row>({ isFigure, isName, lines, card }: Column<Row>): string {
  return [
    ...(isFigure === true ? ['is-figure'] : []),
    ...(isName === true ? ['is-name'] : []),
    ...(lines === undefined ? [] : [`has-${lines}-lines`]),
    ...(isName === true ? [] : [card === undefined ? 'not-in-card' : `in-card-${card}`]),
  ].join(' ');
}
