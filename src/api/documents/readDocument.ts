import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../base/apiFailure';
import type { ApiThunk } from '../base/apiThunk';
import { readApiFailure } from '../base/readApiFailure';
import { documentsApi } from './documents';

type Read = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly failure: ApiFailure };

const HEIC = 'image/heic';

/** Fetches a document to be shown on the page. Its bytes stay beside the store: the result has its name, size, and type. */
export const readDocument =
  (id: string, name: string, type: string): ApiThunk<Promise<Read>> =>
  async (dispatch, _getState, { held }) => {
    const handle = nanoid();
    const { downloadDocument, showDocumentPicture } = documentsApi.endpoints;
    // Browsers show no HEIC.
    const endpoint = type === HEIC ? showDocumentPicture : downloadDocument;
    const call = endpoint.initiate({ params: { id }, saveAs: name, held: handle }, { track: false });
    const { error } = await dispatch(call);
    const found = held.take(handle);
    if (found?.kind === 'file') return { ok: true, file: found.file };
    return { ok: false, failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
  };
