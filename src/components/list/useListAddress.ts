import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changed, isTypedOn, readListState, writeListState, type ListDefaults } from './listAddress';
import type { Filter, ListState } from './listTypes';
import { useSameContent } from '../useSameContent';
import { useStable } from '../useStable';
import { useStillHere } from './useStillHere';

/** How long the search text rests before it enters the address; the list itself follows every key. */
const REST_MS = 400;

export interface ListAddress {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
  /** The query for the server once the list has changed so. */
  readonly queryAfter: (change: Partial<ListState>) => Readonly<Record<string, string>>;
  /** The payload's query for the server. */
  readonly query: Readonly<Record<string, string>>;
  /** The list's part of the address without the page, as it is written today; empty where nothing is said of it. */
  readonly own: string;
  /** An address of the list, maybe from long ago, as it is written today. */
  readonly read: (address: string) => string;
  /** Shows the list as an address says; what belongs to others stays in the address. */
  readonly show: (address: string, how: { readonly replace: boolean }) => void;
}

/**
 * A list's state, kept in the address, so that back, reload and a sent link show the same. Filters and pages are steps of the
 * history; letters of a search or of a filter that is typed are not.
 */
export function useListAddress(filters: readonly Filter[], defaults: ListDefaults): ListAddress {
  const [search, setSearch] = useSearchParams();
  const [typing, setTyping] = useState<string>();
  const { isLeaving, isStillHere } = useStillHere();
  const [ahead, setAhead] = useState<Ahead>();
  const drawn = search.toString();
  // The address is drawn later than it is written. Until then what was typed or pressed holds: the list follows at once, and the
  // old rows are not shown in between.
  if (typing !== undefined && typing === (search.get('q') ?? '')) setTyping(undefined);
  if (ahead !== undefined && !isOnTheWay(ahead, drawn)) setAhead(undefined);
  const inAddress = useSameContent(
    useMemo(() => readListState(search, filters, defaults), [search, filters, defaults]),
  );
  const state = useSameContent(
    useMemo(() => {
      const pressed = ahead?.state ?? inAddress;
      return typing === undefined ? pressed : changed(pressed, { q: typing });
    }, [inAddress, typing, ahead]),
  );

  useEffect(() => {
    // A step back before the press is drawn leaves the address as it was, and nothing else says that the press is over.
    const onBack = (): void => {
      setAhead(undefined);
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
    };
  }, []);

  useEffect(() => {
    if (typing === undefined || isLeaving) return undefined;
    const timer = setTimeout(() => {
      if (!isStillHere()) return;
      setSearch(
        (old) =>
          writeListState(
            old,
            changed(readListState(old, filters, defaults), { q: typing }),
            filters,
            defaults,
          ),
        {
          replace: true,
          preventScrollReset: true,
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typing, isLeaving, isStillHere, filters, defaults, setSearch]);

  const change = useStable((wanted: Partial<ListState>): void => {
    if (Object.keys(wanted).every((name) => name === 'q')) {
      setTyping(wanted.q);
      return;
    }
    if (typing !== undefined) setTyping(wanted.q ?? typing);
    const next = changed(state, wanted);
    const written = writeListState(search, next, filters, defaults);
    setAhead({ state: next, addresses: [...(ahead?.addresses ?? [drawn]), written.toString()] });
    setSearch(written, {
      replace: isTypedOn(filters, state.filters, wanted.filters),
      preventScrollReset: true,
    });
  });

  const written = useCallback(
    (shown: ListState): string =>
      writeListState(new URLSearchParams(), { ...shown, page: 1 }, filters, defaults).toString(),
    [filters, defaults],
  );

  return {
    state,
    change,
    own: useMemo(() => written(state), [written, state]),
    read: useCallback(
      (address: string) => written(readListState(new URLSearchParams(address), filters, defaults)),
      [written, filters, defaults],
    ),
    show: (address, { replace }) => {
      const wanted = readListState(new URLSearchParams(address), filters, defaults);
      setAhead(undefined);
      if (typing !== undefined) setTyping(wanted.q);
      setSearch((old) => writeListState(old, wanted, filters, defaults), {
        replace,
        preventScrollReset: true,
      });
    },
    query: useMemo(() => queryOf(state), [state]),
    queryAfter: (wanted) => queryOf(changed(state, wanted)),
  };
}

/** A list as it was asked for by a press, until its address is drawn. */
interface Ahead {
  readonly state: ListState;
  /** The address it was pressed at, and those written since; the last is its own. */
  readonly addresses: readonly string[];
}

/** Any other address than those before its own is the reader's newer wish, such as a step back. */
const isOnTheWay = ({ addresses }: Ahead, drawn: string): boolean =>
  drawn !== addresses.at(-1) && addresses.includes(drawn);

const queryOf = ({ page, pageSize, sort, q, filters }: ListState): Readonly<Record<string, string>> => ({
  page: String(page),
  pageSize: String(pageSize),
  ...(sort === '' ? {} : { sort }),
  ...(q.trim() === '' ? {} : { q: q.trim() }),
  ...filters,
});
