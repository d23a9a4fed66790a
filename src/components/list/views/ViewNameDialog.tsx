import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, Input } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { Dialog } from '../../dialog/Dialog';
import { SubmitButton } from '../../form/SubmitButton';
import { TextField } from '../../form/TextField';

interface ViewNameDialogProps {
  readonly title: string;
  readonly lead?: string;
  readonly confirm: string;
  readonly start: { readonly name: string; readonly isDefault: boolean };
  readonly onConfirm: (name: string, isDefault: boolean) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for a view's name and whether the list opens with it. What was typed stays when keeping it fails. */
export function ViewNameDialog({ title, lead, confirm, start, onConfirm, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation('components');
  const id = useId();
  const [name, setName] = useState(start.name);
  const [isDefault, setDefault] = useState(start.isDefault);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setFailure(t('list.views.nameMissing'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    const sentence = await onConfirm(name.trim(), isDefault);
    setBusy(false);
    setFailure(sentence ?? undefined);
    if (sentence === null) onClose();
    else field.current?.focus();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {lead === undefined ? null : <p>{lead}</p>}
      <Form noValidate onSubmit={(event) => void send(event)}>
        <TextField
          id={`${id}-name`}
          label={t('list.views.name')}
          error={failure}
          autoComplete="off"
          maxLength={LIMITS.viewName}
          value={name}
          ref={field}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <label className="view-choice">
          <Input
            type="checkbox"
            checked={isDefault}
            onChange={(event) => {
              setDefault(event.target.checked);
            }}
          />
          {t('list.views.default')}
        </label>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <SubmitButton isBusy={isBusy}>{confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
