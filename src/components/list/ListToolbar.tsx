import search from 'bootstrap-icons/icons/search.svg';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import { Icon } from '../Icon';
import { AllFilters } from './AllFilters';
import { useStable } from '../useStable';
import type { DataListProps } from './dataListProps';
import { FilterChips } from './FilterChips';
import type { ListState } from './listTypes';
import { MoreMenu } from './MoreMenu';
import type { ListViews } from './views/listViews';
import { SavedViews } from './views/SavedViews';

export interface ListToolbarProps extends Pick<DataListProps<unknown>, 'onChange' | 'filters'> {
  readonly state: Pick<ListState, 'q' | 'filters'>;
  readonly idleFilters?: readonly string[] | undefined;
  readonly searchHint?: string | undefined;
  readonly tools?: ReactNode;
  readonly action?: ReactNode;
  readonly views?: ListViews | undefined;
  /** How the list looks: its columns and density. */
  readonly look: ReactNode;
}

const NONE: readonly string[] = [];

// A letter of a search draws the field it is in, and none of these.
const Chips = memo(FilterChips);
const Filters = memo(AllFilters);
const Views = memo(SavedViews);
const More = memo(MoreMenu);

/** One row: search, filters, the button pressed often, saved views, and the rest under "More". */
export function ListToolbar(props: ListToolbarProps) {
  const { state, onChange, filters, idleFilters = NONE, searchHint, tools, action, look, views } = props;
  const { t } = useTranslation('components');
  const onFilters = useStable((values: Readonly<Record<string, string>>) => {
    onChange({ filters: values });
  });
  const narrow = { filters, values: state.filters, onChange: onFilters };
  return (
    <div className="list-toolbar" role="search">
      {searchHint === undefined ? null : (
        <div className="list-search">
          <Icon paths={search} />
          <Input
            type="search"
            name="q"
            bsSize="sm"
            aria-label={t('list.search')}
            placeholder={searchHint}
            autoComplete="off"
            maxLength={100}
            value={state.q}
            onChange={(event) => {
              onChange({ q: event.target.value });
            }}
          />
        </div>
      )}
      {filters.length === 0 ? null : (
        <>
          <Chips {...narrow} idle={idleFilters} />
          <Filters {...narrow} />
        </>
      )}
      <div className="list-toolbar-end">
        {action}
        {views === undefined ? null : <Views {...views} />}
        <More look={look} tools={tools} />
      </div>
    </div>
  );
}
