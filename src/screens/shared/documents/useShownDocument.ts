import { useEffect, useState } from 'react';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { errorMessage } from '../../../api/base/errorMessage';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { readDocument } from '../../../api/documents/readDocument';
import { useLanguage } from '../../../i18n/useFormat';
import { csvRows } from './csvRows';

/** A document as the page shows it. */
export type ShownDocument =
  | { readonly kind: 'address'; readonly address: string }
  /** Its rows are fetched by sheet. */
  | { readonly kind: 'workbook' }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'failed'; readonly sentence: string };

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const IS_WORKBOOK: ShownDocument = { kind: 'workbook' };

/** Whether this browser can show a document on the page; without a viewer of PDFs it would download them instead. */
export const isShowable = ({ type }: Pick<DocumentEntity, 'type'>): boolean =>
  type !== 'application/pdf' || navigator.pdfViewerEnabled;

interface Shown {
  readonly id: string;
  readonly document: ShownDocument;
}

/** Fetches a document to be shown; null while there is none, or while it is on its way. */
export function useShownDocument(document: DocumentEntity | null): ShownDocument | null {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  const { id, fileName, type } = document ?? { id: null, fileName: '', type: '' };
  useEffect(() => {
    if (id === null || type === WORKBOOK) return undefined;
    const left = new AbortController();
    let address: string | null = null;
    const fetchIt = async (): Promise<void> => {
      const read = await dispatch(readDocument(id, fileName, type));
      const rows = read.ok && type === 'text/csv' ? csvRows(await read.file.text()) : null;
      if (left.signal.aborted) return;
      if (!read.ok) {
        setShown({ id, document: { kind: 'failed', sentence: errorMessage(read.failure, language) } });
      } else if (rows !== null) {
        setShown({ id, document: { kind: 'rows', rows } });
      } else {
        // The type is the one the server recognized by content, never the one a name claims.
        address = URL.createObjectURL(
          new Blob([read.file], { type: type === 'image/heic' ? 'image/png' : type }),
        );
        setShown({ id, document: { kind: 'address', address } });
      }
    };
    void fetchIt();
    return () => {
      left.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [id, fileName, type, dispatch, language]);
  if (id !== null && type === WORKBOOK) return IS_WORKBOOK;
  return shown !== null && shown.id === id ? shown.document : null;
}
