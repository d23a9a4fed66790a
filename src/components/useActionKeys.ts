import { type RefObject, useEffect } from 'react';

/** What a single key does on the page. */
export type KeyActions = Readonly<Partial<Record<string, () => void>>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/**
 * Single keys for whoever decides much. They act while the focus is inside the page's own part, or nowhere at all as after a reload
 * or when the button just pressed is gone, never in a field or a dialog. They can be switched off (WCAG 2.1.4).
 */
export function useActionKeys(box: RefObject<HTMLElement | null>, actions: KeyActions, areOn: boolean): void {
  useEffect(() => {
    const part = box.current;
    if (part === null || !areOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isHere = target === document.body || (target instanceof Node && part.contains(target));
      const inDialog = document.querySelector('dialog[open]') !== null;
      const action = actions[event.key];
      if (action === undefined || !isHere || hasModifier || inDialog || isTyping(target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [box, actions, areOn]);
}
