import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { BusyMark } from '../BusyMark';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** Names the action: "Discard file", never "OK". */
  readonly confirm: string;
  /** Names the way out where "Cancel" could be misread. */
  readonly cancel?: string;
  readonly color?: 'primary' | 'danger';
  /** Enter confirms at once: only for what can be undone, or what another person still has to release. */
  readonly isEnterConfirming?: boolean;
  /** Does the action; answers the sentence to show, null when it went well. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks before an action. It stays open while the action is under way and when it failed; a second press does nothing. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  color = 'primary',
  isEnterConfirming = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('components');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirming = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, which puts the focus on its first button.
  useEffect(() => {
    if (isEnterConfirming) confirming.current?.focus();
  }, [isEnterConfirming]);

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const sentence = await onConfirm();
    setBusy(false);
    setFailure(sentence);
    if (sentence === null) onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
      <div className="dialog-buttons">
        <Button color="secondary" outline onClick={onClose}>
          {cancel ?? t('dialog.cancel')}
        </Button>
        <Button
          innerRef={confirming}
          color={color}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void run()}
          // An Enter that is still held down from the button before it confirms nothing.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {isBusy ? <BusyMark /> : null}
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
