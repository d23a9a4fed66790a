import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import type { DataListProps } from './dataListProps';
import { DensityChoice } from './DensityChoice';
import { ListSort } from './listSort';
import { SortChoice } from './SortChoice';

type ListLookProps<Row> = Pick<
  DataListProps<Row>,
  'columns' | 'hiddenColumns' | 'onHiddenColumns' | 'isCompact' | 'onDensity' | 'onChange'
>;

/** How close the rows stand, which columns are shown, and on phones, where there are no headings, how rows are sorted. */
export function ListLook<Row>(props: ListLookProps<Row>) {
  const { columns, hiddenColumns, onHiddenColumns, isCompact, onDensity, onChange } = props;
  const sort = use(ListSort);
  const { t } = useTranslation('components');
  return (
    <>
      <SortChoice
        columns={columns}
        sort={sort}
        onSort={(wanted) => {
          onChange({ sort: wanted });
        }}
      />
      <DensityChoice isCompact={isCompact} onDensity={onDensity} />
      <fieldset className="more-columns">
        <legend>{t('list.columns')}</legend>
        {columns
          .filter(({ isName }) => isName !== true)
          .map(({ key, title }) => (
            <label key={key} className="view-choice">
              <Input
                type="checkbox"

                checked={!hiddenColumns.includes(key)}
                onChange={(event) => {
                  onHiddenColumns(
                    event.target.checked
                      ? hiddenColumns.filter((hidden) => hidden !== key)
                      : [...hiddenColumns, key],
                  );
                }}
              />
              {title}
            </label>
          ))}
      </fieldset>
    </>
  );
}
