const KINDS: ReadonlySet<string> = new Set([
  'text',
  'tel',
  'email',
  'url',
  'search',
  'number',
  'password',
  'date',
]);

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && KINDS.has(element.type));

/**
 * What a box shows is what is sent (H101): a browser or a password manager may fill in a field without an event, and then no form
 * knows of it. Before a form is submitted, each such field is announced as if it were typed.
 * @returns stops it
 */
export function followFilledFields(page: Document): () => void {
  const typed = new WeakMap<Field, string>();
  function note({ target }: Event): void {
    if (isField(target)) typed.set(target, target.value);
  }
  function announce({ target }: Event): void {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of target.elements)
      // What the application itself wrote into a field is its default value, too.
      if (isField(field) && field.value !== typed.get(field) && field.value !== field.defaultValue)
        announceField(field);
  }
  page.addEventListener('input', note, true);
  page.addEventListener('submit', announce, true);
  return () => {
    page.removeEventListener('input', note, true);
    page.removeEventListener('submit', announce, true);
  };
}

/** React takes an event for news only where the value is not the one it saw last: it sees an empty one first. */
function announceField(field: Field): void {
  const shown = field.value;
  field.value = '';
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, shown);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
