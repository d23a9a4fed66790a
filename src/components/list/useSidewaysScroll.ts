import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps a list's head over its columns while its rows scroll sideways, and marks the edges behind which columns continue
 * (`data-more` on the frame: start, end, both). The head is outside of what scrolls, so that it can stick to the page.
 * @param tracks what the columns are; other ones are measured again
 */
export function useSidewaysScroll(frame: RefObject<HTMLElement | null>, tracks: string): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const head = box?.querySelector('thead');
    const body = box?.querySelector('tbody');
    if (box == null || head == null || body == null) return undefined;

    function mark(): void {
      if (box == null || body == null) return;
      const before = body.scrollLeft > 1;
      const after = body.scrollLeft + body.clientWidth < body.scrollWidth - 1;
      if (before || after) box.setAttribute('data-more', before && after ? 'both' : before ? 'start' : 'end');
      else box.removeAttribute('data-more');
    }
    const follow = (leader: Element, follower: Element) => (): void => {
      if (Math.abs(follower.scrollLeft - leader.scrollLeft) >= 1) follower.scrollLeft = leader.scrollLeft;
      mark();
    };
    // A heading that takes the focus scrolls the head, and the rows follow.
    const byBody = follow(body, head);
    const byHead = follow(head, body);
    const watch = new ResizeObserver(mark);
    watch.observe(body);
    body.addEventListener('scroll', byBody, { passive: true });
    head.addEventListener('scroll', byHead, { passive: true });
    mark();
    return () => {
      watch.disconnect();
      body.removeEventListener('scroll', byBody);
      head.removeEventListener('scroll', byHead);
    };
  }, [frame, tracks]);
}
