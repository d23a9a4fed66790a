import type { Endpoint } from '../../../contract/endpoint';
import { callPath, type CallArg, type CallParts } from './endpointQuery';
import { readFailure, type ApiFailure } from './apiFailure';
import type { NoAnswer, RawAnswer } from './httpRequest';
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
    let fetched = await fetchFile(extra, path, getState());
    if (
      fetched.kind === 'answered' &&
      fetched.status === 401 &&
      triedToken !== undefined &&
      (await dispatch(refreshSession(triedToken))) === 'refreshed'
    ) {
      fetched = await fetchFile(extra, path, getState());
    }
    if (fetched.kind !== 'file') return readFailure(fetched);
    extra.saveFile(fetched.name ?? fallbackName, fetched.content);
    return null;
  };

interface FetchedFile {
  readonly kind: 'file';
  /** As the server calls it. */
  readonly name: string | undefined;
  readonly content: Blob;
}

/** Never throws: a file that breaks off on its way is no file. A page of a proxy's in its place, or nothing, is none either. */
async function fetchFile(
  { http }: ApiExtra,
  path: string,
  state: CallState,
): Promise<FetchedFile | RawAnswer | NoAnswer> {
  try {
    const response = await http.fetch(http.baseUrl + path, {
      headers: callHeaders(state),
      credentials: 'include',
      cache: 'no-store',
    });
    const { status, headers } = response;
    const contentType = headers.get('content-type') ?? '';
    if (status === 200 && !contentType.startsWith('text/html'))
      return {
        kind: 'file',
        name: fileName(headers.get('content-disposition')),
        content: await response.blob(),
      };
    return {
      kind: 'answered',
      status,
      contentType,
      text: await response.text(),
      serverNow: undefined,
      boardZone: null,
    };
  } catch {
    return { kind: 'unreachable', isTimeout: false };
  }
}

/** The name a Content-Disposition gives, its extended form first. */
function fileName(disposition: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  if (extended === undefined) return plain;
  try {
    return decodeURIComponent(extended);
  } catch {
    return plain;
  }
}
