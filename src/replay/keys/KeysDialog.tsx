import { useTranslation } from 'react-i18next';
import { KeysDialog as KeysHelpDialog } from '../../components/dialog/KeysDialog';

interface KeysDialogProps {
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the screen. */
export function KeysDialog({ areOn, onSwitch, onClose }: KeysDialogProps) {
  const { t } = useTranslation('replay');
  const keys = [
    ['play', t('keys.space')],
    ['step', t('keys.arrows')],
    ['ten', t('keys.shiftArrows')],
    ['ends', 'Home, End'],
    ['jump', 'g'],
    ['difference', 'd'],
    ['error', 'e'],
    ['speed', '−, +'],
    ['idle', 'i'],
    ['filter', '/'],
    ['file', 'o'],
    ['fill', 'f'],
    ['help', '?'],
  ] as const;
  return (
    <KeysHelpDialog
      title={t('keys.title')}
      note={t('keys.note')}
      keys={keys.map(([name, key]) => ({ key, does: t(`keys.${name}`) }))}
      power={{ label: t('keys.on'), isOn: areOn, onSwitch }}
      close={t('keys.close')}
      onClose={onClose}
    />
  );
}
