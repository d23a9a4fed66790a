import funnel from 'bootstrap-icons/icons/funnel.svg';
import search from 'bootstrap-icons/icons/search.svg';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { Icon } from '../Icon';
import type { DataListProps } from './dataListProps';
import { FilterPanel } from './FilterPanel';
import { SavedViews } from './views/SavedViews';

interface ListToolbarProps extends Pick<
  DataListProps<unknown>,
  'state' | 'onChange' | 'filters' | 'searchHint' | 'tools' | 'views'
> {
  /** How the list looks: its columns and density. */
  readonly view: ReactNode;
}

/** Search, filters, saved views, the look of the list and the screen's own tools. */
export function ListToolbar({ state, onChange, filters, searchHint, tools, view, views }: ListToolbarProps) {
  const { t } = useTranslation('components');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <div className="list-toolbar" role="search">
        {searchHint === undefined ? null : (
          <div className="list-search">
            <Icon paths={search} />
            <Input
              type="search"
              name="q"

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
          <Button
            color="secondary"
            outline
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            <Icon paths={funnel} /> {t('list.filters')}
          </Button>
        )}
        {views === undefined ? null : <SavedViews {...views} />}
        {view}
        {tools}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? (
          <FilterPanel
            filters={filters}
            values={state.filters}
            onChange={(values) => {
              onChange({ filters: values });
            }}
          />
        ) : null}
      </div>
    </>
  );
}
