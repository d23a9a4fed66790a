import { useTranslation } from 'react-i18next';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';
import type { Uploading } from './uploads';
import type { Uploads } from './useUploads';

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
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={t('evidence.remove', { file: document.fileName })}
            onClick={() => {
              onRemove(document);
            }}
          >
            {t('evidence.removeShort')}
          </button>
        </li>
      ))}
      {uploads.uploads.map((one) => (
        <UploadRow key={one.key} one={one} uploads={uploads} />
      ))}
    </ul>
  );
}

interface UploadRowProps {
  readonly one: Uploading;
  readonly uploads: Uploads;
}

function UploadRow({ one, uploads }: UploadRowProps) {
  const { t } = useTranslation('claim');
  const words = useClaimWords();
  const { key, fileName, kind, percent, failure } = one;
  const state = percent < 100 ? t('evidence.uploading', { percent }) : t('evidence.checking');
  return (
    <li className={failure === null ? '' : 'is-failed'}>
      <div>
        <strong>{fileName}</strong>
        <small>{words.document(kind)}</small>
        {failure === null ? (
          <>
            <progress value={percent} max={100} aria-label={`${fileName}: ${state}`} />
            <small>{state}</small>
          </>
        ) : (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
      {failure === null ? null : (
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-label={t('evidence.retryOf', { file: fileName })}
          onClick={() => {
            uploads.retry(key);
          }}
        >
          {t('evidence.retry')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-label={t(failure === null ? 'evidence.cancel' : 'evidence.remove', { file: fileName })}
        onClick={() => {
          uploads.drop(key);
        }}
      >
        {t(failure === null ? 'evidence.cancelShort' : 'evidence.removeShort')}
      </button>
    </li>
  );
}
