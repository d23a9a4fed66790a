import { useTranslation } from 'react-i18next';
import type { DocumentEntity } from '../../../../../contract/entities/document';
import { SkeletonLines } from '../../../../components/Skeleton';
import type { ShownDocument } from './useShownDocument';

interface DocumentPageProps {
  readonly document: DocumentEntity;
  readonly shown: ShownDocument | null;
}

/** More rows than anyone compares by eye; the file has all of them. */
const ROWS = 500;

/** A document's content: a PDF in the browser's own viewer, a picture, or a table. */
export function DocumentPage({ document, shown }: DocumentPageProps) {
  const { t } = useTranslation('refund');
  if (shown === null) return <SkeletonLines count={8} />;
  if (shown.kind === 'failed')
    return (
      <p className="alert alert-danger" role="alert">
        {t('viewer.failed')} {shown.sentence}
      </p>
    );
  if (shown.kind === 'rows') return <DocumentRows rows={shown.rows} name={document.fileName} />;
  if (document.type !== 'application/pdf')
    return <img className="viewer-picture" src={shown.address} alt={document.fileName} />;
  // Browsers without a viewer would download the file instead.
  if (!navigator.pdfViewerEnabled) return <p>{t('viewer.noPdf')}</p>;
  return <iframe className="viewer-frame" title={document.fileName} src={`${shown.address}#view=FitH`} />;
}

interface DocumentRowsProps {
  readonly rows: readonly (readonly string[])[];
  readonly name: string;
}

function DocumentRows({ rows, name }: DocumentRowsProps) {
  const { t } = useTranslation('refund');
  const [head = [], ...body] = rows;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="viewer-table" tabIndex={0} role="region" aria-label={name}>
      <table className="table table-sm">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.slice(0, ROWS).map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {body.length > ROWS ? <p>{t('viewer.moreRows', { count: body.length - ROWS })}</p> : null}
    </div>
  );
}
