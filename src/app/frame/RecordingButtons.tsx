import downloadIcon from 'bootstrap-icons/icons/download.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { startRecordingAfresh } from '../../browser/keptLog';
import { Icon } from '../../components/Icon';
import { useRecording } from './recordingContext';

interface RecordingButtonsProps {
  readonly onSave: () => void;
}

/** Saves or ends the recording of this tab, or begins one; beginning and ending load the page again. */
export function RecordingButtons({ onSave }: RecordingButtonsProps) {
  const { t } = useTranslation('problem');
  const recording = useRecording();
  if (recording === undefined)
    return (
      <p>
        <Button color="secondary" outline size="sm" onClick={startRecordingAfresh}>
          {t('start')}
        </Button>
      </p>
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
          recording.stop();
          location.reload();
        }}
      >
        {t('stop')}
      </Button>
    </p>
  );
}
