import { useEffect, useEffectEvent } from 'react';
import { commandOf, type Command, type Press } from './command';

const FIELDS = 'input:not([type=range], [type=checkbox]), select, textarea, dialog, [contenteditable]';
const CONTROLS = '[role=tab], [role=tree], [role=listbox], [data-moves], input[type=range]';
const BUTTONS = 'button, a, summary, input[type=checkbox]';

/** Listens to the keys of the whole page while they are switched on; those of fields, dialogs and controls stay theirs. */
export function useReplayKeys(isOn: boolean, run: (command: Command) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = commandOf({ key: event.key, isShifted: event.shiftKey, on: placeOf(event.target) });
    if (command === undefined) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, [isOn]);
}

function placeOf(target: EventTarget | null): Press['on'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELDS) !== null) return 'field';
  if (target.closest(CONTROLS) !== null) return 'control';
  return target.closest(BUTTONS) === null ? 'page' : 'button';
}
