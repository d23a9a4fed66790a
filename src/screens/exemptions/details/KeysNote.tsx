import keyboard from 'bootstrap-icons/icons/keyboard.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { Dialog } from '../../../components/dialog/Dialog';
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

/** The single keys of the page, which can be switched off for those whose software types by itself. */
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
        <Dialog
          title={t('keys.title')}
          onClose={() => {
            setOpen(false);
          }}
        >
          <dl>
            {KEYS.map(([key, deed]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`deed.${deed}`)}</dd>
              </div>
            ))}
          </dl>
          <label className="view-choice">
            <Input
              type="checkbox"
              checked={areOn}
              onChange={(event) => {
                onSwitch(event.target.checked);
              }}
            />
            {t('keys.areOn')}
          </label>
        </Dialog>
      ) : null}
    </>
  );
}
