import x from 'bootstrap-icons/icons/x.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { Icon } from '../Icon';
import { withFilter } from './FilterPanel';
import type { Filter } from './listTypes';

interface FilterPillsProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  /** Those that narrow nothing, because their values make no sense. */
  readonly idle: readonly string[];
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** What the list is narrowed to at the moment, each removable by one press. */
export function FilterPills({ filters, values, idle, onChange }: FilterPillsProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const set = filters.filter(({ key }) => values[key] !== undefined);
  if (set.length === 0) return null;

  function shown(filter: Filter): string {
    const value = values[filter.key] ?? '';
    if ('choices' in filter) {
      return value
        .split(',')
        .map((one) => filter.choices.find((choice) => choice.value === one)?.label ?? one)
        .join(', ');
    }
    return filter.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value;
  }

  return (
    <ul className="filter-pills" aria-label={t('list.narrowed')}>
      {set.map((filter) => (
        <li key={filter.key} className="filter-pill">
          <span>
            {filter.label}:{' '}
            {idle.includes(filter.key) ? (
              <>
                <s>{shown(filter)}</s> ({t('list.notApplied')})
              </>
            ) : (
              <strong>{shown(filter)}</strong>
            )}
          </span>
          <button
            type="button"
            aria-label={t('list.removeFilter', { name: filter.label })}
            onClick={() => {
              onChange(withFilter(values, filter.key, ''));
            }}
          >
            <Icon paths={x} />
          </button>
        </li>
      ))}
      <li>
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
    </ul>
  );
}
