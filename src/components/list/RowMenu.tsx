import dots from 'bootstrap-icons/icons/three-dots.svg';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap';
import { Icon } from '../Icon';
import type { RowAction } from './listTypes';

interface RowMenuProps {
  readonly actions: readonly RowAction[];
}

/** A row's actions. The menu hangs on the list and not in the table, whose sideways scroll would cut it off (H69). */
export function RowMenu({ actions }: RowMenuProps) {
  const { t } = useTranslation('components');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement>();

  /** What had the focus vanishes with the menu: it goes back to the button. */
  function toggle(): void {
    if (isOpen && document.activeElement?.closest('.dropdown-menu') != null) button.current?.focus();
    setPlace(button.current?.closest<HTMLElement>('.data-list') ?? document.body);
    setOpen(!isOpen);
  }

  return (
    <Dropdown isOpen={isOpen} toggle={toggle}>
      <DropdownToggle
        innerRef={button}
        tag="button"
        type="button"
        className="btn-icon"
        aria-label={t('list.rowMenu')}
      >
        <Icon paths={dots} />
      </DropdownToggle>
      {isOpen && place !== undefined ? (
        <DropdownMenu end container={place} strategy="fixed">
          {actions.map(({ key, label, run, refusal }) => (
            <DropdownItem
              key={key}
              toggle={refusal === undefined}
              aria-disabled={refusal !== undefined}
              className={refusal === undefined ? undefined : 'is-refused'}
              onClick={() => {
                if (refusal === undefined) run();
              }}
            >
              {label}
              {refusal === undefined ? null : <span className="refusal">{refusal}</span>}
            </DropdownItem>
          ))}
        </DropdownMenu>
      ) : null}
    </Dropdown>
  );
}
