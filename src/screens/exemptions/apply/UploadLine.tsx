import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback, Progress } from 'reactstrap';
import type { ShownUpload } from '../../../api/documents/uploads';
import type { Uploads } from '../../../api/documents/useUploads';

interface UploadLineProps {
  readonly one: ShownUpload;
  readonly uploads: Uploads;
}

/** A file on its way, or one that did not get there, with the way to try again. */
export function UploadLine({ one, uploads }: UploadLineProps) {
  const { t } = useTranslation('exemption');
  const nameId = useId();
  const { key, fileName, percent, failure } = one;
  const state = t('documents.uploading', { percent });
  return (
    <li>
      <span>
        <strong id={nameId}>{fileName}</strong>
        {failure === null ? (
          <Progress value={percent} barAriaLabelledBy={nameId} barAriaValueText={state} />
        ) : (
          <FormFeedback tag="p" className="field-error" role="alert">
            {failure}
          </FormFeedback>
        )}
      </span>
      {failure === null ? null : (
        <Button
          color="primary"
          outline
          size="sm"
          onClick={() => {
            uploads.retry(key);
          }}
        >
          {t('documents.retry')}
        </Button>
      )}
      <Button
        color="secondary"
        outline
        size="sm"
        aria-label={t('documents.remove', { file: fileName })}
        onClick={() => {
          uploads.drop(key);
        }}
      >
        {t('documents.removeShort')}
      </Button>
    </li>
  );
}
