import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import { LIMITS } from '../../../contract/limits';
import { Dialog } from '../../components/dialog/Dialog';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextAreaField } from '../../components/form/TextAreaField';
import { RecordingButtons } from './RecordingButtons';
import { useProblemReport } from './useProblemReport';

interface ReportProblemProps {
  readonly onClose: () => void;
}

/** A note on what went wrong, and the log of this tab where it was recorded: sent to the board, or saved. */
export function ReportProblem({ onClose }: ReportProblemProps) {
  const { t } = useTranslation('problem');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isRecorded, isBusy, failure, isSaved, send, save } = useProblemReport(onClose);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() === '') document.getElementById('problem-note')?.focus();
    else if (!isBusy) void send(note.trim());
  }

  return (
    <Dialog title={t('report')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <TextAreaField
          id="problem-note"
          label={t('note')}
          hint={t('noteHint')}
          error={isMissing ? t('noteMissing') : undefined}
          maxLength={LIMITS.commentText}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            if (event.currentTarget.value.trim() !== '') setMissing(false);
          }}
        />
        <p>{isRecorded ? t('recorded') : t('notRecorded')}</p>
        <RecordingButtons
          onSave={() => {
            save(note.trim());
          }}
        />
        <p role="status">{isSaved ? t('saved') : null}</p>
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton isBusy={isBusy}>{t('send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
