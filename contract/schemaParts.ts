import type * as z from 'zod/mini';
import type { Schema } from './endpoint';

/** What a schema is made of, as far as values can be inside others. */
export type SchemaParts =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Schema>> }
  | { readonly kind: 'items'; readonly item: Schema }
  | { readonly kind: 'entries'; readonly value: Schema }
  /** One of these, or this one in a wrapping: nullable, with a default, transformed. */
  | { readonly kind: 'either'; readonly options: readonly Schema[] }
  | { readonly kind: 'plain'; readonly words: readonly string[] };

/** Takes a schema of the contract apart by one level. */
export function schemaParts(schema: Schema): SchemaParts {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return { kind: 'fields', fields: def.shape };
  if (def.type === 'array') return { kind: 'items', item: def.element };
  if (def.type === 'record') return { kind: 'entries', value: def.valueType };
  if (def.type === 'union') return { kind: 'either', options: def.options };
  if (def.type === 'intersection') return { kind: 'either', options: [def.left, def.right] };
  if (def.type === 'pipe') return { kind: 'either', options: [def.in, def.out] };
  if ('innerType' in def) return { kind: 'either', options: [def.innerType] };
  if (def.type === 'enum') return { kind: 'plain', words: Object.values(def.entries).map(String) };
  if (def.type === 'literal') return { kind: 'plain', words: def.values.map(String) };
  return { kind: 'plain', words: [] };
}
