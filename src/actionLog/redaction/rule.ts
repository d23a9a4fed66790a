import type { Schema } from '../../../contract/endpoint';
import { sensitivityOf, type Sensitivity } from '../../../contract/sensitivity';
import { schemaParts } from '../../../contract/schemaParts';

/** Where in a value something is marked. A part that holds nothing marked has no rule and is left as it is. */
export type Rule =
  | { readonly kind: 'marked'; readonly as: Sensitivity }
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, Rule> }
  | { readonly kind: 'each'; readonly rule: Rule }
  /** A value that may be of several kinds; each rule applies where its kind of value is found. */
  | { readonly kind: 'several'; readonly rules: readonly Rule[] };

const compiled = new WeakMap<Schema, Rule | 'none'>();

/** The rule that follows from the marks of a contract's schema; undefined where nothing in it is marked. */
export function ruleOf(schema: Schema | undefined): Rule | undefined {
  if (schema === undefined) return undefined;
  const known = compiled.get(schema);
  if (known !== undefined) return known === 'none' ? undefined : known;
  const rule = compile(schema);
  compiled.set(schema, rule ?? 'none');
  return rule;
}

function compile(schema: Schema): Rule | undefined {
  const mark = sensitivityOf.get(schema);
  if (mark !== undefined) return { kind: 'marked', as: mark.sensitivity };
  const parts = schemaParts(schema);
  switch (parts.kind) {
    case 'fields':
      return fields(
        Object.fromEntries(Object.entries(parts.fields).map(([name, field]) => [name, ruleOf(field)])),
      );
    case 'items':
      return each(ruleOf(parts.item));
    case 'entries':
      return each(ruleOf(parts.value));
    case 'either':
      return several(parts.options.map(ruleOf));
    case 'plain':
      return undefined;
  }
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

export const marked = (as: Sensitivity): Rule => ({ kind: 'marked', as });
