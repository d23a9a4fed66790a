import type { KeyboardEvent, RefObject } from 'react';
import { usePageKey } from '../usePageKey';
import { useStable } from '../useStable';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Keys j and k move the focus between the rows' links, o opens the row, x selects it. They work only while the focus is inside the list and
 * not in a field, so that they never stand in the way of typing or of speech input.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const step = STEPS[event.key];
    const isOpening = event.key === 'o';
    const isSelecting = event.key === 'x';
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (step === undefined && !isOpening && !isSelecting) return;
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const row = event.target instanceof HTMLElement ? event.target.closest('[data-row]') : null;
    if (isSelecting) {
      row?.querySelector<HTMLInputElement>('.list-select input')?.click();
      return;
    }
    const at = links.findIndex((link) => row?.contains(link) === true);
    if (step === undefined) {
      links[at]?.click();
      return;
    }
    const next = links[at === -1 ? 0 : at + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
}

/** Keys j and k lead to the first row from wherever the focus is, and / to the search, for pages whose work begins there. */
export function useKeysIntoList(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  const enter = useStable(() => {
    if (document.activeElement?.closest('[data-row]') == null)
      box.current?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  });
  usePageKey('j', enter, isOn);
  usePageKey('k', enter, isOn);
  const focusSearch = useStable(() => {
    box.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  });
  usePageKey('/', focusSearch, isOn);
}
