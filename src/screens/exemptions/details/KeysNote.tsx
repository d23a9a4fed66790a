import { useTranslation } from 'react-i18next';
import { KeysButton } from '../../../components/dialog/KeysButton';
import { QUEUE_KEYS } from '../../../components/record/QueueBar';

const KEYS = [
  ['t', 'takeUp'],
  ['a', 'approve'],
  ['r', 'returnForInfo'],
  ['d', 'deny'],
] as const;

interface KeysNoteProps {
  readonly areOn: boolean;
  readonly isInQueue: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** The single keys of the page. */
export function KeysNote({ areOn, isInQueue, onSwitch }: KeysNoteProps) {
  const { t } = useTranslation('exemption');
  const { t: queue } = useTranslation('queue');
  return (
    <KeysButton
      label={t('keys.open')}
      title={t('keys.title')}
      note={t('keys.note')}
      keys={[
        ...KEYS.map(([key, action]) => ({ key, does: t(`action.${action}`) })),
        ...(isInQueue
          ? [
              { key: QUEUE_KEYS.next, does: queue('next') },
              { key: QUEUE_KEYS.previous, does: queue('previous') },
            ]
          : []),
        { key: '?', does: t('keys.help') },
      ]}
      power={{ label: t('keys.areOn'), isOn: areOn, onSwitch }}
      close={t('keys.close')}
    />
  );
}
