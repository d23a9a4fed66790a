import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { ChoiceField } from '../form/ChoiceField';
import { FormField } from '../form/FormField';
import { SubmitButton } from '../form/SubmitButton';
import { TextArea } from '../form/TextArea';
import { StatusBadge } from './StatusBadge';

export interface CommentShown {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly text: string;
  readonly isInternal: boolean;
}

/** A comment as far as it is written. */
interface Written {
  readonly text: string;
  readonly isInternal: boolean;
}

interface CommentThreadProps {
  readonly comments: readonly CommentShown[];
  readonly maxLength: number;
  /** The company's name where the writer may write for staff alone, and does unless the company is chosen; null for the company's people. */
  readonly company: string | null;
  /** What is written and not sent yet, and where to keep it. */
  readonly written: Written;
  readonly onWrite: (written: Written) => void;
  /** Sends a comment; answers the sentence to show, null when it went well. Left out for who may only read. */
  readonly onSend?: (text: string, isInternal: boolean) => Promise<string | null>;
}

/** Comments on a record, shared or for staff alone, the oldest first. What was written stays when sending fails. */
export function CommentThread(props: CommentThreadProps) {
  const { comments, maxLength, company, written, onWrite, onSend } = props;
  const { t } = useTranslation('components');
  const format = useFormat();
  const { text, isInternal } = written;
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || onSend === undefined) return;
    if (text.trim() === '') {
      setError(t('comments.missing'));
      return;
    }
    setBusy(true);
    const failure = await onSend(text.trim(), isInternal);
    setBusy(false);
    setError(failure ?? undefined);
    if (failure === null) onWrite({ text: '', isInternal: company !== null });
  }

  return (
    <div className="comments">
      {comments.length === 0 ? <p className="text-secondary">{t('comments.none')}</p> : null}
      <ol className="comment-list">
        {comments.map((comment) => (
          <li key={comment.id} className={comment.isInternal ? 'comment is-internal' : 'comment'}>
            <p className="comment-head">
              <strong>{comment.by}</strong> · <time dateTime={comment.at}>{format.instant(comment.at)}</time>
              {comment.isInternal ? <StatusBadge tone="neutral" label={t('comments.internal')} /> : null}
            </p>
            <p className="comment-text">{comment.text}</p>
          </li>
        ))}
      </ol>
      {onSend === undefined ? null : (
        <Form noValidate className="no-print" onSubmit={(event) => void send(event)}>
          {company === null ? null : (
            <ChoiceField
              id="comment-for"
              legend={t('comments.readBy')}
              isCompact
              choices={[
                { value: 'staff', label: t('comments.note') },
                { value: 'company', label: t('comments.message') },
              ]}
              value={isInternal ? 'staff' : 'company'}
              onChoose={(chosen) => {
                onWrite({ text, isInternal: chosen === 'staff' });
              }}
            />
          )}
          <FormField id="comment" label={t('comments.label')} error={error}>
            {(aria) => (
              <TextArea
                {...aria}
                rows={3}
                maxLength={maxLength}
                value={text}
                onChange={(event) => {
                  onWrite({ text: event.target.value, isInternal });
                }}
              />
            )}
          </FormField>
          <SubmitButton isBusy={isBusy}>
            {company === null
              ? t('comments.send')
              : isInternal
                ? t('comments.addNote')
                : t('comments.sendTo', { company })}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
