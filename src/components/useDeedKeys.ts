import { type RefObject, useEffect } from 'react';

/** What a single key does on the page. */
export type KeyDeeds = Readonly<Partial<Record<string, () => void>>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/**
 * Single keys for whoever decides much. They act while the focus is inside the page's own part and not in a field or a dialog, and
 * can be switched off (WCAG 2.1.4).
 */
export function useDeedKeys(box: RefObject<HTMLElement | null>, deeds: KeyDeeds, areOn: boolean): void {
  useEffect(() => {
    const part = box.current;
    if (part === null || !areOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const inDialog = event.target instanceof HTMLElement && event.target.closest('dialog') !== null;
      const deed = deeds[event.key];
      if (deed === undefined || hasModifier || inDialog || isTyping(event.target)) return;
      event.preventDefault();
      deed();
    };
    part.addEventListener('keydown', onKey);
    return () => {
      part.removeEventListener('keydown', onKey);
    };
  }, [box, deeds, areOn]);
}
