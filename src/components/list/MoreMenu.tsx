import dots from 'bootstrap-icons/icons/three-dots.svg';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { usePopover } from './usePopover';

interface MoreMenuProps {
  /** How the list looks. */
  readonly look: ReactNode;
  /** The screen's rare tools. */
  readonly tools: ReactNode;
}

/** What is needed now and then. The tools stay mounted while the menu is closed: some listen to keys, some fetch a file. */
export function MoreMenu({ look, tools }: MoreMenuProps) {
  const { t } = useTranslation('components');
  const { isOpen, toggle, button, panel, around } = usePopover();
  return (
    <div className="popover-place" {...around}>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <Icon paths={dots} /> {t('list.more')}
      </button>
      <div
        ref={panel}
        className={isOpen ? 'popover-panel more-panel' : 'popover-panel more-panel is-closed'}
        {...(isOpen ? { role: 'dialog', 'aria-label': t('list.more') } : {})}
      >
        {tools === undefined || tools === null ? null : <div className="more-tools">{tools}</div>}
        {isOpen ? look : null}
      </div>
    </div>
  );
}
