import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, Input } from 'reactstrap';
import { FormField } from '../form/FormField';
import { SubmitButton } from '../form/SubmitButton';
import { TextArea } from '../form/TextArea';
import type { Choice } from '../list/listTypes';
import { Dialog } from './Dialog';
import { TextTemplates } from './TextTemplates';

/** A reason as far as it is written: the choice, and the words. */
interface Written {
  readonly reason: string;
  readonly text: string;
}

/** Who reads the words, and therefore what the dialog asks for. */
export type ReasonPurpose =
  | 'audit'
  | 'acting'
  | 'reversal'
  | 'rejection'
  | 'decision'
  | 'company'
  | 'verifier'
  | 'approver'
  | 'reply'
  | 'board'
  | 'review';

export interface ReasonDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The audit trail, unless somebody else reads the words. */
  readonly purpose?: ReasonPurpose;
  /** Reasons to choose from; left out where text alone is asked for. */
  readonly reasons?: readonly Choice[];
  /** The reason that says nothing without words; `every` where none does. */
  readonly needsText?: string;
  /** Texts that can be put in for a chosen reason, each by the name of its button. */
  readonly templates?: (reason: string) => readonly { readonly name: string; readonly text: string }[];
  /** Shown below the words, made from them as they are written. */
  readonly preview?: (text: string) => ReactNode;
  /** What is written, where somebody keeps it longer than the dialog is open. */
  readonly written?: Written;
  readonly onWrite?: (written: Written) => void;
  readonly maxLength: number;
  readonly confirm: string;
  /** Names the way out where “Cancel” could be read as the action. */
  readonly cancel?: string;
  readonly color?: 'primary' | 'danger';
  readonly onConfirm: (reasonCode: string, text: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** An action that needs a reason: one from a list, and words. What was written stays when the action fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    children,
    purpose = 'audit',
    reasons,
    needsText,
    templates,
    preview,
    written,
    onWrite,
    maxLength,
    confirm,
    cancel,
    color = 'primary',
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('components');
  // Beside a list of reasons the words are its details.
  const words = purpose === 'audit' && reasons !== undefined ? 'auditDetails' : purpose;
  const [own, setOwn] = useState<Written>({ reason: '', text: '' });
  const { reason, text } = written ?? own;
  const write = (change: Partial<Written>): void => {
    const next = { reason, text, ...change };
    setOwn(next);
    onWrite?.(next);
  };
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const select = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const isReasonMissing = reasons !== undefined && reason === '';
  const isTextMissing =
    text.trim() === '' && (reasons === undefined || needsText === 'every' || reason === needsText);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setAsked(true);
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
          <FormField
            id="reason-code"
            label={t('dialog.reason')}
            error={isAsked && isReasonMissing ? t('dialog.reasonMissing') : undefined}
          >
            {(aria) => (
              <Input
                {...aria}
                innerRef={(element: HTMLElement | null) => {
                  select.current = element;
                }}
                type="select"
                value={reason}
                onChange={(event) => {
                  write({ reason: event.target.value });
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
        {templates === undefined ? null : (
          <TextTemplates
            templates={templates(reason)}
            onChoose={(added) => {
              write({ text: [text.trim(), added].filter((part) => part !== '').join('\n') });
              area.current?.focus();
            }}
          />
        )}
        <FormField
          id="reason-text"
          label={t(`dialog.words.${words}.label`)}
          hint={t(`dialog.words.${words}.hint`)}
          error={isAsked && isTextMissing ? t(`dialog.words.${words}.missing`) : undefined}
        >
          {(aria) => (
            <TextArea
              {...aria}
              innerRef={area}
              maxLength={maxLength}
              value={text}
              aria-keyshortcuts="Control+Enter"
              onChange={(event) => {
                write({ text: event.target.value });
              }}
              onKeyDown={({ key, ctrlKey, metaKey, repeat, currentTarget }) => {
                if (key === 'Enter' && (ctrlKey || metaKey) && !repeat) currentTarget.form?.requestSubmit();
              }}
            />
          )}
        </FormField>
        {preview?.(text.trim())}
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {cancel ?? t('dialog.cancel')}
          </Button>
          <SubmitButton isBusy={isBusy} color={color}>
            {confirm}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
