import type * as z from 'zod/mini';
import type { Schema } from '../../../contract/endpoint';
import { type Sensitivity, sensitivityOf } from '../../../contract/sensitivity';

/** One place in a schema: where it is, as `rows[].name`, and what stands there. */
export interface SchemaPlace {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly sensitivity: Sensitivity | null;
  /** Takes keys or values that nobody has named. */
  readonly isOpen: boolean;
}

const OPEN_TYPES = new Set(['any', 'unknown', 'custom', 'map']);

/** Every place of a schema, the schema itself first. */
export function placesOf(schema: Schema, path = '', name = ''): readonly SchemaPlace[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const here: SchemaPlace = {
    path,
    name,
    type: def.type,
    sensitivity: sensitivityOf.get(schema)?.sensitivity ?? null,
    isOpen:
      OPEN_TYPES.has(def.type) ||
      (def.type === 'object' && ![undefined, 'never'].includes(def.catchall?._zod.def.type)),
  };
  return [
    here,
    ...insideOf(def).flatMap((inner) => placesOf(inner.schema, path + inner.step, inner.name ?? name)),
  ];
}

interface Inner {
  readonly schema: Schema;
  readonly step: string;
  readonly name?: string;
}

function insideOf(def: z.core.$ZodTypes['_zod']['def']): readonly Inner[] {
  if (def.type === 'object')
    return Object.entries(def.shape).map(([name, schema]) => ({ schema, step: `.${name}`, name }));
  if (def.type === 'array') return [{ schema: def.element, step: '[]' }];
  if (def.type === 'record') return [{ schema: def.valueType, step: '{}' }];
  if (def.type === 'union') return def.options.map((schema) => ({ schema, step: '' }));
  if (def.type === 'pipe') return [def.in, def.out].map((schema) => ({ schema, step: '' }));
  return 'innerType' in def ? [{ schema: def.innerType, step: '' }] : [];
}

/** Paths of a value that its schema does not name. */
export function unnamedIn(schema: Schema, value: unknown): readonly string[] {
  const named = new Set(placesOf(schema).map(({ path }) => path));
  // Names in a record are given by data; its values are held to their own schema by the parser.
  const open = placesOf(schema)
    .filter(({ isOpen, type }) => isOpen || type === 'record')
    .map(({ path }) => path);
  return pathsOf(value, '').filter(
    (path) => !named.has(path) && !open.some((start) => path.startsWith(start)),
  );
}

function pathsOf(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => pathsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, `${path}.${name}`))];
}
