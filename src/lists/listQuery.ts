import * as z from 'zod/mini';
import type { Schema } from '../../contract/endpoint';

/** The query schema of a list endpoint: what `listQuery` of the contract builds. */
export type ListSchema = z.core.$ZodObject;

const isInput = <S extends Schema>(schema: S, value: unknown): value is z.input<S> =>
  z.safeParse(schema, value).success;

/**
 * What an address asks a list for, as its endpoint takes it. What the endpoint would refuse (a sort by an unknown column, a half
 * typed date, a status nobody has) is left out, so that a mistyped or old link still shows the list.
 */
export function readListQuery<S extends ListSchema>(
  schema: S,
  asked: Readonly<Record<string, string>>,
): z.input<S> {
  const known = Object.keys(schema._zod.def.shape);
  const usable: unknown = Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) => known.includes(name) && isInput(schema, { [name]: value }),
    ),
  );
  if (!isInput(schema, usable)) throw new Error('parameters that hold one by one must hold together');
  return usable;
}

/** The filters an address names with values their endpoint refuses, so that the list is not narrowed by them. */
export function idleFilters(
  schema: ListSchema,
  asked: Readonly<Record<string, string>>,
  keys: readonly string[],
): readonly string[] {
  const usable: object = readListQuery(schema, asked);
  return keys.filter((key) => key in asked && key in schema._zod.def.shape && !(key in usable));
}

/** The order a list has of its own, as its endpoint gives it. */
export function ownOrder(schema: ListSchema): string {
  const standard: unknown = z.parse(schema, {});
  return typeof standard === 'object' &&
    standard !== null &&
    'sort' in standard &&
    typeof standard.sort === 'string'
    ? standard.sort
    : '';
}
