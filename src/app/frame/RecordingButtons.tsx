import downloadIcon from 'bootstrap-icons/icons/download.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { restartRecording } from '../../browser/logStorage';
import { Icon } from '../../components/Icon';
import { useRecording } from './recordingContext';

interface RecordingButtonsProps {
  readonly onSave: () => void;
}

/**
 * Saves or ends the recording of this tab, or begins one; beginning and ending load the page again. What nobody was handed is gone
 * with the recording, so ending asks first.
 */
export function RecordingButtons({ onSave }: RecordingButtonsProps) {
  const { t } = useTranslation('problem');
  const recording = useRecording();
  /** What would be lost, while that is asked. */
  const [unsaved, setUnsaved] = useState<{ readonly steps: number | null }>();
  if (recording === undefined)
    return (
      <p>
        <Button color="secondary" outline size="sm" onClick={restartRecording}>
          {t('start')}
        </Button>
      </p>
    );
  const stop = (): void => {
    recording.stop();
    location.reload();
  };
  const save = (): void => {
    setUnsaved(undefined);
    onSave();
  };
  if (unsaved !== undefined)
    return (
      <div role="alert">
        <p>{unsaved.steps === null ? t('stopUnsaved') : t('stopSince', { count: unsaved.steps })}</p>
        <p className="recording-buttons">
          <Button color="secondary" outline size="sm" onClick={save}>
            <Icon paths={downloadIcon} /> {t('download')}
          </Button>
          <Button color="danger" outline size="sm" onClick={stop}>
            {t('stopAnyway')}
          </Button>
        </p>
      </div>
    );
  return (
    <p className="recording-buttons">
      <Button color="secondary" outline size="sm" onClick={save}>
        <Icon paths={downloadIcon} /> {t('download')}
      </Button>
      <Button
        color="secondary"
        outline
        size="sm"
        onClick={() => {
          const steps = recording.sinceHandedOver();
          if (steps === 0) stop();
          else setUnsaved({ steps });
        }}
      >
        {t('stop')}
      </Button>
    </p>
  );
}
