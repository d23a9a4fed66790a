import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormText } from 'reactstrap';
import { documentKind, type DocumentEntity } from '../../../../contract/entities/document';
import { DOCUMENT_ACCEPT, LIMITS } from '../../../../contract/limits';
import { documentKindName } from '../../../../contract/texts/refundNames';
import { useRemoveDocumentMutation } from '../../../api/documents/documents';
import { roomForFiles } from '../../../api/documents/uploads';
import type { Uploads } from '../../../api/documents/useUploads';
import { FileField } from '../../../components/form/FileField';
import { SelectField } from '../../../components/form/SelectField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import type { ApplicationEvent } from './application';
import { UploadLine } from './UploadLine';

interface DocumentsStepProps {
  /** The kind it cannot do without, null where none is; left out where documents are there already. */
  readonly needed?: string | null;
  readonly documents: readonly DocumentEntity[];
  readonly uploads: Uploads;
  readonly error: string | undefined;
  readonly send: (event: ApplicationEvent) => void;
}

const KINDS = ['certificate', 'sales-statement', 'invoice', 'power-of-attorney', 'other'] as const;

/** The documents that prove it, each sent as soon as it is chosen. */
export function DocumentsStep({ needed, documents, uploads, error, send }: DocumentsStepProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const language = useLanguage();
  const [removeDocument] = useRemoveDocumentMutation();
  const [chosen, setChosen] = useState<DocumentEntity['kind'] | null>(null);
  const first = documentKind.safeParse(needed);
  const kind = chosen ?? (first.success ? first.data : 'other');
  const room = roomForFiles(documents.length, uploads.uploads);
  const nameOf = (kind: DocumentEntity['kind']): string => documentKindName(language, kind);
  return (
    <>
      <p>
        {t('documents.intro', { limit: format.bytes(LIMITS.documentBytes), count: LIMITS.documentsPerClaim })}
      </p>
      {needed === undefined ? null : (
        <p>
          {first.success
            ? first.data === 'certificate'
              ? t('documents.neededCertificate')
              : t('documents.needed', { document: nameOf(first.data) })
            : t('documents.noneNeeded')}
        </p>
      )}
      <div className="exemption-documents">
        <SelectField
          id="paper-kind"
          label={t('documents.kind')}
          options={KINDS.map((value) => ({ value, text: nameOf(value) }))}
          value={kind}
          onChange={(event) => {
            const wanted = documentKind.safeParse(event.target.value);
            if (wanted.success) setChosen(wanted.data);
          }}
        />
        <FileField
          id="documentIds"
          label={t('documents.add', { document: nameOf(kind) })}
          error={error}
          accept={DOCUMENT_ACCEPT}
          maxBytes={LIMITS.documentBytes}
          isMultiple
          isDisabled={room === 0}
          onFiles={(files) => {
            uploads.add(files.slice(0, room), kind);
            setChosen(null);
          }}
        />
      </div>
      {room === 0 ? (
        <FormText tag="p">{t('documents.full', { count: LIMITS.documentsPerClaim })}</FormText>
      ) : null}
      <ul className="exemption-files" aria-label={t('documents.list')}>
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              <strong>{document.fileName}</strong>{' '}
              <small>
                {nameOf(document.kind)} · {format.bytes(document.sizeBytes)}
              </small>
            </span>
            <Button
              color="secondary"
              outline
              size="sm"
              aria-label={t('documents.remove', { file: document.fileName })}
              onClick={() => {
                send({ type: 'documentRemoved', id: document.id });
                void removeDocument({ params: { id: document.id } });
              }}
            >
              {t('documents.removeShort')}
            </Button>
          </li>
        ))}
        {uploads.uploads.map((one) => (
          <UploadLine key={one.key} one={one} uploads={uploads} />
        ))}
      </ul>
    </>
  );
}
