import keyboard from 'bootstrap-icons/icons/keyboard.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { KeysDialog } from '../../../components/dialog/KeysDialog';
import { Icon } from '../../../components/Icon';

const KEYS = [
  ['t', 'takeUp'],
  ['a', 'approve'],
  ['r', 'returnForInfo'],
  ['d', 'deny'],
] as const;

interface KeysNoteProps {
  readonly areOn: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** The single keys of the page. */
export function KeysNote({ areOn, onSwitch }: KeysNoteProps) {
  const { t } = useTranslation('exemption');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        outline
        className="keys-button"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon paths={keyboard} /> {t('keys.open')}
      </Button>
      {isOpen ? (
        <KeysDialog
          title={t('keys.title')}
          note={t('keys.note')}
          keys={KEYS.map(([key, deed]) => ({ key, does: t(`deed.${deed}`) }))}
          power={{ label: t('keys.areOn'), isOn: areOn, onSwitch }}
          close={t('keys.close')}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
