import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataListProps } from './dataListProps';
import type { Column } from './listTypes';
import { SelectPage } from './SelectPage';
import { tableRoles } from './tableRoles';

interface ListHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string;
  readonly hasActions: boolean;
  readonly selection: DataListProps<Row>['selection'];
  readonly pageIds: readonly string[];
  readonly onSort: (sort: string) => void;
}

/** The sort a press on a heading asks for: the column's first way, then the other one. */
export function nextSort(current: string, key: string, first: 'ascending' | 'descending'): string {
  if (current === key) return `-${key}`;
  if (current === `-${key}`) return key;
  return first === 'ascending' ? key : `-${key}`;
}

const directionOf = (sort: string, key: string): 'ascending' | 'descending' | 'none' =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';

/** Headings; sortable ones are buttons and say which way they sort (aria-sort). The first one chooses the page. */
function ListHeadOf<Row>({ columns, sort, hasActions, selection, pageIds, onSort }: ListHeadProps<Row>) {
  const { t } = useTranslation('components');
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {selection === undefined ? null : (
          <th {...tableRoles.heading} className="list-select">
            <SelectPage {...selection} pageIds={pageIds} />
          </th>
        )}
        {columns.map(({ key, title, unit, isFigure = false, isName = false, sort: first }) => {
          const direction = directionOf(sort, key);
          const text = (
            <>
              {title}
              {unit === undefined ? null : <span className="list-unit"> ({unit})</span>}
            </>
          );
          return (
            <th
              key={key}
              {...tableRoles.heading}
              scope="col"
              data-column={key}
              className={`${isFigure ? 'is-figure' : ''} ${isName ? 'is-name' : ''}`}
              {...(first === undefined ? {} : { 'aria-sort': direction })}
            >
              {first === undefined ? (
                text
              ) : (
                <button
                  type="button"
                  className="list-sort"
                  onClick={() => {
                    onSort(nextSort(sort, key, first));
                  }}
                >
                  <span data-may-cut>{text}</span>
                </button>
              )}
            </th>
          );
        })}
        {hasActions ? (
          <th {...tableRoles.heading} className="list-actions">
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

// A memoized component forgets that it is generic.
export const ListHead = memo(ListHeadOf) as typeof ListHeadOf;
