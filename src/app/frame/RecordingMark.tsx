import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecording } from './recordingContext';

const ReportProblem = lazy(async () => ({ default: (await import('./ReportProblem')).ReportProblem }));

/** Says quietly that this tab is being recorded; a press offers the log. */
export function RecordingMark() {
  const { t } = useTranslation('problem');
  const recording = useRecording();
  const [isOpen, setOpen] = useState(false);
  if (recording === undefined) return null;
  return (
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
        <Suspense fallback={null}>
          <ReportProblem
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
