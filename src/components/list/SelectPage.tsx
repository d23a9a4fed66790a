import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import type { DataListProps } from './dataListProps';
import { isSelected, withRows } from './selection';

interface SelectPageProps extends Pick<
  NonNullable<DataListProps<unknown>['selection']>,
  'chosen' | 'onChange'
> {
  readonly pageIds: readonly string[];
}

/** Chooses every row of the page, or none; a dash says that some are. */
export function SelectPage({ chosen, onChange, pageIds }: SelectPageProps) {
  const { t } = useTranslation('components');
  const box = useRef<HTMLInputElement>(null);
  const count = pageIds.filter((id) => isSelected(chosen, id)).length;
  const isAll = count > 0 && count === pageIds.length;
  const isSome = count > 0 && !isAll;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <Input
      innerRef={box}
      type="checkbox"
      aria-label={t('list.selectPage')}
      checked={isAll}
      onChange={(event) => {
        onChange(withRows(chosen, pageIds, event.target.checked));
      }}
    />
  );
}
