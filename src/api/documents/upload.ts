import type { DataOf, Endpoint } from '../../../contract/endpoint';
import { readAnswer, type ApiFailure } from '../base/apiFailure';
import { callHeaders } from '../base/callHeaders';
import { answerSchema, callPath, endpointQuery, type CallArg } from '../base/endpointQuery';
import type { NoAnswer, RawAnswer } from '../base/httpRequest';
import { refreshSession, type ApiThunk } from '../base/refresh';

export interface Uploading {
  /** Percent of the file that has left. */
  readonly onProgress: (percent: number) => void;
  /** Breaks the sending off; the outcome is then `unreachable`. */
  readonly signal: AbortSignal;
}

export type Uploaded<D> =
  { readonly ok: true; readonly data: D } | { readonly ok: false; readonly failure: ApiFailure };

/** Sends a file to an endpoint that takes one. The file stays out of the action stream and of the caches. */
export const upload =
  <E extends Endpoint>(
    endpoint: E,
    arg: CallArg<E>,
    { onProgress, signal }: Uploading,
  ): ApiThunk<Promise<Uploaded<DataOf<E>>>> =>
  async (dispatch, getState, extra) => {
    const { body } = endpointQuery(endpoint)(arg);
    if (!(body instanceof FormData)) throw new Error(`${endpoint.path} was called without a file`);
    const address = extra.http.baseUrl + callPath(endpoint, {});
    const send = (): Promise<RawAnswer | NoAnswer> =>
      extra.upload({ address, headers: callHeaders(getState()), form: body, onProgress, signal });
    const triedToken = getState().session?.token;
    let answer = await send();
    if (answer.kind === 'answered' && answer.status === 401 && triedToken !== undefined) {
      if ((await dispatch(refreshSession(triedToken))) === 'refreshed') answer = await send();
    }
    const read = readAnswer(answer, answerSchema(endpoint));
    return read.ok ? { ok: true, data: read.data as DataOf<E> } : { ok: false, failure: read.failure };
  };
