import { useTranslation } from 'react-i18next';
import { KeysButton } from '../../components/dialog/KeysButton';
import { CLAIM_KEYS } from './claimKeys';

const { previousDocument, nextDocument, ...SINGLE } = CLAIM_KEYS;
const KEYS = {
  ...SINGLE,
  confirm: 'Enter',
  documents: `${previousDocument}, ${nextDocument}`,
  row: 'j, k',
  openRow: 'o, Enter',
  select: 'x',
  search: '/',
  help: '?',
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
