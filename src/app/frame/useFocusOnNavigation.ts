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
    // One frame later: the screen's own effects have run and its heading stands.
    const frame = requestAnimationFrame(() => {
      const heading =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      scrollTo(0, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [place]);
}
