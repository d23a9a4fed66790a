import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat';
import { LEADING_COLUMNS, type GridPeriod } from './gridParts';
import type { useCellWords } from './useCellWords';

interface GridHeadingProps {
  readonly periods: readonly GridPeriod[];
  readonly words: ReturnType<typeof useCellWords>;
  /** A column, `-` before it for descending. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly activeColumn: number | null;
  readonly cellId: (row: number, column: number) => string;
}

/** Names of the columns; the leading ones sort, a period says when it is due. */
export function GridHeading({ periods, words, sort, onSort, activeColumn, cellId }: GridHeadingProps) {
  const { t } = useTranslation('reportGrid');
  const format = useFormat();
  const column = sort.replace(/^-/, '');
  const isDescending = sort.startsWith('-');
  return (
    <div role="row" aria-rowindex={1} className="grid-line grid-heading">
      {LEADING_COLUMNS.map((name, at) => {
        const isSorted = column === name;
        // A name begins at A, a figure at the largest.
        const next = isSorted ? !isDescending : name !== 'companyName';
        return (
          <div
            key={name}
            id={cellId(0, at)}
            role="columnheader"
            aria-colindex={at + 1}
            aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
            className={`grid-cell ${at === 0 ? 'is-name' : 'is-figure'} ${at === activeColumn ? 'is-active' : ''}`}
          >
            <button
              type="button"
              tabIndex={-1}
              className="list-sort"
              onClick={() => {
                onSort(`${next ? '-' : ''}${name}`);
              }}
            >
              {t(`columns.${name}`)}
            </button>
          </div>
        );
      })}
      {periods.map((period, at) => {
        const index = LEADING_COLUMNS.length + at;
        return (
          <div
            key={`${period.fiscalYear} ${period.index}`}
            id={cellId(0, index)}
            role="columnheader"
            aria-colindex={index + 1}
            className={`grid-cell ${index === activeColumn ? 'is-active' : ''}`}
            title={`${words.period(period)}. ${t('due', { date: format.date(period.dueDate) })}`}
          >
            <span>
              {period.period} <span className="grid-year">{period.fiscalYear}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}
