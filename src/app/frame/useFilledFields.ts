import { useEffect } from 'react';

/** Every form sends what its boxes show. Loaded behind the first screen, whose own form reads its boxes itself. */
export function useFilledFields(): void {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./filledFields').then(({ followFilledFields }) => {
      if (!isGone) stop = followFilledFields(document);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}
