import * as z from 'zod/mini';
import type { Schema } from '../../contract/endpoint';

/** The query schema of a list endpoint: what `listQuery` of the contract builds. */
type ListSchema = z.core.$ZodObject;

const isInput = <S extends Schema>(schema: S, value: unknown): value is z.input<S> =>
  z.safeParse(schema, value).success;

/**
 * What a list's address asks for: the parameters its endpoint knows, as text. What the endpoint would refuse (a sort by an unknown
 * column, page 0, a status nobody has) is left out, so that a mistyped or old link still shows the list.
 */
export function readListQuery<S extends ListSchema>(schema: S, address: URLSearchParams): z.input<S> {
  const asked = Object.keys(schema._zod.def.shape).flatMap((name): [string, string][] => {
    const value = address.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  const usable: unknown = Object.fromEntries(
    asked.filter(([name, value]) => isInput(schema, { [name]: value })),
  );
  if (!isInput(schema, usable)) throw new Error('parameters that hold one by one must hold together');
  return usable;
}

/** Parameters to set; undefined or an empty text takes one away. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/**
 * The address after a change of filters, sort or page. Whatever changes which rows match or how they are ordered begins again on
 * the first page, so that nobody is left on an empty page 5 (H30).
 */
export function changeAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  if (next.get('page') === '1') next.delete('page');
  return next;
}
