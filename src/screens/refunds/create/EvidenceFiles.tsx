import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback, Progress } from 'reactstrap';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';
import type { ShownUpload } from '../../../api/documents/uploads';
import type { Uploads } from '../../../api/documents/useUploads';

interface EvidenceFilesProps {
  readonly documents: readonly DocumentEntity[];
  readonly uploads: Uploads;
  readonly onRemove: (document: DocumentEntity) => void;
}

/** The files of the claim: those attached, those on their way, and those that failed with the way to try again. */
export function EvidenceFiles({ documents, uploads, onRemove }: EvidenceFilesProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const words = useClaimWords();
  if (documents.length === 0 && uploads.uploads.length === 0) return <p>{t('evidence.none')}</p>;
  return (
    <ul className="file-list" aria-label={t('evidence.list')}>
      {documents.map((document) => (
        <li key={document.id}>
          <div>
            <strong>{document.fileName}</strong>
            <small>
              {words.document(document.kind)} ·{' '}
              {t('evidence.attached', {
                size: format.bytes(document.sizeBytes),
                at: format.instant(document.uploadedAt),
              })}
            </small>
          </div>
          <Button
            color="secondary"
            outline
            size="sm"
            aria-label={t('evidence.remove', { file: document.fileName })}
            onClick={() => {
              onRemove(document);
            }}
          >
            {t('evidence.removeShort')}
          </Button>
        </li>
      ))}
      {uploads.uploads.map((one) => (
        <UploadRow key={one.key} one={one} uploads={uploads} />
      ))}
    </ul>
  );
}

interface UploadRowProps {
  readonly one: ShownUpload;
  readonly uploads: Uploads;
}

function UploadRow({ one, uploads }: UploadRowProps) {
  const { t } = useTranslation('claim');
  const words = useClaimWords();
  const nameId = useId();
  const { key, fileName, kind, percent, failure } = one;
  const state = percent < 100 ? t('evidence.uploading', { percent }) : t('evidence.checking');
  return (
    <li className={failure === null ? '' : 'is-failed'}>
      <div>
        <strong id={nameId}>{fileName}</strong>
        <small>{words.document(kind)}</small>
        {failure === null ? (
          <>
            <Progress value={percent} barAriaLabelledBy={nameId} barAriaValueText={state} />
            <small>{state}</small>
          </>
        ) : (
          <FormFeedback tag="p" className="field-error" role="alert">
            {failure}
          </FormFeedback>
        )}
      </div>
      {failure === null ? null : (
        <Button
          color="primary"
          outline
          size="sm"
          aria-label={t('evidence.retryOf', { file: fileName })}
          onClick={() => {
            uploads.retry(key);
          }}
        >
          {t('evidence.retry')}
        </Button>
      )}
      <Button
        color="secondary"
        outline
        size="sm"
        aria-label={t(failure === null ? 'evidence.cancel' : 'evidence.remove', { file: fileName })}
        onClick={() => {
          uploads.drop(key);
        }}
      >
        {t(failure === null ? 'evidence.cancelShort' : 'evidence.removeShort')}
      </Button>
    </li>
  );
}
