import { useTranslation } from 'react-i18next';
import { KeysButton } from '../../components/dialog/KeysButton';

const KEYS = {
  next: 'j',
  previous: 'k',
  explain: 'o',
  question: 'q',
  checkExact: 'e',
  check: 'x',
  verify: 'v',
  confirm: 'Enter',
  undo: 'z',
  documents: '[, ]',
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
  readonly areOn: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** The keys of a page, for whoever asks; single keys can be switched off for those whose software types by itself. */
export function KeysHelp({ keys, areOn, onSwitch }: KeysHelpProps) {
  const { t } = useTranslation('refunds');
  return (
    <KeysButton
      label={t('keys.open')}
      title={t('keys.title')}
      note={t('keys.note')}
      keys={keys.map((name) => ({ key: KEYS[name], does: t(`keys.${name}`) }))}
      power={{ label: t('keys.on'), isOn: areOn, onSwitch }}
      close={t('keys.close')}
    />
  );
}
