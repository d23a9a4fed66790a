import funnel from 'bootstrap-icons/icons/funnel.svg';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { FilterPanel } from './FilterPanel';
import type { Filter } from './listTypes';
import { usePopover } from './usePopover';

interface AllFiltersProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** Every filter of the list, those without a place in the toolbar among them. */
export function AllFilters({ filters, values, onChange }: AllFiltersProps) {
  const { t } = useTranslation('components');
  const { isOpen, toggle, button, panel, around } = usePopover();
  return (
    <div className="popover-place" {...around}>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <Icon paths={funnel} /> {t('list.filters')}
      </button>
      {isOpen ? (
        <div ref={panel} className="popover-panel is-wide" role="dialog" aria-label={t('list.filters')}>
          <FilterPanel filters={filters} values={values} onChange={onChange} />
        </div>
      ) : null}
    </div>
  );
}
