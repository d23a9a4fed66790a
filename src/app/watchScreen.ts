import type { Dispatch } from '@reduxjs/toolkit';
import { watchGestures } from '../browser/gestures';
import { createControlReader } from '../browser/screenFacts';
import {
  controlsChanged,
  dialogOpened,
  dialogsClosed,
  type Gesture,
  type Held,
  pressed,
  selectScreen,
  type ScreenPart,
} from '../state/screen';

interface WatchedStore {
  readonly getState: () => ScreenPart;
  readonly dispatch: Dispatch;
}

const PRESSABLE = 'button, a, summary, [role="button"], [role="menuitem"], [role="tab"]';
const LONGEST_NAME = 80;

/** A pause after which the screen is looked at: typing and pressing go on undisturbed. */
const LOOK_AFTER_MS = 200;

/**
 * Tells a recorded tab's log what no other action tells: dialogs that open and close, and what controls hold, by kind and length.
 * It looks at the page itself, so no screen has to say it.
 */
export function watchScreen(
  page: Document,
  store: WatchedStore,
  isInPast: () => boolean = () => false,
): void {
  const controls = createControlReader();
  const lastGesture = watchGestures(page);
  let open: readonly { readonly element: Element; readonly by: Gesture | undefined }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function lookAtDialogs(): void {
    const elements = [...page.querySelectorAll('dialog[open]')];
    const recorded = selectScreen(store.getState()).dialogs.length;
    const left = open.findIndex(({ element }, index) => elements[index] !== element);
    const same = Math.min(recorded, left === -1 ? open.length : left);
    if (recorded > same) store.dispatch(dialogsClosed(same));
    const known = new Map(open.map(({ element, by }) => [element, by]));
    open = elements.map((element) => ({
      element,
      by: known.has(element) ? known.get(element) : lastGesture(),
    }));
    for (const { element, by } of open.slice(same))
      store.dispatch(dialogOpened({ title: titleOf(element), by }));
  }

  function lookAtControls(): void {
    const recorded = selectScreen(store.getState()).controls;
    const held = controls.read(page);
    const changed = Object.fromEntries([
      ...[...held].filter(([place, now]) => !isSame(recorded[place], now)),
      ...Object.keys(recorded).flatMap((place): [string, null][] => (held.has(place) ? [] : [[place, null]])),
    ]);
    if (Object.keys(changed).length > 0) store.dispatch(controlsChanged(changed));
  }

  /** Told before what it does is told. */
  function recordPress({ target }: Event): void {
    const control = target instanceof Element ? target.closest(PRESSABLE) : null;
    const name = control === null || isInPast() ? '' : nameOf(control);
    if (name !== '') store.dispatch(pressed({ name }));
  }

  function look(): void {
    timer = undefined;
    if (isInPast()) return;
    lookAtDialogs();
    lookAtControls();
  }

  const lookSoon = (): void => {
    timer ??= setTimeout(look, LOOK_AFTER_MS);
  };
  for (const event of ['input', 'change', 'click', 'keyup', 'focusin'])
    page.addEventListener(event, lookSoon, true);
  page.addEventListener('click', recordPress, true);
  new MutationObserver(lookSoon).observe(page.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-expanded', 'open'],
  });
}

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

const titleOf = (dialog: Element): string =>
  dialog.getAttribute('aria-label') ?? dialog.querySelector('h1, h2')?.textContent ?? '';

function isSame(one: Held | undefined, other: Held): boolean {
  if (one === undefined || one.kind !== other.kind) return false;
  if (one.kind === 'text' && other.kind === 'text')
    return one.length === other.length && one.isAsLong === other.isAsLong;
  if (one.kind === 'refused' && other.kind === 'refused') return one.said === other.said;
  return one.kind === 'choice' && other.kind === 'choice' && one.at === other.at;
}
