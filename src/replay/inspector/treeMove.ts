import type { TreeRow } from './treeRows';

/** What a key does in a tree, as the pattern for trees has it. */
export type TreeMove =
  { readonly kind: 'toggle' } | { readonly kind: 'parent' } | { readonly kind: 'by'; readonly by: number };

const PAGE = 10;
const BY: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The move a key asks for on a line; undefined for keys that are none of the tree's. */
export function treeMove(
  key: string,
  { isOpen, size }: Pick<TreeRow, 'isOpen' | 'size'>,
): TreeMove | undefined {
  const by = BY[key];
  if (by !== undefined) return { kind: 'by', by };
  if (key === 'Enter' || key === ' ') return { kind: 'toggle' };
  if (key === 'ArrowRight') {
    if (size === undefined) return { kind: 'by', by: 0 };
    return isOpen ? { kind: 'by', by: 1 } : { kind: 'toggle' };
  }
  if (key === 'ArrowLeft') return isOpen ? { kind: 'toggle' } : { kind: 'parent' };
  return undefined;
}
