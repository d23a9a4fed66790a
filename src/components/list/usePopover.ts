import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const MARGIN = 8;

/**
 * A box that a button opens over the page, moving nothing on it. It closes on Escape, on a press elsewhere and when the focus
 * leaves; a dialog opened from inside belongs to it. Opened, its first field has the focus; closed by key, its button.
 */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!isOpen || shown === null) return;
    shown.style.translate = '';
    const { left, right } = shown.getBoundingClientRect();
    const over = right + MARGIN - document.documentElement.clientWidth;
    const shift = over > 0 ? -Math.min(over, left - MARGIN) : Math.max(0, MARGIN - left);
    if (shift !== 0) shown.style.translate = `${shift}px`;
    shown.querySelector<HTMLElement>('input, select, button, a')?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && box.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => {
      setOpen(!isOpen);
    },
    button,
    panel,
    /** For the element around button and panel. */
    around: {
      ref: box,
      onKeyDown: (event: KeyboardEvent): void => {
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key !== 'Escape' || !isOpen || isInDialog) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent): void => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
