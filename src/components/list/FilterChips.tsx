import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { FilterChip } from './FilterChip';
import { withFilter } from './FilterPanel';
import type { Filter } from './listTypes';

interface FilterChipsProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  /** Those that narrow nothing, because their values make no sense. */
  readonly idle: readonly string[];
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** How many filters stand in the toolbar before any of them is set; a list names its most used first. */
const AT_HAND = 3;

/** What the list is narrowed to, each changed or removed by a press, and the filters used most. */
export function FilterChips({ filters, values, idle, onChange }: FilterChipsProps) {
  const { t } = useTranslation('components');
  const isSet = ({ key }: Filter): boolean => values[key] !== undefined;
  const shown = filters.filter((filter, at) => isSet(filter) || (at < AT_HAND && !('isLinkOnly' in filter)));
  return (
    <ul className="filter-chips" aria-label={t('list.filters')}>
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          value={values[filter.key] ?? ''}
          isIdle={idle.includes(filter.key)}
          onChange={(value) => {
            onChange(withFilter(values, filter.key, value));
          }}
        />
      ))}
      {filters.some(isSet) ? (
        <li className="is-set">
          <Button
            color="link"
            size="sm"
            onClick={() => {
              onChange({});
            }}
          >
            {t('list.clear')}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
