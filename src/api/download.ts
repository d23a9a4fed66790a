import type { Endpoint } from '../../contract/endpoint';
import { callPath, type CallArg, type CallParts } from './endpointQuery';
import { readFailure, type ApiFailure } from './apiFailure';
import { refreshSession, type ApiThunk, type CallState } from './refresh';
import type { ApiExtra } from './extra';
import { callHeaders } from './callHeaders';

/**
 * Fetches the file an endpoint answers and hands it to the browser's downloads under the name the server gave it. Null when it
 * went well, else the failure to show.
 */
export const download =
  <E extends Endpoint>(
    endpoint: E,
    arg: CallArg<E>,
    fallbackName: string,
  ): ApiThunk<Promise<ApiFailure | null>> =>
  async (dispatch, getState, extra) => {
    const parts: CallParts = arg ?? {};
    const path = callPath(endpoint, parts);
    const triedToken = getState().session?.token;
    let answer = await fetchFile(extra, path, getState());
    if (
      answer?.status === 401 &&
      triedToken !== undefined &&
      (await dispatch(refreshSession(triedToken))) === 'refreshed'
    ) {
      answer = await fetchFile(extra, path, getState());
    }
    if (answer === null) return { kind: 'unreachable', isTimeout: false };
    if (!answer.ok) {
      return readFailure({
        kind: 'answered',
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? '',
        text: await answer.text(),
        serverNow: undefined,
      });
    }
    extra.saveFile(fileName(answer.headers.get('content-disposition')) ?? fallbackName, await answer.blob());
    return null;
  };

const fetchFile = ({ http }: ApiExtra, path: string, state: CallState): Promise<Response | null> =>
  http
    .fetch(http.baseUrl + path, { headers: callHeaders(state), credentials: 'include', cache: 'no-store' })
    .catch(() => null);

/** The name a Content-Disposition gives, its extended form first. */
function fileName(disposition: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return extended === undefined
    ? /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
    : decodeURIComponent(extended);
}
