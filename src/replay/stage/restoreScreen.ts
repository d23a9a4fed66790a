import { elementAt } from '../../browser/place';
import { FAULT } from '../../browser/screenFacts';
import type { Gesture, Held, Screen } from '../../state/screen';

/** A part that does not come to be as it was in so many attempts is left as it is. */
const MOST_ATTEMPTS = 3;
const LOOK_AFTER_MS = 20;
const DOT = '•';
/** The browser warns about what is no date or number. */
const TAKES_NO_DOTS: ReadonlySet<string> = new Set([
  'date',
  'datetime-local',
  'month',
  'week',
  'time',
  'number',
]);

/**
 * Brings the controls and dialogs of a page to what a log says of them, as they appear: menus and choices are pressed as somebody
 * pressed them, a text stands as so many dots. Nothing it presses leaves the stage.
 * @returns stops it
 */
export function restoreScreen(page: Document, { controls, dialogs }: Screen): () => void {
  const attempts = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(name: string, action: () => void): boolean {
    const made = attempts.get(name) ?? 0;
    if (made >= MOST_ATTEMPTS) return false;
    attempts.set(name, made + 1);
    action();
    return true;
  }

  function restore(): void {
    timer = undefined;
    // A form is sent once its fields are as they were.
    const [forms, fields] = parted(
      Object.entries(controls),
      ([place]) => elementAt(page, place)?.localName === 'form',
    );
    for (const [place, held] of [...fields, ...forms]) restoreControl(place, held);
    const open = page.querySelectorAll('dialog[open]').length;
    const missing = dialogs[open];
    if (missing?.by !== undefined) openBy(missing.by, open);
    page.documentElement.toggleAttribute('data-unknown-dialog', missing !== undefined);
  }

  function restoreControl(place: string, held: Held): void {
    const element = elementAt(page, place);
    if (element === null) return;
    if (held.kind === 'text') {
      fill(element, held);
      return;
    }
    const at = held.kind === 'refused' ? 1 : held.at;
    if (choiceOf(element) !== at)
      attempt(place, () => {
        choose(element, at);
      });
  }

  function openBy(gesture: Gesture, depth: number): void {
    if (gesture.kind === 'key') {
      attempt(`dialog ${depth}`, () => {
        page.body.dispatchEvent(
          new KeyboardEvent('keydown', { ...gesture, bubbles: true, cancelable: true }),
        );
      });
      return;
    }
    // The last of the presses that can be made now: those before it brought it on screen.
    const place = gesture.on.findLast((each) => elementAt(page, each) !== null);
    const pressed = place === undefined ? null : elementAt(page, place);
    if (pressed instanceof HTMLElement)
      attempt(`dialog ${depth} ${place ?? ''}`, () => {
        pressed.click();
      });
  }

  const look = (): void => {
    timer ??= setTimeout(restore, LOOK_AFTER_MS);
  };
  const watch = new MutationObserver(look);
  watch.observe(page.body, { subtree: true, childList: true, attributeFilter: ['aria-expanded', 'open'] });
  look();
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function choiceOf(element: Element): number {
  if (element instanceof HTMLSelectElement) return element.selectedIndex;
  if (element instanceof HTMLInputElement) return Number(element.checked);
  if (element instanceof HTMLFormElement) return Number(element.querySelector(FAULT) !== null);
  return Number(element.getAttribute('aria-expanded') === 'true');
}

function choose(element: Element, at: number): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = at;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLFormElement) {
    if (at === 1) element.requestSubmit();
  } else if (element instanceof HTMLElement && !(isRadio(element) && at === 0)) element.click();
}

const isRadio = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** A text of the right length is what a form was restored with, unless what it began with is as long. */
function fill(element: Element, { length, isAsLong = false }: Extract<Held, { kind: 'text' }>): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  if (element.dataset['unknown'] === 'text' && element.value === DOT.repeat(length)) return;
  if (element.value.length === length && !isAsLong) return;
  element.dataset['unknown'] = 'text';
  element.value = TAKES_NO_DOTS.has(element.type) ? '' : DOT.repeat(length);
}
