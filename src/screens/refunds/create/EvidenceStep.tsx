import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormText } from 'reactstrap';
import { DOCUMENT_KINDS, documentKind, type DocumentEntity } from '../../../../contract/entities/document';
import { DOCUMENT_ACCEPT, LIMITS } from '../../../../contract/limits';
import { FileField } from '../../../components/form/FileField';
import { SelectField } from '../../../components/form/SelectField';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';
import { EvidenceFiles } from './EvidenceFiles';
import { NeededEvidence } from './NeededEvidence';
import { roomForFiles } from '../../../api/documents/uploads';
import type { Uploads } from '../../../api/documents/useUploads';

interface EvidenceStepProps {
  readonly needed: readonly string[];
  readonly documents: readonly DocumentEntity[];
  readonly uploads: Uploads;
  readonly error: string | undefined;
  readonly onRemove: (document: DocumentEntity) => void;
}

const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'decision');

/** The documents that prove the claim, each sent as soon as it is chosen. */
export function EvidenceStep({ needed, documents, uploads, error, onRemove }: EvidenceStepProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const words = useClaimWords();
  const missing = needed.filter((kind) => !documents.some((document) => document.kind === kind));
  const [chosenKind, setKind] = useState<DocumentEntity['kind'] | null>(null);
  const firstMissing = documentKind.safeParse(missing[0] ?? needed[0]);
  const kind = chosenKind ?? (firstMissing.success ? firstMissing.data : 'entry-summary');
  const room = roomForFiles(documents.length, uploads.uploads);
  return (
    <>
      <p>
        {t('evidence.intro', { limit: format.bytes(LIMITS.documentBytes), count: LIMITS.documentsPerClaim })}
      </p>
      <NeededEvidence needed={needed} missing={missing} />
      <div className="evidence-add">
        <SelectField
          id="evidence-kind"
          label={t('evidence.kind')}
          options={KINDS.map((value) => ({ value, text: words.document(value) }))}
          value={kind}
          onChange={(event) => {
            const wanted = documentKind.safeParse(event.target.value);
            if (wanted.success) setKind(wanted.data);
          }}
        />
        {room === 0 ? null : (
          <FileField
            id="documentIds"
            label={t('evidence.addOf', { kind: words.document(kind) })}
            error={error}
            accept={DOCUMENT_ACCEPT}
            maxBytes={LIMITS.documentBytes}
            isMultiple
            onFiles={(files) => {
              uploads.add(files.slice(0, room), kind);
              setKind(null);
            }}
          />
        )}
      </div>
      {room === 0 ? (
        <FormText tag="p">{t('evidence.tooMany', { count: LIMITS.documentsPerClaim })}</FormText>
      ) : null}
      <EvidenceFiles documents={documents} uploads={uploads} onRemove={onRemove} />
    </>
  );
}
