import download from 'bootstrap-icons/icons/download.svg';
import trash from 'bootstrap-icons/icons/trash.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { Icon } from '../Icon';

export interface DocumentShown {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly sizeBytes: number;
  readonly by: string;
  readonly at: string;
}

interface DocumentListProps {
  readonly documents: readonly DocumentShown[];
  readonly onDownload: (document: DocumentShown) => void;
  /** Left out where documents are fixed. */
  readonly onRemove?: (document: DocumentShown) => void;
}

/** Pieces of evidence with what they are, how big, from whom and when. */
export function DocumentList({ documents, onDownload, onRemove }: DocumentListProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  if (documents.length === 0) return <p className="text-secondary">{t('documents.none')}</p>;
  return (
    <ul className="document-list">
      {documents.map((document) => (
        <li key={document.id}>
          <Button
            color="link"
            className="document-name"
            onClick={() => {
              onDownload(document);
            }}
          >
            <Icon paths={download} /> {document.name}
          </Button>
          <span className="document-facts">
            {document.kind} · {format.bytes(document.sizeBytes)} · {document.by} ·{' '}
            {format.instant(document.at)}
          </span>
          {onRemove === undefined ? null : (
            <button
              type="button"
              className="btn-icon"
              aria-label={t('documents.remove', { name: document.name })}
              onClick={() => {
                onRemove(document);
              }}
            >
              <Icon paths={trash} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
