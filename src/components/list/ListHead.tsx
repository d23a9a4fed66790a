import down from 'bootstrap-icons/icons/caret-down-fill.svg';
import up from 'bootstrap-icons/icons/caret-up-fill.svg';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import type { Column } from './listTypes';
import { tableRoles } from './tableRoles';

interface ListHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string;
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
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

/** Headings; sortable ones are buttons and say which way they sort (aria-sort). */
export function ListHead<Row>({ columns, sort, hasSelection, hasActions, onSort }: ListHeadProps<Row>) {
  const { t } = useTranslation('components');
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {hasSelection ? (
          <th {...tableRoles.heading} className="list-select">
            <span className="visually-hidden">{t('list.selection')}</span>
          </th>
        ) : null}
        {columns.map(({ key, title, unit, isFigure = false, sort: first }) => {
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
              className={isFigure ? 'is-figure' : undefined}
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
                  <span>{text}</span>
                  <span className={direction === 'none' ? 'list-sort-mark is-idle' : 'list-sort-mark'}>
                    <Icon paths={direction === 'descending' ? down : up} />
                  </span>
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
