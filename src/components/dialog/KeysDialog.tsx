import { Button, Input } from 'reactstrap';
import { Dialog } from './Dialog';

interface KeyText {
  readonly key: string;
  readonly does: string;
}

export interface KeysDialogProps {
  readonly title: string;
  readonly note: string;
  readonly keys: readonly KeyText[];
  /** Where the keys can be switched off for those whose software types by itself (WCAG 2.1.4). */
  readonly power: {
    readonly label: string;
    readonly isOn: boolean;
    readonly onSwitch: (isOn: boolean) => void;
  };
  readonly close: string;
  readonly onClose: () => void;
}

/** The single keys of a page. */
export function KeysDialog({ title, note, keys, power, close, onClose }: KeysDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{note}</p>
      <dl className="keys-list">
        {keys.map(({ key, does }) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="view-choice mb-3">
        <Input
          type="checkbox"
          checked={power.isOn}
          onChange={(event) => {
            power.onSwitch(event.target.checked);
          }}
        />
        {power.label}
      </label>
      <div className="dialog-buttons">
        <Button color="primary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}
