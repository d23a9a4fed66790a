import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, Input } from 'reactstrap';
import { FormField } from '../form/FormField';
import { SubmitButton } from '../form/SubmitButton';
import type { Choice } from '../list/listTypes';
import { Dialog } from './Dialog';

interface ReasonDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Reasons to choose from; left out where text alone is asked for. */
  readonly reasons?: readonly Choice[];
  /** The reason that says nothing without words; `every` where none does. */
  readonly needsText?: string;
  /** What was written in an attempt before, and where to keep what is written now. */
  readonly kept?: { readonly reason: string; readonly text: string };
  readonly onKeep?: (reason: string, text: string) => void;
  readonly maxLength: number;
  readonly confirm: string;
  readonly color?: 'primary' | 'danger';
  readonly onConfirm: (reasonCode: string, text: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** A deed that needs a reason: one from a list, and words. What was written stays when the deed fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    children,
    reasons,
    needsText,
    kept,
    onKeep,
    maxLength,
    confirm,
    color = 'primary',
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('components');
  const [reason, setReason] = useState(kept?.reason ?? '');
  const [text, setText] = useState(kept?.text ?? '');
  const [errors, setErrors] = useState<{ reason?: string; text?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const select = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const isReasonMissing = reasons !== undefined && reason === '';
    const isTextMissing =
      text.trim() === '' && (reasons === undefined || needsText === 'every' || reason === needsText);
    setErrors({
      ...(isReasonMissing ? { reason: t('dialog.reasonMissing') } : {}),
      ...(isTextMissing ? { text: t('dialog.textMissing') } : {}),
    });
    if (isReasonMissing || isTextMissing) {
      (isReasonMissing ? select : area).current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    const sentence = await onConfirm(reason, text.trim());
    setBusy(false);
    setFailure(sentence);
    if (sentence === null) onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Form noValidate onSubmit={(event) => void send(event)}>
        {reasons === undefined ? null : (
          <FormField id="reason-code" label={t('dialog.reason')} error={errors.reason}>
            {(aria) => (
              <Input
                {...aria}
                innerRef={(element: HTMLElement | null) => {
                  select.current = element;
                }}
                type="select"
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  onKeep?.(event.target.value, text);
                }}
              >
                <option value="">{t('dialog.choose')}</option>
                {reasons.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Input>
            )}
          </FormField>
        )}
        <FormField id="reason-text" label={t('dialog.text')} hint={t('dialog.textHint')} error={errors.text}>
          {(aria) => (
            <Input
              {...aria}
              innerRef={area}
              rows={4}
              maxLength={maxLength}
              type="textarea"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                onKeep?.(reason, event.target.value);
              }}
            />
          )}
        </FormField>
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <SubmitButton isBusy={isBusy} color={color}>
            {confirm}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
