/** One place in which two values differ. `path` leads there from the top. */
export interface Difference {
  readonly path: readonly string[];
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

const MOST = 200;

/**
 * The places in which `after` differs from `before`, outermost first, at most `most` of them. What is the very same object is
 * not looked into; absent and undefined are the same, as in JSON.
 */
export function differences(before: unknown, after: unknown, most = MOST): readonly Difference[] {
  const found: Difference[] = [];
  compare(before, after, []);
  return found;

  function compare(a: unknown, b: unknown, path: readonly string[]): void {
    if (Object.is(a, b) || found.length >= most) return;
    if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
      for (const key of keysOf(a, b)) compare(inside(a, key), inside(b, key), [...path, key]);
      return;
    }
    const kind = a === undefined ? 'added' : b === undefined ? 'removed' : 'changed';
    found.push({ path, kind, before: a, after: b });
  }
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keysOf = (a: object, b: object): ReadonlySet<string> => new Set([...Object.keys(a), ...Object.keys(b)]);

const inside = (container: object, key: string): unknown =>
  Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined;
