import type { Filter } from './listTypes';
import { FilterField } from './FilterField';

interface FilterPanelProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** One field for each filter; every change shows at once in the list. */
export function FilterPanel({ filters, values, onChange }: FilterPanelProps) {
  const isShown = (filter: Filter): boolean => !('isLinkOnly' in filter) || (values[filter.key] ?? '') !== '';
  return (
    <div className="filter-panel">
      {filters.filter(isShown).map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          value={values[filter.key] ?? ''}
          onChange={(value) => {
            onChange(withFilter(values, filter.key, value));
          }}
        />
      ))}
    </div>
  );
}

/** The filters with one of them set; empty takes it away. */
export function withFilter(
  values: Readonly<Record<string, string>>,
  key: string,
  value: string,
): Readonly<Record<string, string>> {
  const rest = Object.entries(values).filter(([name]) => name !== key);
  return Object.fromEntries(value === '' ? rest : [...rest, [key, value]]);
}
