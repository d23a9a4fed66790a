import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { usePageKey } from '../usePageKey';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Keys j and k move the focus between the rows' links, o opens the row. They work only while the focus is inside the list and not in a field,
 * so that they never stand in the way of typing or of speech input.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const step = STEPS[event.key];
    const isOpening = event.key === 'o';
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if ((step === undefined && !isOpening) || isTyping || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const row = event.target instanceof HTMLElement ? event.target.closest('[data-row]') : null;
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

/** Keys j and k lead to the first row from wherever the focus is, for pages whose work begins there. */
export function useKeysIntoList(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  const enter = useCallback(() => {
    if (document.activeElement?.closest('[data-row]') == null)
      box.current?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }, [box]);
  usePageKey('j', enter, isOn);
  usePageKey('k', enter, isOn);
}
