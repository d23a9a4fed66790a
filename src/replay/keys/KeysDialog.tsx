import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { Dialog } from '../../components/dialog/Dialog';

interface KeysDialogProps {
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the screen; they can be switched off for those whose software types by itself (WCAG 2.1.4). */
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
    ['help', '?'],
  ] as const;
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p>{t('keys.note')}</p>
      <dl className="replay-keys">
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
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
      <div className="dialog-buttons">
        <Button color="primary" onClick={onClose}>
          {t('keys.close')}
        </Button>
      </div>
    </Dialog>
  );
}
