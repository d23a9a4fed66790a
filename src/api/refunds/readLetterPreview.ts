import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../base/apiFailure';
import type { ApiThunk } from '../base/apiThunk';
import { readApiFailure } from '../base/readApiFailure';
import { refundsApi } from './claims';

/** A decision that is not made yet. */
export type ForeseenDecision =
  { readonly kind: 'approved' } | { readonly kind: 'rejected'; readonly reason: string };

interface OnClaim {
  readonly id: string;
  readonly version: number;
}

type Read = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly failure: ApiFailure };

/** Fetches the letter of a decision that is not made yet, to be shown on the page. Its bytes stay beside the store. */
export const readLetterPreview =
  ({ id, version }: OnClaim, decision: ForeseenDecision, saveAs: string): ApiThunk<Promise<Read>> =>
  async (dispatch, _getState, { held }) => {
    const handle = nanoid();
    const call = { params: { id }, saveAs, held: handle };
    const { previewApproval, previewRejection } = refundsApi.endpoints;
    const { error } = await (decision.kind === 'approved'
      ? dispatch(previewApproval.initiate({ ...call, body: { version } }, { track: false }))
      : dispatch(
          previewRejection.initiate(
            { ...call, body: { version, reason: decision.reason } },
            { track: false },
          ),
        ));
    const found = held.take(handle);
    if (found?.kind === 'file') return { ok: true, file: found.file };
    return { ok: false, failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
  };
