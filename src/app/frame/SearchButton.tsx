import search from 'bootstrap-icons/icons/search.svg';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { LazyPart } from './LazyPart';

const loadPalette = async () =>
  (await import(/* webpackChunkName: "menus" */ './CommandPalette')).CommandPalette;

/** Shown on the button, so it is part of its name too: people who speak to their computer say what they read. */
const SHORTCUT = 'Ctrl K';

/** Opens the palette, by press or by Ctrl+K; its code is loaded with the first opening. */
export function SearchButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-label={`${t('search.open')} ${SHORTCUT}`}
        aria-keyshortcuts="Control+K"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon paths={search} />
        <span className="search-text">{t('search.open')}</span>
        <kbd>{SHORTCUT}</kbd>
      </button>
      {isOpen ? (
        <LazyPart load={loadPalette} onLost={close}>
          {(CommandPalette) => <CommandPalette onClose={close} />}
        </LazyPart>
      ) : null}
    </>
  );
}
