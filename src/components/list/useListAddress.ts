import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changed, isTypedOn, readListState, writeListState, type ListDefaults } from './listAddress';
import type { Filter, ListState } from './listTypes';
import { useStillHere } from './useStillHere';

/** How long the search text rests before it enters the address; the list itself follows every key. */
const REST_MS = 400;

export interface ListAddress {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
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
  const inAddress = readListState(search, filters, defaults);
  const state = typing === undefined ? inAddress : changed(inAddress, { q: typing });

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
      setTyping(undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typing, isLeaving, isStillHere, filters, defaults, setSearch]);

  function change(wanted: Partial<ListState>): void {
    if (Object.keys(wanted).every((name) => name === 'q')) {
      setTyping(wanted.q);
      return;
    }
    setTyping(undefined);
    setSearch(writeListState(search, changed(state, wanted), filters, defaults), {
      replace: isTypedOn(filters, state.filters, wanted.filters),
      preventScrollReset: true,
    });
  }

  const written = (shown: ListState): string =>
    writeListState(new URLSearchParams(), { ...shown, page: 1 }, filters, defaults).toString();

  return {
    state,
    change,
    own: written(state),
    read: (address) => written(readListState(new URLSearchParams(address), filters, defaults)),
    show: (address, { replace }) => {
      setTyping(undefined);
      const wanted = readListState(new URLSearchParams(address), filters, defaults);
      setSearch((old) => writeListState(old, wanted, filters, defaults), {
        replace,
        preventScrollReset: true,
      });
    },
    query: {
      page: String(state.page),
      pageSize: String(state.pageSize),
      ...(state.sort === '' ? {} : { sort: state.sort }),
      ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
      ...state.filters,
    },
  };
}
