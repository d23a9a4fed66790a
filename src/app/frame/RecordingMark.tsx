import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from './LazyPart';
import { loadReportProblem } from './loadReportProblem';
import { useRecording } from './recordingContext';

interface RecordingMarkProps {
  /** The page has no header: the mark has a corner of its own. */
  readonly isAlone?: boolean;
}

/** Says quietly that this tab is being recorded; a press offers the log. */
export function RecordingMark({ isAlone = false }: RecordingMarkProps) {
  const { t } = useTranslation('problem');
  const recording = useRecording();
  const [isOpen, setOpen] = useState(false);
  if (recording === undefined) return null;
  const close = (): void => {
    setOpen(false);
  };
  const mark = (
    <>
      <button
        type="button"
        className="recording-mark"
        title={t('recordingHint')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className="recording-dot" aria-hidden="true" />
        <span className="recording-name">{t('recording')}</span>
      </button>
      {isOpen ? (
        <LazyPart load={loadReportProblem} onLost={close}>
          {(ReportProblem) => <ReportProblem onClose={close} />}
        </LazyPart>
      ) : null}
    </>
  );
  return isAlone ? (
    <aside className="recording-corner" aria-label={t('recording')}>
      {mark}
    </aside>
  ) : (
    mark
  );
}
