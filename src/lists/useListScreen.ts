import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type * as z from 'zod/mini';
import { LIMITS } from '../../contract/limits';
import type { DataListProps } from '../components/list/dataListProps';
import type { Filter } from '../components/list/listTypes';
import { useListAddress } from '../components/list/useListAddress';
import { useSameContent } from '../components/useSameContent';
import { useStable } from '../components/useStable';
import type { ListName } from '../state/deviceChoices';
import { columnsHidden, densityChosen, selectDensity, selectHiddenColumns } from '../state/preferences';
import type { PreferencesPart } from '../state/parts';
import { selectPerson } from '../state/session';
import { useSavedViews } from './useSavedViews';
import { idleFilters, ownOrder, readListQuery, type ListSchema } from './listQuery';

type FromAddressAndDevice =
  | 'state'
  | 'onChange'
  | 'queryAfter'
  | 'filters'
  | 'idleFilters'
  | 'pageSizes'
  | 'isCompact'
  | 'onDensity'
  | 'hiddenColumns'
  | 'onHiddenColumns'
  | 'views';

const NONE_HIDDEN: readonly string[] = [];

interface ListScreen<S extends ListSchema> {
  /** What to ask the server for. */
  readonly query: z.input<S>;
  /** What the list component takes from the address and from this device. */
  readonly list: Pick<DataListProps<unknown>, FromAddressAndDevice>;
}

/**
 * A list screen's footing: filters, order and page from the address (back, reload and a sent link show the same), columns from
 * this device, the density from the person, all of them from a view that the person kept.
 * @param filters must keep its identity between renders
 * @param hiddenAtFirst columns out of sight until the person asks for them
 * @param opensAt the list's part of the address to begin with, for a person who keeps no view to begin with
 */
export function useListScreen<S extends ListSchema>(
  name: ListName,
  schema: S | undefined,
  filters: readonly Filter[],
  hiddenAtFirst: readonly string[] = NONE_HIDDEN,
  opensAt?: string,
): ListScreen<S> {
  if (schema === undefined) throw new Error('the endpoint takes no query');
  const dispatch = useDispatch();
  const person = useSelector(selectPerson).id;
  const isCompact = useSelector((state: PreferencesPart) => selectDensity(state, person)) === 'compact';
  const hiddenColumns =
    useSelector((state: PreferencesPart) => selectHiddenColumns(state, name)) ?? hiddenAtFirst;
  const defaults = useMemo(
    () => ({ sort: ownOrder(schema), pageSize: LIMITS.defaultPageSize, pageSizes: LIMITS.pageSizes }),
    [schema],
  );
  const { state, change, query: asked, queryAfter, own, read, show } = useListAddress(filters, defaults);
  const query = useMemo(() => readListQuery(schema, asked), [schema, asked]);
  const onDensity = useStable((compact: boolean) =>
    dispatch(densityChosen({ person, density: compact ? 'compact' : 'comfortable' })),
  );
  const onHiddenColumns = useStable((keys: readonly string[]) =>
    dispatch(columnsHidden({ list: name, keys })),
  );
  const idle = useSameContent(
    useMemo(
      () =>
        idleFilters(
          schema,
          asked,
          filters.map(({ key }) => key),
        ),
      [schema, asked, filters],
    ),
  );
  const views = useSavedViews({
    list: name,
    look: { address: own, hiddenColumns, isCompact },
    isPlain: own === '' && state.page === 1,
    opensAt,
    read,
    show: (look, how) => {
      onHiddenColumns(look.hiddenColumns);
      onDensity(look.isCompact);
      show(look.address, how);
    },
  });
  return {
    query,
    list: {
      state,
      onChange: change,
      queryAfter: (wanted) => readListQuery(schema, queryAfter(wanted)),
      filters,
      idleFilters: idle,
      pageSizes: LIMITS.pageSizes,
      isCompact,
      onDensity,
      hiddenColumns,
      onHiddenColumns,
      views,
    },
  };
}
