import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation to another screen or record the focus goes to its heading, so that whoever listens or uses the keyboard
 * is where the eyes are (H39). Filters, sorting and pages of the same screen leave it alone, as does the first load.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation();
  const place = `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return undefined;
    last.current = place;
    let stop: (() => void) | undefined;
    // One frame later: the screen's own effects have run and its heading stands.
    const frame = requestAnimationFrame(() => {
      focusHeading();
      scrollTo(0, 0);
      stop = followHeading();
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [place]);
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** A record's heading comes with its data, in the place of one that takes the focus along: until somebody acts, it follows. */
function followHeading(): () => void {
  const changes = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches('main') === true) focusHeading();
  });
  const stop = (): void => {
    changes.disconnect();
    for (const act of ACTS) removeEventListener(act, stop, true);
  };
  changes.observe(document.body, { childList: true, subtree: true });
  for (const act of ACTS) addEventListener(act, stop, true);
  return stop;
}

const ACTS = ['keydown', 'pointerdown'] as const;
