import type { Held } from '../state/screen';
import { placeOf } from './place';

const CONTROLS = 'input, textarea, select, [aria-expanded], form';
/** What a form shows once it was refused. */
export const FAULT = '[aria-invalid="true"], .field-error';
const UNSEEN: ReadonlySet<string> = new Set([
  'hidden',
  'file',
  'submit',
  'button',
  'image',
  'reset',
  'range',
]);
/** A secret's length would tell of it. */
const SECRET_LENGTH = 8;

/** Tells what controls hold that is not what they began with. */
export interface ControlReader {
  /** By place. */
  readonly read: (page: Document) => ReadonlyMap<string, Held>;
}

/** Reads the controls of a page; each is compared with what it held when it was first seen. */
export function createControlReader(): ControlReader {
  const first = new WeakMap<Element, string>();
  return {
    read: (page) => {
      const query = new Set(new URLSearchParams(page.location.search).values());
      const held = new Map<string, Held>();
      for (const element of page.querySelectorAll(CONTROLS)) {
        const value = valueOf(element);
        if (value === null) continue;
        const known = first.get(element) ?? beginningOf(element, value);
        first.set(element, known);
        // A text in the address is known.
        if (value !== known && !(isText(element) && query.has(value)))
          held.set(placeOf(element), asHeld(element, value, known));
      }
      return held;
    },
  };
}

/** A menu that is seen open for the first time was opened by somebody, and a form with faults was sent. */
const beginningOf = (element: Element, value: string): string =>
  element.hasAttribute('aria-expanded') || element instanceof HTMLFormElement ? 'false' : value;

function valueOf(element: Element): string | null {
  if (element instanceof HTMLInputElement) {
    if (UNSEEN.has(element.type)) return null;
    if (isTick(element)) return String(element.checked);
    return element.value;
  }
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return String(element.selectedIndex);
  // A form that was sent and refused shows what is wrong with it.
  if (element instanceof HTMLFormElement) return String(element.querySelector(FAULT) !== null);
  return element.getAttribute('aria-expanded');
}

const isTick = (element: HTMLInputElement): boolean =>
  element.type === 'checkbox' || element.type === 'radio';

const isText = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !isTick(element));

// A summary of errors says the sentences of its fields again.
const SENTENCES = '.field-error, .invalid-feedback, .alert';
/** Longer than the few sentences of a form. */
const MOST_SAID = 300;

/** What a refused form says, each sentence once. */
const saidIn = (form: Element): string =>
  [...new Set([...form.querySelectorAll(SENTENCES)].map(({ textContent }) => textContent.trim()))]
    .filter(Boolean)
    .join(' ')
    .slice(0, MOST_SAID);

function asHeld(element: Element, value: string, began: string): Held {
  if (element instanceof HTMLFormElement) return { kind: 'refused', said: saidIn(element) };
  if (!isText(element))
    return {
      kind: 'choice',
      at: element instanceof HTMLSelectElement ? Number(value) : Number(value === 'true'),
    };
  const isSecret =
    element instanceof HTMLInputElement &&
    // Shown, it is a text as any other but for what the browser may fill in.
    (element.type === 'password' || /password|one-time-code/.test(element.autocomplete));
  if (isSecret) return { kind: 'text', length: value === '' ? 0 : SECRET_LENGTH };
  return {
    kind: 'text',
    length: value.length,
    ...(value.length === began.length ? { isAsLong: true } : {}),
  };
}
