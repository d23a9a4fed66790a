import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PaletteResults } from './PaletteResults';
import { usePaletteEntries } from './usePaletteEntries';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** Finds screens, records and actions by typing; arrows choose, Enter opens, Escape closes. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { entries, isSearching } = usePaletteEntries(typed);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const at = Math.min(chosen, Math.max(0, entries.length - 1));
  function run(index: number): void {
    const entry = entries[index];
    if (entry === undefined) return;
    dialog.current?.close();
    entry.run();
  }

  function onKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) {
      event.preventDefault();
      setChosen((at + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(at);
    }
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={t('search.label')} onClose={onClose}>
      <input
        type="text"
        className="palette-input"
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${String(at)}` : undefined}
        aria-autocomplete="list"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <PaletteResults listId={listId} entries={entries} chosen={at} onRun={run} />
      {entries.length === 0 && !isSearching ? (
        <p className="palette-nothing">{t('search.nothing', { text: typed })}</p>
      ) : null}
      <p className="palette-hint">{t('search.hint')}</p>
    </dialog>
  );
}
