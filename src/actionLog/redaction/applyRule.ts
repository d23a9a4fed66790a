import type { Mark, Rule } from './rule';

export type ReplaceText = (text: string, as: Mark) => string;

/**
 * Replaces what a rule marks. What holds nothing marked stays the very same object, and the same object gives the same result
 * again, so that states redacted one after the other share as much as the originals did.
 */
export function createRuleApplier(replace: ReplaceText): (rule: Rule | undefined, value: unknown) => unknown {
  const done = new WeakMap<Rule, WeakMap<object, unknown>>();

  function apply(rule: Rule | undefined, value: unknown): unknown {
    if (rule === undefined || value === null || value === undefined) return value;
    if (typeof value !== 'object')
      return rule.kind === 'marked' ? replaceScalar(value, rule.as) : through(rule, value);
    const ofRule = done.get(rule) ?? new WeakMap<object, unknown>();
    done.set(rule, ofRule);
    if (ofRule.has(value)) return ofRule.get(value);
    const result = applyToObject(rule, value);
    ofRule.set(value, result);
    return result;
  }

  function through(rule: Rule, value: unknown): unknown {
    return rule.kind === 'several' ? rule.rules.reduce((done, one) => apply(one, done), value) : value;
  }

  function replaceScalar(value: unknown, as: Mark): unknown {
    if (typeof value === 'string') return value === '' ? value : replace(value, as);
    // A number that is marked as a whole would otherwise pass.
    return typeof value === 'number' && as === 'secret' ? 0 : value;
  }

  function applyToObject(rule: Rule, value: object): unknown {
    switch (rule.kind) {
      case 'several':
        return through(rule, value);
      case 'fields':
        return Array.isArray(value)
          ? value
          : mapEntries(value, (name, inner) => apply(rule.fields.get(name), inner));
      case 'each':
      case 'marked': {
        const inner = rule.kind === 'each' ? rule.rule : rule;
        return mapEntries(value, (_, item) => apply(inner, item));
      }
    }
  }

  return apply;
}

/** The same list or object with other values; the very same one where none changed. */
export function mapEntries(value: object, change: (name: string, inner: unknown) => unknown): object {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const changed = items.map((item, index) => change(String(index), item));
    return changed.every((item, index) => item === items[index]) ? items : changed;
  }
  let isChanged = false;
  const result: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const now = change(name, inner);
    if (now !== inner) isChanged = true;
    result[name] = now;
  }
  return isChanged ? result : value;
}
