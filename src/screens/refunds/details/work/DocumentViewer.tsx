import check from 'bootstrap-icons/icons/check.svg';
import download from 'bootstrap-icons/icons/download.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DocumentEntity } from '../../../../../contract/entities/document';
import { documentsApi } from '../../../../api/documents/documents';
import { useDownload } from '../../../../api/base/useDownload';
import { Icon } from '../../../../components/Icon';
import { useIsWide } from '../../../../components/useIsWide';
import { useFormat } from '../../../../i18n/useFormat';
import { useClaimWords } from '../../useClaimWords';
import { DocumentPage } from './DocumentPage';
import { useShownDocument } from './useShownDocument';

interface DocumentViewerProps {
  readonly documents: readonly DocumentEntity[];
  /** The document on show, by its place in the list. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/**
 * The evidence, read beside the lines. On a narrower screen a document is fetched when it is asked for: opening one is recorded, and
 * takes the place of the lines.
 */
export function DocumentViewer({ documents, place, onPlace }: DocumentViewerProps) {
  const { t } = useTranslation('refund');
  const words = useClaimWords();
  const format = useFormat();
  const isWide = useIsWide();
  const [isAsked, setAsked] = useState(false);
  const document = documents[place];
  const isOpen = isWide || isAsked;
  const shown = useShownDocument(isOpen && document !== undefined ? document : null);
  const isOnlyOne = (kind: DocumentEntity['kind']): boolean =>
    documents.filter((each) => each.kind === kind).length === 1;
  const file = useDownload(documentsApi.endpoints.downloadDocument, document?.fileName ?? '');
  return (
    <section className="surface document-viewer no-print" aria-labelledby="claim-documents">
      <h2 id="claim-documents">{t('section.documents')}</h2>
      {document === undefined ? <p className="text-secondary mb-0">{t('viewer.none')}</p> : null}
      <ul className="viewer-tabs" aria-label={t('viewer.list')}>
        {documents.map(({ id, kind, fileName, opened }, index) => (
          <li key={id}>
            <button
              type="button"
              className="viewer-tab"
              title={fileName}
              aria-pressed={isOpen && index === place}
              onClick={() => {
                setAsked(true);
                onPlace(index);
              }}
            >
              {opened === undefined ? null : (
                <span title={t('viewer.opened', { name: opened.by.name })}>
                  <Icon paths={check} label={t('viewer.opened', { name: opened.by.name })} />{' '}
                </span>
              )}
              {isOnlyOne(kind) ? words.document(kind) : fileName}
            </button>
          </li>
        ))}
      </ul>
      {document !== undefined && isOpen ? (
        <>
          <div className="viewer-head">
            <small data-may-cut>
              {t('viewer.facts', {
                name: document.fileName,
                by: document.uploadedBy.name,
                at: format.dayOf(document.uploadedAt),
              })}
            </small>
            <Button
              color="link"
              size="sm"
              aria-busy={file.isBusy}
              onClick={() => {
                file.run({ params: { id: document.id } });
              }}
            >
              <Icon paths={download} /> {t('viewer.download')}
            </Button>
          </div>
          {file.failure === undefined ? null : (
            <p role="alert" className="text-danger-emphasis">
              {file.failure}
            </p>
          )}
          <DocumentPage document={document} shown={shown} />
        </>
      ) : null}
    </section>
  );
}
