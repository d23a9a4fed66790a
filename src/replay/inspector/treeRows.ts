/** One line of a tree: a value under its name. */
export interface TreeRow {
  /** Names from the top, as JSON: known again in every state. */
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  /** The value in a few words. */
  readonly summary: string;
  readonly isOpen: boolean;
  /** It is not the very same as it was before. */
  readonly isChanged: boolean;
  /** Undefined for what holds nothing. */
  readonly size: number | undefined;
}

const LONGEST = 200;
/** Lists longer than this show their beginning; the rest is said by number. */
const MOST_ENTRIES = 2_000;

/** The lines of a value as a tree, in which only what is open shows what it holds, and what changed is known. */
export function treeRows(value: unknown, before: unknown, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  for (const [name, inner] of entriesOf(value)) add(name, inner, inside(before, name), [name]);
  return rows;

  function add(name: string, inner: unknown, old: unknown, path: readonly string[]): void {
    const id = JSON.stringify(path);
    const entries = entriesOf(inner);
    const isOpen = entries.length > 0 && open.has(id);
    rows.push({
      id,
      name,
      depth: path.length,
      summary: summaryOf(inner),
      isOpen,
      isChanged: inner !== old,
      size: entries.length === 0 ? undefined : entries.length,
    });
    if (!isOpen) return;
    for (const [key, further] of entries.slice(0, MOST_ENTRIES))
      add(key, further, inside(old, key), [...path, key]);
    if (entries.length > MOST_ENTRIES)
      rows.push({
        id: `${id}…`,
        name: '…',
        depth: path.length + 1,
        summary: `+${entries.length - MOST_ENTRIES}`,
        isOpen: false,
        isChanged: false,
        size: undefined,
      });
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([, inner]) => inner !== undefined)
    : [];

const inside = (container: unknown, name: string): unknown =>
  typeof container === 'object' && container !== null && Object.hasOwn(container, name)
    ? Reflect.get(container, name)
    : undefined;

/** A value in one line: itself where it is short, else what it is and how much of it. */
export function summaryOf(value: unknown): string {
  if (value === undefined) return '—';
  if (typeof value === 'object' && value !== null) {
    const size = entriesOf(value).length;
    return Array.isArray(value) ? `[${size}]` : `{${size}}`;
  }
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The line that holds this one; itself at the top. */
export function parentOf(id: string): string {
  const path: unknown = JSON.parse(id);
  return Array.isArray(path) && path.length > 1 ? JSON.stringify(path.slice(0, -1)) : id;
}
