import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, Label } from 'reactstrap';
import type { DataListProps } from './dataListProps';

interface SortChoiceProps<Row> extends Pick<DataListProps<Row>, 'columns'> {
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorting where cards have no headings to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const { t } = useTranslation('components');
  const id = useId();
  const choices = columns.flatMap(({ key, title, sort: first }) =>
    first === undefined
      ? []
      : [
          { value: key, label: t('list.ascending', { column: title }) },
          { value: `-${key}`, label: t('list.descending', { column: title }) },
        ],
  );
  const isKnown = choices.some(({ value }) => value === sort);
  if (choices.length === 0) return null;
  return (
    <div className="more-sort">
      <Label for={id}>{t('list.sort')}</Label>
      <Input
        id={id}
        type="select"
        bsSize="sm"
        value={isKnown ? sort : ''}
        onChange={(event) => {
          onSort(event.target.value);
        }}
      >
        {isKnown ? null : <option value="">–</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Input>
    </div>
  );
}
