import * as z from 'zod/mini';

/**
 * What a field's value is, said once where the field is defined. Recorder and DevTools read it: `secret` values are blanked,
 * `personal` ones replaced by a stable stand-in of the same shape, and in a `sentence` the words that are not the product's own.
 */
export type Sensitivity = 'secret' | 'personal' | 'sentence';

export const sensitivityOf = z.registry<{ readonly sensitivity: Sensitivity }>();

/** Marks a schema's values as secret (passwords, codes, tokens). */
export function secret<S extends z.core.$ZodType>(schema: S): S {
  sensitivityOf.add(schema, { sensitivity: 'secret' });
  return schema;
}

/** Marks a schema's values as personal (names, email addresses, tax and importer numbers, whatever people typed). */
export function personal<S extends z.core.$ZodType>(schema: S): S {
  sensitivityOf.add(schema, { sensitivity: 'personal' });
  return schema;
}

/** Marks a schema's values as sentences of the product into which names and numbers of people may have been put. */
export function sentence<S extends z.core.$ZodType>(schema: S): S {
  sensitivityOf.add(schema, { sensitivity: 'sentence' });
  return schema;
}
