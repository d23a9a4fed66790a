import * as z from 'zod/mini';

/**
 * What a field's value is, said once where the field is defined. Recorder, DevTools, server log and audit read it:
 * `secret` values are blanked, `personal` ones replaced by a stable stand-in of the same shape.
 */
export type Sensitivity = 'secret' | 'personal';

export const sensitivityOf = z.registry<{ readonly sensitivity: Sensitivity }>();

/** Marks a schema's values as secret (passwords, codes, tokens). */
export function secret<S extends z.core.$ZodType>(schema: S): S {
  sensitivityOf.add(schema, { sensitivity: 'secret' });
  return schema;
}

/** Marks a schema's values as personal (names, mail addresses, tax and importer numbers). */
export function personal<S extends z.core.$ZodType>(schema: S): S {
  sensitivityOf.add(schema, { sensitivity: 'personal' });
  return schema;
}
