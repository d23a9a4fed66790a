import x from 'bootstrap-icons/icons/x-lg.svg';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Navigation } from './Navigation';
import { BOARD_MARK } from '../../components/boardMark';

interface NavigationDrawerProps {
  readonly onClose: () => void;
}

/** The navigation on phones: a dialog of the browser's own, which holds the focus and closes on Escape. */
export function NavigationDrawer({ onClose }: NavigationDrawerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="drawer" aria-label={t('navigation.label')} onClose={onClose}>
      <div className="drawer-head">
        <span className="brand">
          <img src={BOARD_MARK} alt="" width="28" height="28" />
          {t('product')}
        </span>
        <button
          type="button"
          className="btn-icon"
          aria-label={t('navigation.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon paths={x} />
        </button>
      </div>
      <Navigation isCollapsed={false} onChosen={() => dialog.current?.close()} />
    </dialog>
  );
}
