import { mapEntries } from './applyRule';
import { renamed } from './cacheKeys';

/** Names and types by which a log is read, hashes, and ids: they are the product's own and hold nothing of anybody. */
const STRUCTURE = new Set([
  'kind',
  'type',
  'endpointName',
  'format',
  'hash',
  'slices',
  'requestStatus',
  'requestId',
  'digest',
]);

/** A name that holds what somebody wrote: the key of a cached answer carries the arguments of its call. */
const isOpenName = (name: string): boolean => name.includes('(');

/** A value with every text in it changed that may hold somebody's words. Numbers, names of fields, and structure stay. */
export function mapOpenTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const inner = mapEntries(value, (name, part) => (STRUCTURE.has(name) ? part : mapOpenTexts(part, change)));
  return renamed(inner, (name) => (isOpenName(name) ? change(name) : name));
}

/** The first of the texts that may hold somebody's words for which `find` answers. */
export function findInOpenTexts<T>(value: unknown, find: (text: string) => T | undefined): T | undefined {
  if (typeof value === 'string') return find(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found =
      (isOpenName(name) ? find(name) : undefined) ??
      (STRUCTURE.has(name) ? undefined : findInOpenTexts(part, find));
    if (found !== undefined) return found;
  }
  return undefined;
}
