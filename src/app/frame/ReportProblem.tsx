import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button, Form } from 'reactstrap';
import { LIMITS } from '../../../contract/limits';
import { Dialog } from '../../components/dialog/Dialog';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextAreaField } from '../../components/form/TextAreaField';
import { selectIsSignedIn, selectIsTemporary } from '../../state/session';
import { RecordingButtons } from './RecordingButtons';
import { useProblemReport } from './useProblemReport';

interface ReportProblemProps {
  readonly onClose: () => void;
}

/** A note on what went wrong, and the log of this tab where it was recorded: sent to the board, or saved. */
export function ReportProblem({ onClose }: ReportProblemProps) {
  const { t } = useTranslation('problem');
  // The board must know whom to ask about a report, so only somebody signed in can send one.
  const isSignedIn = useSelector(selectIsSignedIn);
  const isTemporary = useSelector(selectIsTemporary);
  const canSend = isSignedIn && !isTemporary;
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isRecorded, isBusy, failure, isSaved, scanned, left, send, save, saveWithout } =
    useProblemReport(onClose);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() === '') document.getElementById('problem-note')?.focus();
    else if (!isBusy && canSend) void send(note.trim());
  }

  return (
    <Dialog title={t('report')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <TextAreaField
          id="problem-note"
          label={t('note')}
          hint={t(canSend ? 'noteHint' : 'noteHintSignedOut')}
          error={isMissing ? t('noteMissing') : undefined}
          maxLength={LIMITS.commentText}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            if (event.currentTarget.value.trim() !== '') setMissing(false);
          }}
        />
        <p>{isRecorded ? t(canSend ? 'recorded' : 'recordedSignedOut') : t('notRecorded')}</p>
        <RecordingButtons
          onSave={() => {
            save(note.trim());
          }}
        />
        <div role="status">
          {isSaved ? <p>{t('saved')}</p> : null}
          {scanned === null ? null : (
            <div className="alert alert-warning">
              <p>{t(canSend ? 'scanned' : 'scannedSignedOut')}</p>
              <blockquote className="mb-0">{scanned}</blockquote>
            </div>
          )}
        </div>
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        {left === null ? null : (
          <p>
            <Button
              color="secondary"
              outline
              size="sm"
              onClick={() => {
                saveWithout(note.trim());
              }}
            >
              {t('cut', { value: left })}
            </Button>
          </p>
        )}
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('cancel')}
          </Button>
          {canSend ? <SubmitButton isBusy={isBusy}>{t('send')}</SubmitButton> : null}
        </div>
      </Form>
    </Dialog>
  );
}
