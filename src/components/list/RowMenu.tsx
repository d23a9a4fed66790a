import dots from 'bootstrap-icons/icons/three-dots.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap';
import { Icon } from '../Icon';
import type { RowAction } from './listTypes';

interface RowMenuProps {
  readonly actions: readonly RowAction[];
}

/** A row's deeds. The menu hangs on the page and not in the table, whose sideways scroll would cut it off (H69). */
export function RowMenu({ actions }: RowMenuProps) {
  const { t } = useTranslation('components');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      toggle={() => {
        setOpen(!isOpen);
      }}
    >
      <DropdownToggle tag="button" type="button" className="btn-icon" aria-label={t('list.rowMenu')}>
        <Icon paths={dots} />
      </DropdownToggle>
      <DropdownMenu end container="body" strategy="fixed">
        {actions.map(({ key, label, run, refusal }) => (
          <DropdownItem
            key={key}
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
    </Dropdown>
  );
}
