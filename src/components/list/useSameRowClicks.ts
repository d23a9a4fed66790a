import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * A row can go over to another record between the press of a button and its release. A click counts only for the record that was
 * pressed; those of the keyboard have no press of a pointer before them.
 */
export function useSameRowClicks() {
  const pressed = useRef<string | undefined>(undefined);
  return {
    onPointerDownCapture: ({ target }: PointerEvent): void => {
      pressed.current = recordAt(target);
    },
    onClickCapture: (event: MouseEvent): void => {
      if (event.detail === 0 || pressed.current === undefined) return;
      const isSame = recordAt(event.target) === pressed.current;
      pressed.current = undefined;
      if (isSame) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const recordAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
