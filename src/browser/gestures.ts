import type { Gesture } from '../state/screen';
import { placeOf } from './place';

const PRESSABLE = 'button, a, [role="button"], [role="menuitem"], summary, label, input';
const MENU = '.popover-place, .dropdown';

/** Remembers the last press or key, which may be what opened a dialog. @returns what it was */
export function watchGestures(page: Document): () => Gesture | undefined {
  let last: Gesture | undefined;
  page.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed === null) return;
      const opener = pressed.closest(MENU)?.querySelector('[aria-expanded="true"]') ?? null;
      const steps = opener === null || opener === pressed ? [pressed] : [opener, pressed];
      last = { kind: 'presses', on: steps.map(placeOf) };
    },
    true,
  );
  page.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, altKey, shiftKey, target }) => {
      const isTyping =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
      // What is typed into a field is nobody's business; single keys elsewhere are commands.
      if (key.length === 1 && key !== ' ' && (!isTyping || ctrlKey || metaKey))
        last = { kind: 'key', key, ctrlKey, metaKey, altKey, shiftKey };
    },
    true,
  );
  return () => last;
}
