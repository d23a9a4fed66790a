import chevron from 'bootstrap-icons/icons/chevron-down.svg';
import x from 'bootstrap-icons/icons/x.svg';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { Icon } from '../Icon';
import { FilterField } from './FilterField';
import type { Filter } from './listTypes';
import { usePopover } from './usePopover';

interface FilterChipProps {
  readonly filter: Filter;
  /** Empty where it is not set. */
  readonly value: string;
  /** It narrows nothing, because its value makes no sense. */
  readonly isIdle: boolean;
  readonly onChange: (value: string) => void;
}

/** One filter in the toolbar: its field opens under it, over the rows; set, it says to what and can be removed. */
export function FilterChip({ filter, value, isIdle, onChange }: FilterChipProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const { isOpen, toggle, button, panel, around } = usePopover();
  const isSet = value !== '';
  const words = filterWords(filter, value, format);
  const text = words.join(', ');
  const [first = '', ...others] = words;
  // The toolbar has one row: a long choice is told by its first, and whole in its tip and its field.
  const short = others.length > 1 ? `${first} +${others.length.toString()}` : text;
  return (
    <li className={isSet ? 'is-set' : undefined}>
      <div className={isSet ? 'filter-chip is-set' : 'filter-chip'} {...around}>
        <button
          ref={button}
          type="button"
          className="filter-chip-button"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          title={isSet ? `${filter.label}: ${text}` : undefined}
          onClick={toggle}
        >
          {isSet ? (
            <span className="filter-chip-text">
              {filter.label}:{' '}
              {isIdle ? (
                <>
                  <s>{short}</s> ({t('list.notApplied')})
                </>
              ) : (
                <strong>{short}</strong>
              )}
            </span>
          ) : (
            <>
              {filter.label} <Icon paths={chevron} />
            </>
          )}
        </button>
        {isSet ? (
          <button
            type="button"
            className="filter-chip-remove"
            aria-label={t('list.removeFilter', { name: filter.label })}
            onClick={() => {
              onChange('');
              button.current?.focus();
            }}
          >
            <Icon paths={x} />
          </button>
        ) : null}
        {isOpen ? (
          <div ref={panel} className="popover-panel" role="dialog" aria-label={filter.label}>
            <FilterField filter={filter} value={value} onChange={onChange} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** A filter's values in words. */
function filterWords(filter: Filter, value: string, format: ReturnType<typeof useFormat>): readonly string[] {
  if ('choices' in filter) {
    return value.split(',').map((one) => filter.choices.find((choice) => choice.value === one)?.label ?? one);
  }
  return [filter.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value];
}
