/**
 * Sees to it that nothing inside a window takes the focus: screens put it on their headings, and dialogs of the browser's own
 * take it when they open. Being inert keeps out whoever comes from outside, not what is done inside.
 */
export function keepFocusOut(realm: Window & typeof globalThis): void {
  realm.HTMLElement.prototype.focus = () => undefined;
  const { prototype } = realm.HTMLDialogElement;
  const open = Reflect.get(prototype, 'showModal');
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    const held = document.activeElement;
    open.call(this);
    const taker = document.activeElement;
    if (taker === held || !(taker instanceof HTMLElement)) return;
    // Where nothing had it, nothing has it again: keys then go to the page around.
    taker.blur();
    if (held instanceof HTMLElement) held.focus();
  };
}
