import keyboard from 'bootstrap-icons/icons/keyboard.svg';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { Dialog } from '../../components/dialog/Dialog';
import { Icon } from '../../components/Icon';
import { usePageKey } from './usePageKey';

const KEYS = {
  next: 'j',
  previous: 'k',
  explain: 'o',
  verify: 'v',
  approve: 'a',
  return: 'r',
  row: 'j, k',
  openRow: 'o, Enter',
  help: '?',
  nextClaim: 'n',
  previousClaim: 'p',
} as const;
export type KeyName = keyof typeof KEYS;

interface KeysHelpProps {
  readonly keys: readonly KeyName[];
  /** Whether the keys act, where they can be switched off. */
  readonly areOn?: boolean;
  readonly onSwitch?: (on: boolean) => void;
}

/** The keys of a page, for whoever asks; single keys can be switched off for those whose software types by itself. */
export function KeysHelp({ keys, areOn = true, onSwitch }: KeysHelpProps) {
  const { t } = useTranslation('refunds');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  usePageKey('?', open, areOn);
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
          <p>{t('keys.note')}</p>
          <dl className="keys-list">
            {keys.map((name) => (
              <div key={name}>
                <dt>
                  <kbd>{KEYS[name]}</kbd>
                </dt>
                <dd>{t(`keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
          {onSwitch === undefined ? null : (
            <label className="view-choice mb-3">
              <Input
                type="checkbox"
                checked={areOn}
                onChange={(event) => {
                  onSwitch(event.target.checked);
                }}
              />
              {t('keys.on')}
            </label>
          )}
          <div className="dialog-buttons">
            <Button
              color="primary"
              onClick={() => {
                setOpen(false);
              }}
            >
              {t('keys.close')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
