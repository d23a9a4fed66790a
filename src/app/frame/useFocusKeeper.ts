import { useEffect } from 'react';
import { type FocusTrail, isGone, placeAfter, trailOf } from './focusTrail';

/**
 * A control that removes itself, its row, or its dialog takes the focus with it, and the next key would act nowhere. The focus then
 * goes to a place that makes sense (H102). What a person left by themselves is left alone.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let trail: FocusTrail = [];
    /** Where the focus was before the dialog it is in was opened. */
    let outside: FocusTrail = [];

    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const isInDialog = target.closest('dialog') !== null;
      const wasInDialog = trail[0]?.element.closest('dialog') != null;
      if (!isInDialog) outside = [];
      else if (!wasInDialog) outside = trail;
      trail = trailOf(target);
    };
    const onPress = (): void => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && !isGone(trail)) trail = [];
      });
    };
    const changes = new MutationObserver(() => {
      const { activeElement, body } = document;
      if ((activeElement !== null && activeElement !== body) || !isGone(trail)) return;
      const place = placeOf(trail, outside);
      trail = [];
      outside = [];
      if (place === null) return;
      if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
      place.focus({ preventScroll: true });
    });
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    // A press beside everything means to leave the focus nowhere.
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, []);
}

/** What opened the dialog has the focus again; where that is gone too, what stands in its place. */
function placeOf(trail: FocusTrail, outside: FocusTrail): HTMLElement | null {
  const opener = outside[0]?.element;
  if (opener === undefined) return placeAfter(trail);
  if (isGone(outside)) return placeAfter(outside);
  return opener instanceof HTMLElement ? opener : null;
}
