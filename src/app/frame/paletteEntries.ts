import type { Role } from '../../../contract/roles';
import { navigationFor, type NavigationItem } from './navigationItems';

/** One thing the palette offers; `kind` groups them. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'screens' | 'records' | 'actions';
  readonly title: string;
  readonly detail?: string;
  /** Other words it is looked for by; never shown. */
  readonly also?: string;
  /** What kind of record it is, in words. */
  readonly type?: string;
  readonly run: () => void;
}

/** Screens a person may open, each once. */
export function reachableScreens(
  roles: readonly Role[],
  isImpersonating: boolean,
  canClaim: boolean,
): readonly NavigationItem[] {
  const items = navigationFor(roles, isImpersonating, canClaim).flatMap((section) => section.items);
  return items.filter((item, index) => items.findIndex(({ route }) => route === item.route) === index);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries whose title, with the other words for it, holds every word typed, in any order, letter case and accents aside. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ title, also = '' }) =>
    words.every((word) => plain(`${title} ${also}`).includes(word)),
  );
}
