import { ENDPOINTS } from '../../../contract/api';
import { parseJson } from '../parseJson';
import { mapEntries } from './applyRule';

const KEY = /^(\w+)\(([\s\S]*)\)$/;

export interface CacheKeys {
  /** The key of the same cached answer for redacted arguments; any other text is given back. */
  readonly key: (text: string) => string;
  /** A value with every key in it exchanged, among its values as among its names. */
  readonly within: (value: unknown) => unknown;
}

/**
 * A cached answer's key is the endpoint's name with the call's arguments as JSON, so it carries whatever was searched for.
 * @param redactArguments the arguments of a call of that endpoint, redacted
 */
export function createCacheKeys(redactArguments: (endpoint: string, args: unknown) => unknown): CacheKeys {
  const known = new Map<string, string>();
  const done = new WeakMap<object, unknown>();

  function key(text: string): string {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const exchanged = exchange(text);
    if (exchanged !== text) known.set(text, exchanged);
    return exchanged;
  }

  function exchange(text: string): string {
    const [, endpoint = '', json = ''] = KEY.exec(text) ?? [];
    if (!ENDPOINTS.has(endpoint)) return text;
    const args = parseJson(json);
    if (args === undefined) return text;
    const redacted = redactArguments(endpoint, args);
    return redacted === args ? text : `${endpoint}(${JSON.stringify(redacted)})`;
  }

  function within(value: unknown): unknown {
    if (typeof value === 'string') return key(value);
    if (typeof value !== 'object' || value === null) return value;
    if (done.has(value)) return done.get(value);
    const result = renamed(
      mapEntries(value, (_, inner) => within(inner)),
      key,
    );
    done.set(value, result);
    return result;
  }

  return { key, within };
}

/** The same object under other names; the very same one where no name changes. */
export function renamed(value: object, rename: (name: string) => string): object {
  const entries: [string, unknown][] = Array.isArray(value) ? [] : Object.entries(value);
  if (entries.every(([name]) => rename(name) === name)) return value;
  return Object.fromEntries(entries.map(([name, inner]) => [rename(name), inner]));
}
