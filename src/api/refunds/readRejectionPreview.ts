import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../base/apiFailure';
import type { ApiThunk } from '../base/apiThunk';
import { readApiFailure } from '../base/readApiFailure';
import { refundsApi } from './claims';

interface Rejection {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

type Read = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly failure: ApiFailure };

/** Fetches the letter of a rejection that is not made yet, to be shown on the page. Its bytes stay beside the store. */
export const readRejectionPreview =
  ({ id, ...body }: Rejection, saveAs: string): ApiThunk<Promise<Read>> =>
  async (dispatch, _getState, { held }) => {
    const handle = nanoid();
    const call = refundsApi.endpoints.previewRejection.initiate(
      { params: { id }, body, saveAs, held: handle },
      { track: false },
    );
    const { error } = await dispatch(call);
    const found = held.take(handle);
    if (found?.kind === 'file') return { ok: true, file: found.file };
    return { ok: false, failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
  };
