import type { Gesture } from '../state/screen';
import { placeOf } from './place';

const PRESSABLE = 'button, a, [role="button"], [role="menuitem"], summary, label, input';
const MENU = '.popover-place, .dropdown';

/** A dialog that opens later opened by itself. */
const OPENS_WITHIN_MS = 3_000;

/** Remembers the last press or key, which may be what opened a dialog. @returns what it was; each opens one dialog */
export function watchGestures(page: Document): () => Gesture | undefined {
  let last: Gesture | undefined;
  let at = 0;
  const remember = (gesture: Gesture): void => {
    last = gesture;
    at = performance.now();
  };
  page.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed === null) return;
      const opener = pressed.closest(MENU)?.querySelector('[aria-expanded="true"]') ?? null;
      const steps = opener === null || opener === pressed ? [pressed] : [opener, pressed];
      remember({ kind: 'presses', on: steps.map(placeOf) });
    },
    true,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      // The third level of a keyboard comes as Ctrl and Alt: it types.
      if (event.getModifierState('AltGraph')) return;
      const isTyping =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
      // What is typed into a field is nobody's business; single keys elsewhere are commands.
      if (key.length === 1 && key !== ' ' && (!isTyping || ctrlKey || metaKey))
        remember({ kind: 'key', key, ctrlKey, metaKey, altKey, shiftKey });
    },
    true,
  );
  return () => {
    const found = performance.now() - at <= OPENS_WITHIN_MS ? last : undefined;
    last = undefined;
    return found;
  };
}
