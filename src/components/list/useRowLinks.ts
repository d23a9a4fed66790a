import { useCallback, type MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/**
 * The links of a list's rows, followed by one listener on the list: a link of the router's own, 25 times over, follows every change
 * of the address. Presses that ask the browser for another tab or window are left to it.
 */
export function useRowLinks() {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const hrefOf = (path: string): string => `${base}${path}`;
  const onClick = useCallback(
    (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-row-link]') : null;
      const href = link?.getAttribute('href');
      if (href == null || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(href.slice(base.length));
    },
    [navigate, base],
  );
  return { hrefOf, onClick };
}
