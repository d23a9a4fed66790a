import keyboard from 'bootstrap-icons/icons/keyboard.svg';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { KeysDialog } from '../../components/dialog/KeysDialog';
import { Icon } from '../../components/Icon';
import { usePageKey } from '../../components/usePageKey';

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
        <KeysDialog
          title={t('keys.title')}
          note={t('keys.note')}
          keys={keys.map((name) => ({ key: KEYS[name], does: t(`keys.${name}`) }))}
          {...(onSwitch === undefined ? {} : { power: { label: t('keys.on'), isOn: areOn, onSwitch } })}
          close={t('keys.close')}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
