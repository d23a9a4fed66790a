import { useEffect, useState, type RefObject } from 'react';

/** A dialog that can be opened again is there by then. */
const PATIENCE_MS = 500;
const MARK = 'data-unknown-dialog';

/** Whether a dialog was open at the step that the stage cannot open again. */
export function useUnknownDialog(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean): boolean {
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement;
    if (!isReady || page === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      const isMarked = page.hasAttribute(MARK);
      if (isMarked) timer = setTimeout(setUnknown, PATIENCE_MS, true);
      else setUnknown(false);
    });
    watch.observe(page, { attributeFilter: [MARK] });
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [frame, isReady]);
  return isUnknown;
}
