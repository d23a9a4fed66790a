import type { Schema } from '../../../contract/endpoint';
import { sensitivityOf, type Sensitivity } from '../../../contract/sensitivity';
import { schemaParts } from '../../../contract/schemaParts';

/** How a marked value is replaced. */
export type Mark =
  | Sensitivity
  /** A sentence of the product that may repeat what somebody typed. */
  | 'said'
  /** Unsent work of whatever form: what is no number, date, id, or word of the contract was typed by somebody. */
  | 'typed';

/** Where in a value something is marked. A part that holds nothing marked has no rule and is left as it is. */
export type Rule =
  | { readonly kind: 'marked'; readonly as: Mark }
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, Rule> }
  | { readonly kind: 'each'; readonly rule: Rule }
  /** A value that may be of several kinds; each rule applies where its kind of value is found. */
  | { readonly kind: 'several'; readonly rules: readonly Rule[] };

type Compiled = WeakMap<Schema, Rule | 'none'>;

const compiled: Compiled = new WeakMap();
const compiledForms: Compiled = new WeakMap();
const TYPED: Rule = { kind: 'marked', as: 'typed' };

/** The rule that follows from the marks of a contract's schema; undefined where nothing in it is marked. */
export const ruleOf = (schema: Schema | undefined): Rule | undefined => ruleIn(compiled, schema, undefined);

/** The rule of what a form sends: whatever is not marked in it may have been typed. */
export const ruleOfForm = (schema: Schema | undefined): Rule | undefined =>
  ruleIn(compiledForms, schema, TYPED);

function ruleIn(known: Compiled, schema: Schema | undefined, unmarked: Rule | undefined): Rule | undefined {
  if (schema === undefined) return undefined;
  const found = known.get(schema);
  if (found !== undefined) return found === 'none' ? undefined : found;
  const rule = compile(schema, unmarked, (inner) => ruleIn(known, inner, unmarked));
  known.set(schema, rule ?? 'none');
  return rule;
}

function compile(
  schema: Schema,
  unmarked: Rule | undefined,
  of: (inner: Schema) => Rule | undefined,
): Rule | undefined {
  const mark = sensitivityOf.get(schema);
  if (mark !== undefined) return { kind: 'marked', as: mark.sensitivity };
  const parts = schemaParts(schema);
  switch (parts.kind) {
    case 'fields':
      return fields(
        Object.fromEntries(Object.entries(parts.fields).map(([name, field]) => [name, of(field)])),
      );
    case 'items':
      return each(of(parts.item));
    case 'entries':
      return each(of(parts.value));
    case 'either':
      return either(parts.options.map(of), unmarked);
    case 'plain':
      return unmarked;
  }
}

/** Options that are all unmarked are replaced once, and those that are marked by their mark alone. */
function either(rules: readonly (Rule | undefined)[], unmarked: Rule | undefined): Rule | undefined {
  const own = rules.filter((rule) => rule !== unmarked);
  return several(own.length === 0 ? [unmarked] : own);
}

/** A rule for an object's fields; those without one may be given as undefined. */
export function fields(rules: Readonly<Record<string, Rule | undefined>>): Rule | undefined {
  const named = Object.entries(rules).filter((entry): entry is [string, Rule] => entry[1] !== undefined);
  return named.length === 0 ? undefined : { kind: 'fields', fields: new Map(named) };
}

/** A rule for every item of a list, or every value of a record. */
export const each = (rule: Rule | undefined): Rule | undefined =>
  rule === undefined ? undefined : { kind: 'each', rule };

/** A rule for a value of one of several kinds. */
export function several(rules: readonly (Rule | undefined)[]): Rule | undefined {
  const some = rules.filter((rule) => rule !== undefined);
  return some.length < 2 ? some[0] : { kind: 'several', rules: some };
}

export const marked = (as: Mark): Rule => ({ kind: 'marked', as });
