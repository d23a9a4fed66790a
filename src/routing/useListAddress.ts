import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { changeAddress, readListQuery, type AddressChange } from './listAddress';

interface ListAddress<Q> {
  /** What the address asks the list for, ready to be sent. */
  readonly query: Q;
  /** The parameters as texts, for the list's own controls. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly change: (change: AddressChange) => void;
}

/**
 * A list's filters, sort and page, kept in the address: back, reload and a sent link show the same. Typing in a filter replaces
 * the entry of the history, turning a page adds one.
 */
export function useListAddress<S extends z.core.$ZodObject>(schema: S | undefined): ListAddress<z.input<S>> {
  if (schema === undefined) throw new Error('the endpoint takes no query');
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => readListQuery(schema, address), [schema, address]);
  const change = useCallback(
    (wanted: AddressChange) => {
      setAddress((current) => changeAddress(current, wanted), {
        replace: !('page' in wanted),
        preventScrollReset: true,
      });
    },
    [setAddress],
  );
  const values: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
  return { query, values, change };
}
