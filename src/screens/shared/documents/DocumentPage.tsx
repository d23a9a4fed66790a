import { useTranslation } from 'react-i18next';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { SkeletonLines } from '../../../components/Skeleton';
import { DocumentRows } from './DocumentRows';
import { isShowable, type ShownDocument } from './useShownDocument';
import { WorkbookPage } from './WorkbookPage';

interface DocumentPageProps {
  readonly document: DocumentEntity;
  readonly shown: ShownDocument | null;
}

/** A document's content: a PDF in the browser's own viewer, a picture, or a table. */
export function DocumentPage({ document, shown }: DocumentPageProps) {
  const { t } = useTranslation('documentViewer');
  if (!isShowable(document)) return <p>{t('noPdf')}</p>;
  if (shown === null) return <SkeletonLines count={8} />;
  if (shown.kind === 'failed')
    return (
      <p className="alert alert-danger" role="alert">
        {t('failed')} {shown.sentence}
      </p>
    );
  if (shown.kind === 'workbook') return <WorkbookPage document={document} />;
  if (shown.kind === 'rows') return <DocumentRows rows={shown.rows} name={document.fileName} />;
  if (document.type !== 'application/pdf')
    return <img className="viewer-picture" src={shown.address} alt={document.fileName} />;
  return (
    <>
      {/* Some phones show only the first page in a frame. */}
      <a className="d-inline-block mb-2" href={shown.address} target="_blank" rel="noreferrer">
        {t('newTab')}
      </a>
      <iframe className="viewer-frame" title={document.fileName} src={`${shown.address}#view=FitH`} />
    </>
  );
}
