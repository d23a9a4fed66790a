import { useTranslation } from 'react-i18next';
import { KeysButton } from '../../../components/dialog/KeysButton';

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
  return (
    <KeysButton
      label={t('keys.open')}
      title={t('keys.title')}
      note={t('keys.note')}
      keys={[
        ...KEYS.map(([key, action]) => ({ key, does: t(`action.${action}`) })),
        { key: '?', does: t('keys.help') },
      ]}
      power={{ label: t('keys.areOn'), isOn: areOn, onSwitch }}
      close={t('keys.close')}
    />
  );
}
