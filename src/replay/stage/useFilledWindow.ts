import { useEffect, type RefObject } from 'react';

/**
 * While an element fills the window, nothing around it can be reached: neither by pointer nor by keyboard. Afterward, the focus is
 * where it was before.
 */
export function useFilledWindow(element: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useEffect(() => {
    const own = element.current;
    if (!isFilled || own === null) return undefined;
    const { activeElement } = document;
    const around = surroundings(own).filter((each) => !each.inert);
    for (const each of around) each.inert = true;
    return () => {
      for (const each of around) each.inert = false;
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, [element, isFilled]);
}

/** Everything beside an element and beside what it is in; dialogs stay, because they open above it. */
function surroundings(own: HTMLElement): readonly HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let at: HTMLElement | null = own; at !== null && at !== document.body; at = at.parentElement)
    for (const each of at.parentElement?.children ?? [])
      if (each !== at && each instanceof HTMLElement && each.tagName !== 'DIALOG') beside.push(each);
  return beside;
}
