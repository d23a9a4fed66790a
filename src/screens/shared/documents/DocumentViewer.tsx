import check from 'bootstrap-icons/icons/check.svg';
import download from 'bootstrap-icons/icons/download.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { documentKindName } from '../../../../contract/texts/refundNames';
import type { Language } from '../../../../contract/texts/sentence';
import { documentsApi } from '../../../api/documents/documents';
import { useDownload } from '../../../api/base/useDownload';
import { Icon } from '../../../components/Icon';
import { useIsWide } from '../../../components/useIsWide';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { DocumentPage } from './DocumentPage';
import { isShowable, useShownDocument } from './useShownDocument';
import './documentViewer.scss';

interface DocumentViewerProps {
  readonly documents: readonly DocumentEntity[];
  /** The document on show, by its place in the list. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

const nameOf = (language: Language, kind: DocumentEntity['kind']): string => {
  const name = documentKindName(language, kind);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * The evidence, read beside what it proves. On a narrower screen a document is fetched when it is asked for: opening one is recorded, and
 * takes the place of the rest.
 */
export function DocumentViewer({ documents, place, onPlace }: DocumentViewerProps) {
  const { t } = useTranslation('documentViewer');
  const language = useLanguage();
  const format = useFormat();
  const isWide = useIsWide();
  const [isAsked, setAsked] = useState(false);
  const document = documents[place];
  const isOpen = isWide || isAsked;
  // Fetching a document counts as having opened it: one that would not be seen is left for its download.
  const shown = useShownDocument(isOpen && document !== undefined && isShowable(document) ? document : null);
  const isOnlyOne = (kind: DocumentEntity['kind']): boolean =>
    documents.filter((each) => each.kind === kind).length === 1;
  const file = useDownload(documentsApi.endpoints.downloadDocument, document?.fileName ?? '');
  return (
    <section className="surface document-viewer no-print" aria-labelledby="record-documents">
      <h2 id="record-documents">{t('title')}</h2>
      {document === undefined ? <p className="text-secondary mb-0">{t('none')}</p> : null}
      <ul className="viewer-tabs" aria-label={t('list')}>
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
                <span title={t('opened', { name: opened.by.name })}>
                  <Icon paths={check} label={t('opened', { name: opened.by.name })} />{' '}
                </span>
              )}
              {isOnlyOne(kind) ? nameOf(language, kind) : fileName}
            </button>
          </li>
        ))}
      </ul>
      {document !== undefined && isOpen ? (
        <>
          <div className="viewer-head">
            <small data-may-cut>
              {t('facts', {
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
              <Icon paths={download} /> {t('download')}
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
