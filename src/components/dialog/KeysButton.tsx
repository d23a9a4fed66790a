import keyboard from 'bootstrap-icons/icons/keyboard.svg';
import { useCallback, useState } from 'react';
import { Button } from 'reactstrap';
import { Icon } from '../Icon';
import { usePageKey } from '../usePageKey';
import { KeysDialog, type KeysDialogProps } from './KeysDialog';

interface KeysButtonProps extends Omit<KeysDialogProps, 'onClose'> {
  readonly label: string;
}

/** Shows the keys of a page, for whoever asks by press or by "?". */
export function KeysButton({ label, ...dialog }: KeysButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  usePageKey('?', open, dialog.power.isOn);
  return (
    <>
      <Button color="secondary" outline size="sm" className="keys-button" onClick={open}>
        <Icon paths={keyboard} /> {label}
      </Button>
      {isOpen ? (
        <KeysDialog
          {...dialog}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
