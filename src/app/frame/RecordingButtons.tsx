import downloadIcon from 'bootstrap-icons/icons/download.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { startRecordingAfresh } from '../../browser/keptLog';
import { Icon } from '../../components/Icon';
import { useRecording } from './recordingContext';

interface RecordingButtonsProps {
  /** The log as it is now was handed to the downloads. */
  readonly isSaved: boolean;
  readonly onSave: () => void;
}

/**
 * Saves or ends the recording of this tab, or begins one; beginning and ending load the page again. A log that was not saved is
 * gone with the recording, so ending asks first.
 */
export function RecordingButtons({ isSaved, onSave }: RecordingButtonsProps) {
  const { t } = useTranslation('problem');
  const recording = useRecording();
  const [isAsking, setAsking] = useState(false);
  if (recording === undefined)
    return (
      <p>
        <Button color="secondary" outline size="sm" onClick={startRecordingAfresh}>
          {t('start')}
        </Button>
      </p>
    );
  const stop = (): void => {
    recording.stop();
    location.reload();
  };
  if (isAsking && !isSaved)
    return (
      <div role="alert">
        <p>{t('stopUnsaved')}</p>
        <p className="recording-buttons">
          <Button color="secondary" outline size="sm" onClick={onSave}>
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
      <Button color="secondary" outline size="sm" onClick={onSave}>
        <Icon paths={downloadIcon} /> {t('download')}
      </Button>
      <Button
        color="secondary"
        outline
        size="sm"
        onClick={() => {
          if (isSaved) stop();
          else setAsking(true);
        }}
      >
        {t('stop')}
      </Button>
    </p>
  );
}
